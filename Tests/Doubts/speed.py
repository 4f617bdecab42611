#!/usr/bin/env python3
"""Tells how long PROGRAM takes for a sentence of which nothing is in doubt, the best of three runs.

    Tests/Doubts/speed.py PROGRAM
"""
import json
import os
import subprocess
import sys
import tempfile
import time

CLEAR = ["buy milk tomorrow", "call the dentist on friday at 10", "take the bins out every thursday evening",
         "pay rent", "email anna about the report by monday"]
ROWS = CLEAR * 2000

asked = "".join(
    json.dumps({"id": str(number), "text": text, "now": "2026-11-24T10:00:00", "zone": "Europe/Berlin"}) + "\n"
    for number, text in enumerate(ROWS))
times = []
with tempfile.TemporaryDirectory() as home:
    for _ in range(3):
        began = time.monotonic()
        subprocess.run([sys.argv[1], "parse", "--jsonl"], input=asked, capture_output=True, text=True, check=True,
                       env=dict(os.environ, HOME=home))
        times.append(time.monotonic() - began)
print(f"{1000 * min(times) / len(ROWS):.3f} ms a sentence")
