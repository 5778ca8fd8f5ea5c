"""Files of rows, written while the rows come: .parquet, .csv or .jsonl."""

from __future__ import annotations

import csv
import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

Row = dict[str, Any]
ROWS_IN_A_GROUP: Final = 5000


class RowFile:
    """One file. `finish` gives it its name; without that nothing is left of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unfinished = path.with_name(path.name + ".new")
        self.rows = 0

    def add(self, rows: list[Row]) -> None:
        if rows:
            self.put(rows)
            self.rows += len(rows)

    def finish(self) -> None:
        self.close()
        self.unfinished.replace(self.path)

    def abandon(self) -> None:
        self.close()
        self.unfinished.unlink(missing_ok=True)

    def put(self, rows: list[Row]) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class TextRows(RowFile):
    """.jsonl or .csv"""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.stream = self.unfinished.open("w", encoding="utf-8", newline="")

    def put(self, rows: list[Row]) -> None:
        if self.path.suffix.lower() == ".jsonl":
            self.stream.writelines(json.dumps(row) + "\n" for row in rows)
            return
        writer = csv.DictWriter(self.stream, list(rows[0]), lineterminator="\n")
        if not self.rows:
            writer.writeheader()
        writer.writerows(rows)

    def close(self) -> None:
        self.stream.close()


class ParquetRows(RowFile):
    """.parquet; lists of numbers take 16 bits each, but for actions, which may be larger."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.arrow = import_module("pyarrow")  # here: slow to load; by name: it has no types
        self.parquet = import_module("pyarrow.parquet")
        self.writer: Any = None
        self.schema: Any = None
        self.waiting: list[Row] = []

    def put(self, rows: list[Row]) -> None:
        self.waiting += rows
        if len(self.waiting) >= ROWS_IN_A_GROUP:
            self._write()

    def _write(self) -> None:
        if self.writer is None:
            columns = [(name, self._type(name, value)) for name, value in self.waiting[0].items()]
            self.schema = self.arrow.schema(columns)
            self.writer = self.parquet.ParquetWriter(self.unfinished, self.schema)
        self.writer.write_table(self.arrow.Table.from_pylist(self.waiting, self.schema))
        self.waiting = []

    def _type(self, name: str, value: object) -> Any:
        if isinstance(value, list):
            return self.arrow.list_(self.arrow.int32() if name == "legal" else self.arrow.int16())
        if isinstance(value, str):
            return self.arrow.string()
        return self.arrow.float64() if isinstance(value, float) else self.arrow.int64()

    def close(self) -> None:
        if self.waiting:
            self._write()
        if self.writer is not None:
            self.writer.close()


def row_file(path: Path) -> RowFile:
    return ParquetRows(path) if path.suffix.lower() == ".parquet" else TextRows(path)
