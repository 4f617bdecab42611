"""Puts the release binaries through faults: python3 Tests/Reliability [--scale N] [FAULT ...]."""

import argparse
import os
import pathlib
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--scale", type=int, default=1, help="try so many times fewer")
    parser.add_argument("faults", nargs="*")
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "EndToEnd"), str(FOLDER.parent / "Benchmarks")]
    import bus, completions, delivery, storage, wear  # Which binaries they try is known only now.

    faults = {fault.__name__: fault
              for module in (storage, completions, delivery, bus, wear) for fault in module.FAULTS}
    unknown = set(options.faults) - set(faults)
    if unknown:
        parser.error(f"no such fault: {', '.join(sorted(unknown))}; there are {', '.join(faults)}")
    print(f"{'fault':58} {'tried':>7} {'survived':>9} {'lost':>5}")
    is_whole = True
    usual = [name for name, fault in faults.items() if fault not in wear.FAULTS]
    for name in options.faults or usual:
        began = time.monotonic()
        outcome = faults[name](max(1, options.scale))
        is_whole = is_whole and outcome.lost == 0 and outcome.survived == outcome.tried
        print(f"{outcome.what:58} {outcome.tried:7} {outcome.survived:9} {outcome.lost:5}"
              f"   {time.monotonic() - began:.0f} s{outcome.remark and ', ' + outcome.remark}")
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
