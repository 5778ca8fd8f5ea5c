"""Made-up games are interpreted, and cannot build on the compiled engine: `make fast` does without them."""

from posse.core import table

collect_ignore = [] if str(table.__file__).endswith(".py") else ["test_big_table.py", "test_questions.py"]
