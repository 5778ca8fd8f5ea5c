"""The rules of Colt Express: steps and questions, one module for each section of the rulebook."""
