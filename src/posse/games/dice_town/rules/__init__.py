"""The rules as steps, one module for each section of the rulebook."""
