"""One server at a time uses an SQLite file. A second one refuses to start."""

import pytest

from posse.core.errors import PosseError
from posse.messages import LANGUAGES
from posse.server.ops.run import data_folder
from posse.server.store.storage import Storage
from posse.words import Words


def in_use(lang, database):
    return Words(lang).t("error-database-in-use", url=str(database))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_is_for_one_server_at_a_time(posse, tmp_path, lang):
    file = tmp_path / "games.db"
    with data_folder(tmp_path, f"sqlite:///{file}"):
        done = posse("serve", "--port", "0", "--db", f"sqlite:///{file}", "--lang", lang)
    assert (done.code, done.out, done.err) == (2, "", in_use(lang, file) + "\n")


def test_a_file_in_a_folder_in_use_is_in_use_too(tmp_path):
    with data_folder(tmp_path, ""):
        for name in ("posse.db", "../" + tmp_path.name + "/posse.db"):
            with (
                pytest.raises(PosseError, match="error-database-in-use"),
                data_folder(tmp_path, f"sqlite:///{tmp_path / name}"),
            ):
                pass
        with data_folder(tmp_path, f"sqlite:///{tmp_path / 'other.db'}"):
            pass
    with data_folder(tmp_path, f"sqlite:///{tmp_path / 'posse.db'}"):
        pass


def test_a_locked_file_keeps_what_is_in_it_whatever_its_name(tmp_path):
    file = tmp_path / "games.lock"
    file.write_text("tables")
    with data_folder(tmp_path, f"sqlite:///{file}"):
        assert file.read_text() == "tables"


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path):
    with (
        pytest.raises(PosseError, match=r"error-database .*No such file"),
        data_folder(tmp_path, f"sqlite:///{tmp_path}/none/games.db"),
    ):
        pass


@pytest.mark.parametrize("db", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_needs_no_lock(tmp_path, db):
    with data_folder(tmp_path, db), data_folder(tmp_path, db):
        assert list(tmp_path.iterdir()) == []


async def test_a_lost_connection_is_replaced(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path / 'posse.db'}")
    await storage.open()
    connection = storage.writer.thread.connection
    connection.invalidate()
    assert connection.invalidated
    await storage.save_visitor("v", "Anna", 1)
    assert not connection.invalidated
    assert await storage.visitor_name("v") == "Anna"
    await storage.close()
