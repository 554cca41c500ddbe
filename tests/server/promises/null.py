"""A server that does next to nothing: one synced insert for each message, an ack, and 4 KB for each of four sockets.

It is the measure beside which the real one is measured in the same run. Run as: null.py PORT FILE
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

UPDATE = json.dumps({"type": "update", "pad": "x" * 4060})


class Null:
    """Sockets by table, and one file."""

    def __init__(self, file: str) -> None:
        self.tables: dict[str, list[WebSocket]] = {}
        self.file = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self.file.execute("PRAGMA journal_mode=WAL")
        self.file.execute("PRAGMA synchronous=FULL")
        self.file.execute("CREATE TABLE entries (id INTEGER PRIMARY KEY, data TEXT)")
        self.lock = asyncio.Lock()

    def insert(self, text: str) -> None:
        self.file.execute("INSERT INTO entries (data) VALUES (?)", (text,))

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        table = self.tables.setdefault(socket.path_params["id"], [])
        table.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                async with self.lock:
                    await asyncio.get_running_loop().run_in_executor(None, self.insert, text)
                await socket.send_text(json.dumps({"type": "ack", "id": json.loads(text)["id"]}))
                for other in table:
                    await other.send_text(UPDATE)
        except WebSocketDisconnect:
            table.remove(socket)


if __name__ == "__main__":
    null = Null(sys.argv[2])
    app = Starlette(routes=[WebSocketRoute("/{id}", null.serve)])
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False)
