"""How things are held in small numbers."""
