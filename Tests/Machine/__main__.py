"""Puts an installation on real systemd through faults: python3 Tests/Machine [FAULT ...]."""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent
PROJECT = FOLDER.parents[1]
# What the machine under test gets of the project.
GIVEN = ("systemd", "config", "Tests/Machine", "Tests/EndToEnd", "Tests/Reliability",
         "Tests/StoreTests/version-1.sql")
# As test libraries have it for what could not be tried.
NOTHING_TRIED = 77


def cannot(reason):
    print(f"{reason} Nothing was tried.")
    sys.exit(NOTHING_TRIED)


def pack(folder, options):
    """The project's files, without what running it left behind."""
    for name in GIVEN:
        target = folder / "project" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (PROJECT / name).is_dir():
            shutil.copytree(PROJECT / name, target,
                            ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(PROJECT / name, target)
    for name, source in (("binaries", options.binaries), ("older", options.older)):
        if not source:
            continue
        (folder / name).mkdir()
        for program in ("voicedo-online", "voicedo-remind", "voicedo-remindd"):
            path = pathlib.Path(source) / program
            # Older versions have no program for the network.
            shutil.copy(path if path.exists() else pathlib.Path(options.binaries) / program,
                        folder / name)


def boot(bed, faults, folder, options):
    """Makes the machine and lets it try the faults; whether all of them were survived."""
    command = [options.testbed / bed.script, "--image", options.image, "--timeout", str(bed.limit)]
    command += bed.options
    for given in sorted(folder.iterdir()):
        command += ["--in", given]
    out = options.keep / bed.name.replace(" ", "-")
    out.mkdir(parents=True, exist_ok=True)
    command += ["--out", out, "--", "python3", "-u", "/job/in/project/Tests/Machine/guest.py"]
    command += ["--scale", str(options.scale)] + [fault.__name__ for fault in faults]
    print(f"· {bed.name}", flush=True)
    began = time.monotonic()
    with open(out / "bed.log", "w", encoding="utf-8") as log:
        result = subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, stderr=log)
    if result.returncode:
        print(f"  after {time.monotonic() - began:.0f} s with {result.returncode}; "
              f"everything it wrote is in {out}\n{(out / 'bed.log').read_text()[-1500:]}")
    return result.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binaries", default=PROJECT / ".build-release/voicedo-remind")
    parser.add_argument("--older", help="programs of an older version, to upgrade from")
    parser.add_argument("--image", type=pathlib.Path, help="the folder that vm-build.sh filled")
    parser.add_argument("--keep", type=pathlib.Path, help="where logs and journals go")
    parser.add_argument("--scale", type=int, default=1, help="try so many times fewer")
    parser.add_argument("faults", nargs="*")
    options = parser.parse_args()
    options.testbed = pathlib.Path(
        os.environ.get("VOICEDO_TESTBED") or PROJECT.parent / "shared/testbed")
    options.image = options.image or options.testbed / "vm"
    if not (options.testbed / "container.sh").exists():
        cannot(f"The test bed is not here: {options.testbed} has no container.sh.")
    if not (options.image / "rootfs").exists() or not (options.image / "rootfs.ext4").exists():
        cannot(f"There is no Debian to start in {options.image}; vm-build.sh makes one.")
    if os.geteuid() != 0:
        cannot("Making a machine takes root.")
    if not (pathlib.Path(options.binaries) / "voicedo-remind").exists():
        built = subprocess.run([PROJECT / "systemd/build.sh"], stdout=subprocess.PIPE, text=True,
                               check=True).stdout
        options.binaries = built.strip()
    sys.dont_write_bytecode = True
    tests = FOLDER.parent
    sys.path[:0] = [str(FOLDER), str(tests / "EndToEnd"), str(tests / "Reliability")]
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    from beds import BEDS

    known = [fault.__name__ for bed in BEDS for fault in bed.faults]
    unknown = set(options.faults) - set(known)
    if unknown:
        parser.error(f"no such fault: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    options.keep = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="voicedo-machine."))
    print(f"{'fault':58} {'tried':>7} {'survived':>9} {'lost':>5}", flush=True)
    is_whole = True
    with tempfile.TemporaryDirectory(prefix="voicedo-given.") as folder:
        pack(pathlib.Path(folder), options)
        for bed in BEDS:
            faults = [fault for fault in bed.faults
                      if not options.faults or fault.__name__ in options.faults]
            if faults:
                is_whole = boot(bed, faults, pathlib.Path(folder), options) and is_whole
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
