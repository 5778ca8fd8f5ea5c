"""The judgement of bots: what a greenhorn leaves out."""
