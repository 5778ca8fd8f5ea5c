"""The rules of Carson City: steps and questions, one module for each section of the rulebook."""
