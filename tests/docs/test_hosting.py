"""docs/hosting.md step by step: its unit, its proxy and its commands, read from the page and tried out."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()
NAME = "hoftag.example.org"
PATIENCE = 60.0  # seconds: a start on a busy machine
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
OPENSSL = shutil.which("openssl")
SYSTEMD = shutil.which("systemd-analyze")
PROXY = pytest.mark.parametrize("there", [()] if NGINX and OPENSSL else [], ids=["nginx"])


def block(kind: str) -> str:
    """The one block of a kind."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def commands() -> list[str]:
    """All lines of the shell blocks."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    lines = "".join(blocks).replace("\\\n", " ").splitlines()
    return [line.split("  #")[0].strip() for line in lines if line.strip()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def hoftag(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, as an installation would have it."""
    program = tmp_path_factory.mktemp("hoftag") / "venv" / "bin" / "hoftag"
    program.parent.mkdir(parents=True)
    sources = os.environ.get("PYTHONPATH", str(ROOT / "src"))
    program.write_text(f'#!/bin/sh\nPYTHONPATH={sources} exec {sys.executable} -P -m hoftag.cli "$@"\n')
    program.chmod(0o755)
    return program


def unit(hoftag: Path, folder: Path) -> str:
    """The unit of the page, with our folder for that of the host's user."""
    text = block("ini").replace("/var/lib/hoftag/venv/bin/hoftag", str(hoftag))
    return text.replace("/var/lib/hoftag", str(folder)).replace("User=hoftag", "User=root")


def setting(text: str, name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("there", [()] if SYSTEMD else [], ids=["systemd"])
def test_the_unit_is_one(hoftag: Path, tmp_path: Path, there: object) -> None:
    file = tmp_path / "hoftag.service"
    file.write_text(unit(hoftag, tmp_path))
    done = subprocess.run([str(SYSTEMD), "verify", str(file)], capture_output=True, text=True, timeout=60, check=False)
    told = [line for line in done.stderr.splitlines() if "hoftag" in line]
    assert (done.returncode, told) == (0, []), done.stderr


@contextlib.contextmanager
def served(hoftag: Path, folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """The unit's own line, with its environment."""
    text = unit(hoftag, folder)
    environment = {**os.environ, **dict(told.split("=", 1) for told in setting(text, "Environment"))}
    words = shlex.split(setting(text, "ExecStart")[0])
    words[words.index("--port") + 1] = str(port)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                    break
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def test_the_unit_starts_and_stops_in_time(hoftag: Path, tmp_path: Path) -> None:
    """What systemd does with it: its line, its environment, SIGTERM."""
    with served(hoftag, tmp_path, free_port()) as process:
        assert (tmp_path / "data" / "hoftag.sqlite").is_file()
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert time.monotonic() - begun < float(setting(unit(hoftag, tmp_path), "TimeoutStopSec")[0])


@contextlib.contextmanager
def proxied(folder: Path, inner: int, outer: int) -> Iterator[None]:
    """nginx with the block of the page, a certificate of our own and other ports."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    made = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(made, capture_output=True, check=True, timeout=60)
    told = block("nginx").replace("listen 443 ssl", f"listen 127.0.0.1:{outer} ssl").replace("8520", str(inner))
    told = re.sub(r"ssl_certificate .*;", f"ssl_certificate {cert};", told)
    told = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", told)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = folder / "nginx.conf"
    conf.write_text(
        f"daemon off; master_process off; error_log {folder}/error.log; pid {folder}/pid;\nevents {{}}\n"
        f"http {{ access_log off; {temporary}{told} }}\n"
    )
    checked = subprocess.run([str(NGINX), "-t", "-c", str(conf)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    process = subprocess.Popen([str(NGINX), "-c", str(conf)])
    try:
        until = time.monotonic() + PATIENCE
        while not _listens(outer):
            assert time.monotonic() < until, (folder / "error.log").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def site(hoftag: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, int]]:
    """The unit's server in a folder of its own, and its port."""
    folder, port = tmp_path_factory.mktemp("site"), free_port()
    with served(hoftag, folder, port):
        yield folder, port


@pytest.fixture
def outside(site: tuple[Path, int], tmp_path: Path) -> Iterator[tuple[httpx.Client, ssl.SSLContext, int]]:
    """Somebody who reaches the server by its name, through the proxy."""
    inner, outer = site[1], free_port()
    with proxied(tmp_path, inner, outer):
        trusted = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
        headers = {"Host": NAME, "Origin": f"https://{NAME}"}
        transport = httpx.HTTPTransport(verify=trusted)
        with httpx.Client(base_url=f"https://127.0.0.1:{outer}", headers=headers, transport=transport) as client:
            yield client, trusted, outer


def ask(client: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
    return client.request(method, path, extensions={"sni_hostname": NAME}, **more)


@PROXY
def test_page_requests_and_sockets_go_through_the_proxy(outside: Any, there: object) -> None:
    client, trusted, port = outside
    page = ask(client, "GET", "/")
    assert page.status_code == 200
    assert "max-age" in page.headers["Strict-Transport-Security"]
    assert ask(client, "GET", "/metrics").status_code == 404, "the figures are for the machine itself"
    named = ask(client, "POST", "/api/me", json={"name": "Anna"})
    assert named.status_code == 200
    cookie = named.headers["Set-Cookie"]
    assert cookie.startswith("__Host-hoftag=")
    assert all(word in cookie for word in ("Secure", "HttpOnly", "SameSite=strict", "Path=/"))
    assert "Domain" not in cookie
    headers = {"Cookie": cookie.partition(";")[0]}
    opened = ask(client, "POST", "/api/matches", headers=headers, json=table())
    assert opened.status_code == 200, opened.text
    id = opened.json()["match"]["id"]
    uri = f"wss://{NAME}/api/matches/{id}/socket?seat=0"
    told = {**headers, "Origin": f"https://{NAME}"}
    with connect(uri, address=("127.0.0.1", port), ssl=trusted, additional_headers=told, compression=None) as seat:
        assert '"update"' in str(seat.recv(PATIENCE))
        seat.send('{"type":"chat","id":"a","text":"through the proxy"}')
        assert any('"ack"' in str(seat.recv(PATIENCE)) for _ in range(3))
    with ask_stream(client, f"/api/matches/{id}/stream?seat=0", headers) as lines:
        assert '"update"' in next(lines), "a line comes at once, not when a buffer is full"


def table() -> dict[str, Any]:
    return {"game": "tallinn", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@contextlib.contextmanager
def ask_stream(client: httpx.Client, path: str, headers: dict[str, str]) -> Iterator[Iterator[str]]:
    with client.stream("GET", path, headers=headers, extensions={"sni_hostname": NAME}) as answer:
        assert answer.status_code == 200
        yield answer.iter_lines()


@PROXY
def test_other_names_and_pages_are_refused_through_the_proxy(outside: Any, there: object) -> None:
    client, trusted, port = outside
    assert ask(client, "GET", "/healthz", headers={"Host": "evil.example"}).status_code == 400
    for origin in ("https://evil.example", f"http://{NAME}", f"https://{NAME}:444", "null"):
        assert ask(client, "POST", "/api/me", json={"name": "Eve"}, headers={"Origin": origin}).status_code == 403
    uri = f"wss://{NAME}/api/matches/{'0' * 32}/socket"
    told = {"Origin": "https://evil.example", "Cookie": "__Host-hoftag=x"}
    with pytest.raises(InvalidStatus) as refused:
        connect(uri, address=("127.0.0.1", port), ssl=trusted, additional_headers=told)
    assert refused.value.response.status_code == 403
    plain = ask(client, "GET", "/api/me", headers={"Cookie": "hoftag=x"})
    assert plain.json() == {"user": None}, "the cookie of plain addresses counts for nothing here"


def test_backup_validation_and_restore_as_written(hoftag: Path, site: tuple[Path, int]) -> None:
    """The three lines of the page, with our folders, while the server runs."""
    folder, _ = site
    (folder / "backups").mkdir()
    lines = [line for line in commands() if re.match(r"hoftag (backup|restore|validate-db .*/backups)", line)]
    assert [line.split()[1] for line in lines] == ["backup", "validate-db", "restore"]
    environment = {**os.environ, "HOFTAG_DATA": str(folder / "data")}

    def run(line: str) -> subprocess.CompletedProcess[str]:
        words = shlex.split(line.replace("/backups", f"{folder}/backups").replace("/var/lib/hoftag", str(folder)))
        return subprocess.run(
            [str(hoftag), *words[1:]], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )

    for line in lines[:2]:
        assert run(line).returncode == 0, line
    assert run(lines[2]).returncode == 2, "a restore never overwrites"
    elsewhere = lines[2].replace("/data/", "/elsewhere/")
    done = run(elsewhere)
    assert done.returncode == 0, done.stderr
    assert (folder / "elsewhere" / "hoftag.sqlite").is_file()


def test_every_option_of_the_page_exists(hoftag: Path) -> None:
    told = subprocess.run([str(hoftag), "serve", "--help"], capture_output=True, text=True, timeout=60, check=True)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", told.stdout)
    rows = re.findall(r"^\| (`--.*?) \|", PAGE, re.MULTILINE)
    options = {option for row in rows for option in re.findall(r"--[\w-]+", row)}
    assert len(options) >= 9
    assert {option for option in options if option not in plain} == set()
