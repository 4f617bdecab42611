"""A stand-in for an ntfy server, made from its documentation: publish as JSON, action buttons, poll, clear and
delete, access tokens, limitations (docs/publish.md and docs/subscribe/api.md, as of version 2.16 and later).

It holds every request against what is documented, and keeps messages as the real one does; a phone presses
buttons by sending the very request that the message carries.
"""

import http.client
import http.server
import itertools
import json
import re
import threading
import time
import urllib.parse

TOPIC = re.compile(r"[-_A-Za-z0-9]{1,64}")
# What `since` takes: a message's name, a moment, a duration, or one of these words.
SINCE = re.compile(r"[A-Za-z0-9]{12}|\d+|(\d+[hms])+|all|latest|none")
LONGEST_TITLE, LONGEST_MESSAGE = 1024, 4095
FIELDS = {"topic", "message", "title", "tags", "priority", "actions", "click", "attach", "markdown", "icon",
          "filename", "delay", "timezone", "email", "call", "sequence_id"}
ACTION = {"action", "label", "url", "method", "headers", "body", "clear"}


class Wrong(Exception):
    """A request that the documentation does not allow."""


def demand(condition, what):
    if not condition:
        raise Wrong(what)


class NtfyServer:
    """Answers on a port of its own. `faults` holds statuses that come instead of answers, one each."""

    def __init__(self, token=None, knows_sequences=True):
        self.token, self.knows_sequences = token, knows_sequences
        self.faults, self.headers = [], {}
        self.requests, self.violations = [], []
        self.messages, self.cleared = [], []
        self.garbage = b""
        # Whether a list of messages is promised to be longer than it is.
        self.breaks_off = False
        self.numbers = itertools.count(1)
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                owner.serve(self)

            do_GET = do_PUT = do_DELETE = do_POST

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            allow_reuse_address = True

            def handle_error(self, *_):
                """A caller that hangs up is part of the play."""

        self.kind, self.handler = Server, Handler
        self.port = 0
        self.go()

    def go(self):
        """Begins to answer, on the port of before."""
        self.server = self.kind(("127.0.0.1", self.port), self.handler)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def topic(self, name="a-quiet-topic"):
        return f"http://127.0.0.1:{self.port}/{name}"

    def on(self, topic):
        return [message for message in self.messages
                if message["topic"] == topic and message["event"] == "message"]

    def serve(self, handler):
        length = int(handler.headers.get("content-length") or 0)
        body = handler.rfile.read(length)
        self.requests.append((handler.command, handler.path, body))
        if self.faults:
            return self.answer(handler, self.faults.pop(0), {"code": 1, "http": 1, "error": "not now"})
        key = handler.headers.get("authorization")
        if self.token and key not in (None, "Bearer " + self.token):
            return self.answer(handler, 401, {"code": 40101, "http": 401, "error": "unauthorized"})
        if self.token and key is None and not self.is_answer(handler):
            return self.answer(handler, 403, {"code": 40301, "http": 403, "error": "forbidden"})
        try:
            status, told = self.look(handler.command, handler.path, body)
        except (Wrong, ValueError, KeyError, TypeError) as error:
            self.violations.append(repr(error))
            status, told = 400, {"code": 40000, "http": 400, "error": str(error)}
        self.answer(handler, status, told)

    @staticmethod
    def is_answer(handler):
        """Everybody may write to the topic of answers, as `ntfy access everyone ... write-only` has it."""
        return handler.command == "POST" and handler.path.endswith("-answers")

    def answer(self, handler, status, told):
        body = told if isinstance(told, bytes) else (json.dumps(told) + "\n").encode()
        handler.send_response(status)
        handler.send_header("content-type", "application/x-ndjson; charset=utf-8")
        for name, value in self.headers.items():
            handler.send_header(name, value)
        is_broken = self.breaks_off and isinstance(told, bytes) and told != b""
        handler.send_header("content-length", str(len(body) + 1000 * is_broken))
        handler.end_headers()
        handler.wfile.write(body)
        handler.close_connection |= is_broken

    def look(self, command, path, body):
        parts = urllib.parse.urlsplit(path)
        names = [name for name in parts.path.split("/") if name]
        if command in ("POST", "PUT") and not names:
            return 200, self.keep(self.checked(json.loads(body)))
        if command in ("POST", "PUT") and len(names) == 1:
            demand(TOPIC.fullmatch(names[0]), "the name of a topic")
            return 200, self.keep({"topic": names[0], "message": body.decode() or "triggered"})
        if self.knows_sequences and all(TOPIC.fullmatch(name) for name in names):
            if command in ("PUT", "GET") and len(names) == 3 and names[2] in ("clear", "read"):
                self.cleared.append(names[1])
                return 200, self.keep({"event": "message_clear", "topic": names[0], "sequence_id": names[1]})
            if command == "DELETE" and len(names) == 2:
                return 200, self.keep({"event": "message_delete", "topic": names[0], "sequence_id": names[1]})
        if command == "GET" and len(names) == 2 and names[1] == "json":
            asked = urllib.parse.parse_qs(parts.query)
            demand(asked.get("poll") == ["1"], "a poll")
            found = self.since(names[0], asked.get("since", ["all"])[0])
            return 200, "".join(json.dumps(one) + "\n" for one in found).encode() + self.garbage
        return 404, {"code": 40401, "http": 404, "error": "page not found"}

    def checked(self, message):
        """A message as "Publish as JSON" and "Action buttons" have it."""
        demand(set(message) <= FIELDS, f"fields {set(message) - FIELDS}")
        demand(TOPIC.fullmatch(message["topic"]), "the name of a topic")
        demand(isinstance(message.get("message"), str) and message["message"], "a message")
        demand(len(message["message"].encode()) <= LONGEST_MESSAGE, "a message that is no file")
        demand(len(message.get("title", "").encode()) <= LONGEST_TITLE, "a title of 1 KB")
        demand(message.get("priority") in (None, 1, 2, 3, 4, 5), "a priority")
        demand(re.fullmatch("[-_A-Za-z0-9]{1,64}", message.get("sequence_id", "x")), "a sequence")
        actions = message.get("actions", [])
        demand(len(actions) <= 3, "three actions at most")
        for action in actions:
            demand(set(action) <= ACTION, f"fields {set(action) - ACTION}")
            demand(action["action"] == "http" and action["label"] and action["url"], "an action")
        return message

    def keep(self, message):
        kept = {"id": self.name(), "time": int(time.time()), "expires": int(time.time()) + 43200,
                "event": "message"} | message
        if not self.knows_sequences:
            kept.pop("sequence_id", None)
        self.messages.append(kept)
        return kept

    def since(self, topic, moment):
        demand(SINCE.fullmatch(moment), "a moment since when")
        messages = [message for message in self.messages if message["topic"] == topic]
        names = [message["id"] for message in messages]
        if moment in names:
            return messages[names.index(moment) + 1:]
        if moment.isdigit():
            return [message for message in messages if message["time"] >= int(moment)]
        if re.fullmatch(r"\d+s", moment):
            return [one for one in messages if one["time"] >= time.time() - int(moment[:-1])]
        # Of a name that it does not know any more it has everything.
        return messages

    def name(self):
        return f"m{next(self.numbers):011}"


def press(message, label):
    """What a phone does when a button of a message is pressed."""
    action = next(action for action in message["actions"] if action["label"] == label)
    url = urllib.parse.urlsplit(action["url"])
    connection = http.client.HTTPConnection(url.netloc, timeout=5)
    connection.request(action.get("method", "POST"), url.path, action.get("body", ""))
    status = connection.getresponse().status
    connection.close()
    return status
