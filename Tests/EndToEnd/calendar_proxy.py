"""A proxy before a CalDAV server that counts what goes through it, and makes networks of all sorts."""

import contextlib
import http.client
import http.server
import socket
import threading
import time

HOTEL = b"<!DOCTYPE html><html><body>Welcome to our network. Please log in.</body></html>"


class Fault:
    """What becomes of one request instead of what should."""

    def __init__(self, name, status=None, headers=(), body=b"", content="text/plain"):
        self.name, self.status, self.headers = name, status, headers
        self.body, self.content = body, content

    def __repr__(self):
        return self.name


CUT_BEFORE = Fault("cut before it is there")
CUT_AFTER = Fault("cut before the answer")
TRUNCATED = Fault("cut in the middle of the answer")
TWICE = Fault("sent twice")
SLOW = Fault("slow")
BUSY = Fault("503", 503, [("Retry-After", "1")])
OFTEN = Fault("429", 429, [("Retry-After", "1")])
STALE = Fault("412", 412)
FORBIDDEN = Fault("403", 403)
FULL = Fault("507", 507)
BROKEN = Fault("500", 500)
PAGE = Fault("a page", 200, body=HOTEL, content="text/html")
FAULTS = [CUT_BEFORE, CUT_AFTER, TRUNCATED, TWICE, SLOW, BUSY, OFTEN, STALE, FORBIDDEN, FULL, BROKEN,
          PAGE]


class CalendarProxy(contextlib.AbstractContextManager):
    """Stands at a port of its own; `choose` says what befalls the request of a number and method."""

    def __init__(self, port, choose=lambda number, method, path: None):
        self.target, self.choose = port, choose
        self.lock = threading.Lock()
        self.requests = []
        self.sent = self.received = 0
        self.seen = {}
        proxy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            upstream = None

            def log_message(self, *_):
                pass

            def handle_one_request(self):
                # A client that was killed leaves its connection as it was.
                with contextlib.suppress(ConnectionError):
                    return super().handle_one_request()
                self.close_connection = True

            def finish(self):
                if self.upstream:
                    self.upstream.close()
                with contextlib.suppress(OSError):
                    super().finish()

            def pass_on(self, body):
                for attempt in range(2):
                    try:
                        if self.upstream is None:
                            self.upstream = http.client.HTTPConnection("127.0.0.1", proxy.target,
                                                                       timeout=120)
                            self.upstream.connect()
                            self.upstream.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                        headers = {name: value for name, value in self.headers.items()
                                   if name.lower() not in ("connection", "content-length")}
                        self.upstream.request(self.command, self.path, body or None, headers)
                        answer = self.upstream.getresponse()
                        return answer, answer.read()
                    except (http.client.HTTPException, OSError):
                        self.upstream = None
                        if attempt:
                            raise

            def answer(self, status, headers, body):
                # In one piece: a body behind its head would wait for the other side's word.
                lines = [f"HTTP/1.1 {status} {http.client.responses.get(status, 'Status')}"]
                lines += [f"{name}: {value}" for name, value in headers]
                if status != 204:
                    lines.append(f"Content-Length: {len(body)}")
                head = "\r\n".join(lines + ["", ""]).encode()
                self.wfile.write(head + body)
                with proxy.lock:
                    proxy.received += len(head) + len(body)

            def handle_request(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                with proxy.lock:
                    number = len(proxy.requests)
                    proxy.requests.append((self.command, self.path))
                    proxy.sent += len(self.requestline) + len(bytes(self.headers)) + len(body)
                fault = proxy.choose(number, self.command, self.path)
                if fault:
                    with proxy.lock:
                        proxy.seen[fault.name] = proxy.seen.get(fault.name, 0) + 1
                if fault is CUT_BEFORE:
                    return self.hang_up()
                if fault is not None and fault.status:
                    headers = [("Content-Type", fault.content), *fault.headers]
                    return self.answer(fault.status, headers, fault.body)
                if fault is SLOW:
                    time.sleep(0.3)
                if fault is TWICE:
                    self.pass_on(body)
                try:
                    answer, content = self.pass_on(body)
                except (http.client.HTTPException, OSError):
                    return self.hang_up()
                if fault is CUT_AFTER:
                    return self.hang_up()
                headers = [(name, value) for name, value in answer.getheaders()
                           if name.lower() not in ("transfer-encoding", "content-length", "connection")]
                if fault is TRUNCATED and content:
                    head = (f"HTTP/1.1 {answer.status} OK\r\nContent-Length: {len(content)}\r\n"
                            "Content-Type: application/xml\r\n\r\n").encode()
                    self.wfile.write(head + content[:len(content) // 2])
                    return self.hang_up()
                return self.answer(answer.status, headers, content)

            def hang_up(self):
                self.close_connection = True
                with contextlib.suppress(OSError):
                    self.connection.shutdown(socket.SHUT_RDWR)

            do_GET = do_PUT = do_DELETE = do_PROPFIND = do_REPORT = handle_request
            do_MKCALENDAR = do_MKCOL = do_OPTIONS = do_MOVE = do_PROPPATCH = handle_request
            do_POST = do_HEAD = handle_request

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 64

            def handle_error(self, *_):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def forget(self):
        """Counts anew."""
        with self.lock:
            self.requests, self.sent, self.received, self.seen = [], 0, 0, {}

    def methods(self):
        """How many requests there were of each method."""
        counts = {}
        for method, _ in self.requests:
            counts[method] = counts.get(method, 0) + 1
        return counts
