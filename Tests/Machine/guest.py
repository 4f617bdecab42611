"""Tries faults on the machine under test: guest.py [--scale N] FAULT..."""

import argparse
import os
import pathlib
import sys
import time
import traceback

FOLDER = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("faults", nargs="+")
    options = parser.parse_args()
    given = pathlib.Path(os.environ["IN"])
    os.environ["VOICEDO_BINARIES"] = str(given / "binaries")
    if (given / "older").exists():
        os.environ["VOICEDO_OLDER"] = str(given / "older")
    sys.dont_write_bytecode = True
    tests = FOLDER.parent
    sys.path[:0] = [str(FOLDER), str(tests / "EndToEnd"), str(tests / "Reliability")]
    import beds  # What it tries is known only now.

    is_whole = True
    for name in options.faults:
        began = time.monotonic()
        try:
            outcome = beds.fault(name)(options.scale)
        except Exception:
            traceback.print_exc()
            print(f"{name:58} {'-':>7} {'-':>9} {'-':>5}   ended early", flush=True)
            is_whole = False
            continue
        is_whole = is_whole and outcome.lost == 0 and outcome.survived == outcome.tried
        print(f"{outcome.what:58} {outcome.tried:7} {outcome.survived:9} {outcome.lost:5}"
              f"   {time.monotonic() - began:,.0f} s{outcome.remark and ', ' + outcome.remark}",
              flush=True)
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
