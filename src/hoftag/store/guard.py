"""Around a database file: only one server at a time, not on a network file system, readable only by its owner."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Final

from hoftag.store.contract import StoreRefused

NETWORK: Final = {
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "drvfs", "gfs2", "glusterfs", "gpfs", "lustre", "ncpfs",
    "nfs", "nfs4", "ocfs2", "pvfs2", "smb2", "smb3", "smbfs", "fuse.ceph", "fuse.cifs", "fuse.glusterfs", "fuse.rclone",
    "fuse.s3fs", "fuse.sshfs",
}  # fmt: skip
MOUNTS: Final = Path("/proc/mounts")
_HELD: Final[set[Path]] = set()  # by this process: its own locks do not exclude itself
_HOLDING: Final = threading.Lock()


class FileLock:
    """An exclusive lock on a file beside the database. It ends with the process, however that ends."""

    def __init__(self, database: Path) -> None:
        """Take the lock or refuse."""
        self._path = database.with_name(database.name + ".lock")
        with _HOLDING:
            if self._path in _HELD:
                raise _in_use(database, str(os.getpid()))
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                if not _lock(self._file):
                    raise _in_use(database, _read_owner(self._file))
                os.ftruncate(self._file, 0)
                os.write(self._file, f"\n{os.getpid()}\n".encode())  # the first byte is the one that Windows locks
            except BaseException:
                os.close(self._file)
                raise
            _HELD.add(self._path)

    def release(self) -> None:
        """Let others use the database; the file stays, for removing it could let two in."""
        with _HOLDING:
            if self._path in _HELD:
                os.close(self._file)
                _HELD.remove(self._path)


def _in_use(database: Path, owner: str) -> StoreRefused:
    """The refusal of a database that a server has already."""
    return StoreRefused(f"{database}: another Hoftag server (process {owner or 'unknown'}) uses this database")


def _read_owner(file: int) -> str:
    """The process that has a lock, as it wrote itself down."""
    os.lseek(file, 1, os.SEEK_SET)
    return os.read(file, 20).decode("ascii", "replace").strip()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        """Lock the first byte of an open file; False if another process has it."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        """Lock an open file; False if another process has it. Children made by fork do not keep such a lock."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True


def refuse_network(path: Path, mounts: Path = MOUNTS) -> None:
    """Refuse a database on a network file system, whose locks and syncs cannot be trusted."""
    kind = file_system(path, mounts)
    if kind in NETWORK:
        raise StoreRefused(
            f"{path}: lies on a network file system ({kind}), where SQLite cannot keep its promises; "
            "use a local disk, or PostgreSQL"
        )


def file_system(path: Path, mounts: Path = MOUNTS) -> str:
    """The kind of file system a path lies on; empty where that cannot be found out."""
    if not mounts.is_file():
        return ""
    place = path.resolve()
    best, kind = -1, ""
    for line in mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines():
        words = line.split(" ")
        point = Path(_unescaped(words[1]))
        if place.is_relative_to(point) and len(point.parts) >= best:
            best, kind = len(point.parts), words[2]
    return kind


def _unescaped(text: str) -> str:
    """A mount point as it is: blanks and the like are written in octal."""
    for code in ("040", "011", "012", "134"):
        text = text.replace(f"\\{code}", chr(int(code, 8)))
    return text


def make_private(path: Path) -> bool:
    """Make an empty file only its owner can read, with the folders it needs; False if it was there."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return False
    return True


def sync_folder(folder: Path) -> None:
    """Wait until a folder's list of files is on the disk, where the system can do that."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
