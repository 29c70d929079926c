"""nginx as a proxy before two servers, configured as in ``deploy/nginx.conf``."""

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.ports import HeldPort

ROOT = Path(__file__).parents[2]
_CONFIGURATION = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def program() -> str:
    """Return the program, installing it where it is missing."""
    found = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin")
    if found is None:
        subprocess.run([str(ROOT / "tools" / "system-packages")], check=True)
        found = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin")
    assert found is not None, "nginx could not be installed"
    return found


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
        return True
    return False


@contextmanager
def running(ports: tuple[int, int]) -> Iterator[tuple[str, Path]]:
    """Run nginx before two servers; yield its address and the certificate to trust."""
    with tempfile.TemporaryDirectory(prefix="radura-nginx-") as name:
        folder, held = Path(name), HeldPort()
        folder.chmod(0o755)
        names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
        key, certificate = folder / "key.pem", folder / "cert.pem"
        make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        files = ["-days", "2", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run([*make, *files, "-subj", "/CN=localhost", "-addext", names], check=True, capture_output=True)
        site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        for written, here in (
            ("listen 443 ", f"listen 127.0.0.1:{held.number} "),
            ("games.example.org;", "localhost;"),
            ("/etc/letsencrypt/live/games.example.org/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/games.example.org/privkey.pem", str(key)),
            ("127.0.0.1:8765", f"127.0.0.1:{ports[0]}"),
            ("127.0.0.1:8766", f"127.0.0.1:{ports[1]}"),
        ):
            assert written in site, written
            site = site.replace(written, here)
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(_CONFIGURATION.format(folder=folder))
        command = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            while not _answers(held.number):
                assert process.poll() is None, (folder / "error.log").read_text()
                time.sleep(0.02)
            yield f"https://localhost:{held.number}", certificate
        finally:
            process.terminate()
            process.wait()
            held.release()
