"""A bot for tables online, for Python 3.8 or newer and nothing else:

    RAILHEAD_TOKEN=... python3 bot.py http://localhost:4141/ TABLE SEAT

It takes the seat, waits until the game begins, and plays it to its end with whatever `decide` answers.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
import uuid
from urllib.parse import urlsplit

address, table, seat = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
authorization = "Bearer " + os.environ["RAILHEAD_TOKEN"]


def decide(snapshot):
    """The index of one of the choices. Everything that the seat may know is in snapshot["view"]; this one throws dice."""
    decision = snapshot["asked"]["decision"]
    if decision["proposal"] is not None:
        return decision["proposal"]
    return random.randrange(len(decision["choices"]))


def ask(method, path, body=None):
    headers = {"Authorization": authorization, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["sentence"])


class WebSocket:
    """As much of RFC 6455 as is needed here: whole texts, pings, and the end."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, path):
        url = urlsplit(address)
        secure = url.scheme == "https"
        plain = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        self.socket = ssl.create_default_context().wrap_socket(plain, server_hostname=url.hostname) if secure else plain
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {url.path}{path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Authorization: {authorization}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.file.readline().decode().strip()
        if " 101 " not in status + " ":
            raise ConnectionError(status)
        while self.file.readline().strip():
            pass

    def send(self, text, kind=TEXT):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def read(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise ConnectionError("the connection was lost")
        return data

    def texts(self):
        parts = b""
        while True:
            first, second = self.read(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            data, kind = self.read(size), first & 15
            if kind == self.PING:
                self.send(data, self.PONG)
            elif kind == self.CLOSE:
                raise ConnectionError("the server has closed the connection")
            elif kind <= self.TEXT:
                parts += data
                if first & 0x80:
                    yield parts.decode()
                    parts = b""


def play():
    """Plays until the game is over."""
    web = WebSocket(f"/api/tables/{table}/socket?seat={seat}")
    calls, answered = 1, None
    sent = json.dumps({"call": calls, "name": "open", "ask": {"confirmTurn": False}})
    web.send(sent)
    for text in web.texts():
        message = json.loads(text)
        code = message["problem"]["code"] if message.get("ok") is False else None
        if code == "too-many":
            time.sleep(1)
            web.send(sent)
        # Where several are asked at once, another may have been quicker: the new question comes by itself.
        elif code is not None and code != "stale":
            print(message["problem"]["sentence"], file=sys.stderr)
        # Shown when somebody else did something; otherwise with the answer to what was sent.
        answer = message.get("answer")
        snapshot = message.get("step")
        if snapshot is None and isinstance(answer, dict):
            snapshot = answer.get("snapshot") or (answer if "question" in answer else None)
        if snapshot is None:
            continue
        if snapshot["outcome"] is not None or snapshot["readOnly"] is not None:
            print(snapshot["outcome"]["text"] if snapshot["outcome"] else snapshot["readOnly"])
            return
        if snapshot["asked"] is not None and snapshot["question"] != answered:
            answered, calls = snapshot["question"], calls + 1
            choice = {"question": answered, "index": decide(snapshot)}
            # An id of its own: should it be sent again, it is done once.
            sent = json.dumps({"call": calls, "name": "choose", "ask": choice, "id": str(uuid.uuid4())})
            web.send(sent)


info = ask("GET", f"tables/{table}")
if seat not in info["mine"]:
    info = ask("POST", f"tables/{table}/seat", {"seat": seat})
while info["started"] is None:
    time.sleep(1)
    info = ask("GET", f"tables/{table}")
while True:
    try:
        play()
        break
    except OSError as error:
        print(error, file=sys.stderr)
        time.sleep(2)
