"""Tries the release binaries on real notification servers: python3 Tests/Servers [NAME ...].

--counts writes "PASSED FAILED SKIPPED" to a file.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--screenshots", default=tempfile.gettempdir())
    parser.add_argument("--counts")
    parser.add_argument("names", nargs="*", help="servers or behaviours")
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    os.environ["VOICEDO_ARTIFACTS"] = str(pathlib.Path(options.screenshots).resolve())
    sys.path[:0] = [str(FOLDER.parent / name) for name in ("EndToEnd", "Reliability", "Benchmarks")]
    # Which binaries they try is known only now.
    import behaviours
    import desktop_behaviours
    import desktop_servers
    import real_servers
    import search_behaviours
    from behaviours import Stage

    BEHAVIOURS = (behaviours.BEHAVIOURS + desktop_behaviours.BEHAVIOURS
                  + search_behaviours.BEHAVIOURS)
    SERVERS = real_servers.SERVERS + desktop_servers.SERVERS
    names = {item.name for item in SERVERS} | {item.__name__ for item in BEHAVIOURS}
    if unknown := set(options.names) - names:
        parser.error(f"no such server or behaviour: {', '.join(sorted(unknown))}; "
                     f"there are {', '.join(sorted(names))}")

    def chosen(items, name):
        return [item for item in items if name(item) in options.names] or items

    kept, broken, not_tried = 0, 0, 0
    for server in chosen(SERVERS, lambda item: item.name):
        if missing := server.missing():
            print(f"{server.name}: left out, not installed here: {', '.join(missing)}")
            not_tried += 1
            continue
        with Stage(server) as stage:
            name, vendor, version, _ = stage.call("GetServerInformation")
            print(f"{server.name}: {name} {version} ({vendor}), "
                  f"can {', '.join(sorted(stage.call('GetCapabilities')[0]))}")
        for behaviour in chosen(BEHAVIOURS, lambda item: item.__name__):
            try:
                with Stage(server) as stage:
                    answer = "yes: " + behaviour(stage)
            except (AssertionError, subprocess.SubprocessError) as problem:
                answer = f"NO: {problem}"
                broken += 1
            else:
                if "not tried" in answer:
                    answer = answer.removeprefix("yes: ")
                    not_tried += 1
                else:
                    kept += 1
            print(f"{server.name:26} {behaviour.__doc__:60} {answer}", flush=True)
    if options.counts:
        pathlib.Path(options.counts).write_text(f"{kept} {broken} {not_tried}\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
