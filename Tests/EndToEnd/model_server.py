"""A loopback server that speaks as the model and transcription services do, and is strict about it.

What it takes and how it answers is written after what the providers publish, not after our own
encoders: Anthropic's Messages reference and errors page (docs.anthropic.com/en/api) and structured
outputs page; OpenAI's openapi.yaml (openai/openai-openapi: CreateChatCompletionRequest,
CreateTranscriptionRequest) and structured outputs guide; Google's generateContent reference
(ai.google.dev/api: GenerateContentRequest, Schema); the README of whisper.cpp's server.
"""

import email.parser
import email.policy
import http.server
import json
import re
import socket
import ssl
import subprocess
import threading

KEY = "sk-test-9f8e7d6c5b4a"


class Refused(Exception):
    """A request that the service would not take: what is wrong with it."""


def demand(condition, reason):
    if not condition:
        raise Refused(reason)


def known_keys(thing, allowed, where):
    demand(isinstance(thing, dict), f"{where} is no object")
    unknown = set(thing) - set(allowed)
    demand(not unknown, f"{where}: unknown {sorted(unknown)}")


def strict_schema(schema, where="schema"):
    """What both Anthropic and OpenAI ask of a schema that they promise to hold to."""
    known_keys(schema, {"type", "properties", "required", "additionalProperties", "items", "enum",
                        "description", "anyOf", "$defs", "$ref", "const"}, where)
    types = schema.get("type")
    types = [types] if isinstance(types, str) else types
    demand(types and set(types) <= {"object", "array", "string", "number", "integer", "boolean", "null"},
           f"{where}: type {types}")
    if "enum" in schema and "null" in types:
        demand(None in schema["enum"], f"{where}: null is not in the enum")
    if "object" in types:
        demand(schema.get("additionalProperties") is False, f"{where}: additionalProperties")
        demand(set(schema.get("required", [])) == set(schema["properties"]), f"{where}: required")
        for name, part in schema["properties"].items():
            strict_schema(part, f"{where}.{name}")
    if "array" in types:
        strict_schema(schema["items"], f"{where}[]")


def openapi_schema(schema, where="responseSchema"):
    """The part of OpenAPI 3.0 that Gemini's Schema has."""
    known_keys(schema, {"type", "format", "title", "description", "nullable", "enum", "items",
                        "maxItems", "minItems", "properties", "required", "propertyOrdering"}, where)
    demand(schema.get("type") in {"STRING", "NUMBER", "INTEGER", "BOOLEAN", "ARRAY", "OBJECT"},
           f"{where}: type {schema.get('type')}")
    if "enum" in schema:
        demand(schema["type"] == "STRING" and all(isinstance(word, str) for word in schema["enum"]),
               f"{where}: enum")
    if schema["type"] == "OBJECT":
        demand(set(schema.get("required", [])) <= set(schema["properties"]), f"{where}: required")
        demand(sorted(schema.get("propertyOrdering", [])) == sorted(schema["properties"]),
               f"{where}: propertyOrdering")
        for name, part in schema["properties"].items():
            openapi_schema(part, f"{where}.{name}")
    if schema["type"] == "ARRAY":
        openapi_schema(schema["items"], f"{where}[]")


def messages(body, roles):
    demand(isinstance(body.get("messages"), list) and body["messages"], "no messages")
    for message in body["messages"]:
        known_keys(message, {"role", "content"}, "message")
        demand(message["role"] in roles, f"role {message['role']}")
        demand(isinstance(message["content"], str) and message["content"].strip(), "empty content")


def anthropic(request):
    demand(request.path == "/v1/messages", f"path {request.path}")
    demand(request.headers.get("anthropic-version") == "2023-06-01", "anthropic-version")
    demand("authorization" not in request.headers, "two keys")
    body = request.json()
    known_keys(body, {"model", "max_tokens", "messages", "system", "output_config", "temperature",
                      "stop_sequences", "metadata", "thinking", "tools", "tool_choice"}, "body")
    demand(isinstance(body.get("model"), str) and body["model"], "model")
    demand(isinstance(body.get("max_tokens"), int) and body["max_tokens"] >= 1, "max_tokens")
    messages(body, {"user", "assistant"})
    demand(body["messages"][0]["role"] == "user", "the first message is the user's")
    if "output_config" in body:
        known_keys(body["output_config"], {"format", "effort"}, "output_config")
        known_keys(body["output_config"]["format"], {"type", "schema"}, "format")
        demand(body["output_config"]["format"]["type"] == "json_schema", "format type")
        strict_schema(body["output_config"]["format"]["schema"])


def openai(request):
    demand(request.path == "/v1/chat/completions", f"path {request.path}")
    demand("x-api-key" not in request.headers, "two keys")
    body = request.json()
    known_keys(body, {"model", "messages", "response_format", "max_completion_tokens", "stream",
                      "temperature", "reasoning_effort", "store", "n", "seed"}, "body")
    demand(isinstance(body.get("model"), str) and body["model"], "model")
    messages(body, {"developer", "system", "user", "assistant"})
    if "response_format" in body:
        known_keys(body["response_format"], {"type", "json_schema"}, "response_format")
        demand(body["response_format"]["type"] == "json_schema", "response_format type")
        described = body["response_format"]["json_schema"]
        known_keys(described, {"name", "description", "schema", "strict"}, "json_schema")
        demand(re.fullmatch(r"[A-Za-z0-9_-]{1,64}", described.get("name", "")), "name")
        if described.get("strict"):
            strict_schema(described["schema"])


def gemini(request):
    demand(re.fullmatch(r"/v1beta/models/[\w.-]+:generateContent", request.path), f"path {request.path}")
    demand("authorization" not in request.headers, "two keys")
    body = request.json()
    known_keys(body, {"contents", "systemInstruction", "generationConfig", "safetySettings", "tools",
                      "toolConfig", "cachedContent"}, "body")
    demand(body.get("contents"), "contents")
    for content in body["contents"] + [body.get("systemInstruction", {"parts": [{"text": "x"}]})]:
        known_keys(content, {"role", "parts"}, "content")
        demand(content.get("role", "user") in {"user", "model"}, "role")
        for part in content["parts"]:
            known_keys(part, {"text"}, "part")
            demand(isinstance(part["text"], str), "text")
    configuration = body.get("generationConfig", {})
    known_keys(configuration, {"responseMimeType", "responseSchema", "temperature", "topP", "topK",
                               "maxOutputTokens", "stopSequences", "thinkingConfig"}, "generationConfig")
    if "responseSchema" in configuration:
        demand(configuration.get("responseMimeType") == "application/json", "responseMimeType")
        openapi_schema(configuration["responseSchema"])


FORMATS = {"flac", "mp3", "mp4", "mpeg", "mpga", "m4a", "ogg", "wav", "webm"}


def transcription(request):
    fields = request.form()
    demand(set(fields) <= {"file", "model", "language", "prompt", "response_format", "temperature",
                           "timestamp_granularities[]"}, f"fields {sorted(fields)}")
    demand("file" in fields and fields["file"]["filename"], "no file with a name")
    demand(fields["file"]["filename"].rsplit(".")[-1] in FORMATS, "the ending of the file's name")
    demand(fields["file"]["bytes"], "an empty file")
    demand(fields["file"]["type"].startswith("audio/"), f"type {fields['file']['type']}")
    form = fields.get("response_format", {"bytes": b"json"})["bytes"].decode()
    demand(form in {"json", "text", "srt", "verbose_json", "vtt"}, "response_format")
    if request.path == "/inference":
        return
    demand(request.path == "/v1/audio/transcriptions", f"path {request.path}")
    demand(fields.get("model", {}).get("bytes"), "model")
    if b"transcribe" in fields["model"]["bytes"]:
        demand(form == "json", "this model answers json alone")
    if "language" in fields:
        demand(re.fullmatch(rb"[a-z]{2}", fields["language"]["bytes"]), "language")


def models(request):
    """A look at the list of models, as `reach` takes."""
    demand(request.method == "GET" and request.path.endswith("/models"), f"path {request.path}")


class Request:
    """What came, as the service sees it."""

    def __init__(self, method, path, headers, body):
        self.method, self.path, self.body = method, path, body
        self.headers = {name.lower(): value for name, value in headers.items()}

    def json(self):
        demand(self.headers.get("content-type", "").split(";")[0] == "application/json", "content-type")
        try:
            return json.loads(self.body.decode())
        except ValueError as error:
            raise Refused(f"no JSON: {error}") from error

    def form(self):
        kind = self.headers.get("content-type", "")
        demand(kind.startswith("multipart/form-data; boundary="), "content-type")
        head = f"Content-Type: {kind}\r\n\r\n".encode()
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + self.body)
        return {
            part.get_param("name", header="content-disposition"): {
                "filename": part.get_filename(), "bytes": part.get_payload(decode=True),
                "type": part.get_content_type()}
            for part in message.iter_parts()
        }

    def key(self):
        for name in ("x-api-key", "x-goog-api-key"):
            if name in self.headers:
                return self.headers[name]
        return self.headers.get("authorization", "").removeprefix("Bearer ")


def anthropic_answer(text, **more):
    return {"id": "msg_01", "type": "message", "role": "assistant", "model": "claude-test",
            "content": [{"type": "text", "text": text}], "stop_reason": "end_turn",
            "stop_sequence": None, "usage": {"input_tokens": 900, "output_tokens": 90}} | more


def openai_answer(text, finish="stop", refusal=None):
    return {"id": "chatcmpl-1", "object": "chat.completion", "created": 1741569952, "model": "gpt-test",
            "choices": [{"index": 0, "finish_reason": finish, "logprobs": None, "message": {
                "role": "assistant", "content": text, "refusal": refusal, "annotations": []}}],
            "usage": {"prompt_tokens": 900, "completion_tokens": 90, "total_tokens": 990}}


def gemini_answer(text, finish="STOP"):
    return {"candidates": [{"content": {"role": "model", "parts": [
        {"text": "thinking", "thought": True}, {"text": text}]}, "finishReason": finish, "index": 0}],
        "usageMetadata": {"promptTokenCount": 900, "totalTokenCount": 990}, "modelVersion": "gemini-test"}


WIRES = {
    "anthropic": (anthropic, anthropic_answer, "/v1"),
    "openai": (openai, openai_answer, "/v1"),
    "gemini": (gemini, gemini_answer, "/v1beta"),
}


class Answer:
    """What the server does with one request: a status and a body, perhaps slowly or not to the end."""

    def __init__(self, body=b"", status=200, headers=None, wait=0, breaks=False, kind="application/json"):
        self.body = json.dumps(body).encode() if isinstance(body, (dict, list)) else body
        self.status, self.headers, self.wait, self.breaks, self.kind = \
            status, headers or {}, wait, breaks, kind


class ModelServer:
    """Answers on a port of its own. `script` holds what comes next; the last of it comes again."""

    def __init__(self, check=openai, key=KEY, certificate=None, newest=None):
        self.check, self.key = check, key
        self.script = []
        self.requests, self.violations = [], []
        self.released = threading.Event()
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                owner.serve(self)

            do_GET = do_POST

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                """A caller that hangs up is part of the play."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.scheme = "http"
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            if newest:
                # What is that old is only spoken by who asks for no security.
                context.set_ciphers("ALL:@SECLEVEL=0")
                context.minimum_version, context.maximum_version = ssl.TLSVersion.TLSv1, newest
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
            self.scheme = "https"
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.released.set()
        self.server.shutdown()
        self.server.server_close()

    def url(self, path=""):
        return f"{self.scheme}://127.0.0.1:{self.port}{path}"

    def serve(self, handler):
        length = int(handler.headers.get("content-length") or 0)
        body = handler.rfile.read(length)
        if handler.headers.get("transfer-encoding") == "chunked":
            body = self.chunks(handler.rfile)
        request = Request(handler.command, handler.path, dict(handler.headers), body)
        self.requests.append(request)
        answer = self.script.pop(0) if len(self.script) > 1 else self.script[0]
        try:
            self.check(request)
            demand(not self.key or request.key() == self.key, "the key")
        except (Refused, KeyError, TypeError) as error:
            self.violations.append(repr(error))
            answer = Answer({"error": {"message": str(error), "type": "invalid_request_error"}}, 400)
        if answer.wait:
            self.released.wait(answer.wait)
        handler.send_response(answer.status)
        handler.send_header("content-type", answer.kind)
        for name, value in answer.headers.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(len(answer.body)))
        handler.end_headers()
        if answer.breaks:
            handler.wfile.write(answer.body[: len(answer.body) // 2])
            handler.wfile.flush()
            handler.connection.shutdown(socket.SHUT_RDWR)
            handler.close_connection = True
        else:
            handler.wfile.write(answer.body)

    @staticmethod
    def chunks(stream):
        body = b""
        while size := int(stream.readline().split(b";")[0], 16):
            body += stream.read(size)
            stream.readline()
        stream.readline()
        return body


def self_signed(folder):
    """A certificate for 127.0.0.1 that nobody vouches for, with its key in one file."""
    path = folder / "self-signed.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
         "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder / "key.pem",
         "-out", path], check=True, capture_output=True)
    path.write_text(path.read_text() + (folder / "key.pem").read_text())
    return path

