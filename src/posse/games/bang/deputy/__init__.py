"""The bots' judgement."""
