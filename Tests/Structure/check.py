#!/usr/bin/env python3
"""Checks the shape of the house: arrows, folders, names and sizes of Sources.

Arrows between targets come from imports and Package.swift, arrows between the folders of a target
from the names of types. Both may only point down, so neither may go in a circle.

    Tests/Structure/check.py              prints what is wrong; ends with 1 if anything is
    Tests/Structure/check.py --arrows     prints every arrow between the folders of a target, too
    Tests/Structure/check.py --target T   looks at one target's folders alone
"""
import argparse
import collections
import json
import pathlib
import re
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources"
MOST_FILES_IN_A_FOLDER = 25
LONGEST_FILE = 300
MEDIAN_AT_MOST = 80
P90_AT_MOST = 200

STRING = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"')
COMMENT = re.compile(r"//[^\n]*|/\*[\s\S]*?\*/")
TYPE = re.compile(
    r"^(?P<before>(?:@\w+(?:\([^)]*\))?\s+|package |public |internal |private |fileprivate |final |indirect "
    r"|nonisolated )*)(?:struct|enum|class|actor|protocol|typealias) (?P<name>\w+)",
    re.M,
)
IMPORT = re.compile(r"^(?:@\w+ )*(?:package |public |internal |private |fileprivate )?import (\w+)", re.M)
WORD = re.compile(r"\b[A-Z]\w*\b")


def bare(text):
    """The code without comments and the text of strings; what is interpolated stays."""
    def inside(match):
        return " ".join(re.findall(r"\\\(([^()]*(?:\([^()]*\)[^()]*)*)\)", match.group()))

    return STRING.sub(inside, COMMENT.sub("", text))


def swift_files(folder):
    return sorted(path for path in folder.rglob("*.swift"))


def types_of(files):
    """Where each top-level type of a target is declared: its name to its folder."""
    declared, doubled = {}, set()
    for path, text in files.items():
        for match in TYPE.finditer(text):
            if "private" in match["before"]:
                continue
            if match["name"] in declared and declared[match["name"]] != path.parent:
                doubled.add(match["name"])
            declared[match["name"]] = path.parent
    return {name: folder for name, folder in declared.items() if name not in doubled}


def arrows(files):
    """Which folder uses which other one, with the places and names that make it so."""
    declared = types_of(files)
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, text in files.items():
        own = {m["name"] for m in TYPE.finditer(text)}
        for name in set(WORD.findall(text)) - own:
            folder = declared.get(name)
            if folder is not None and folder != path.parent:
                found[path.parent][folder].add((path.name, name))
    return found


def circles(graph):
    """The strongly connected sets of more than one member (Tarjan)."""
    index, low, stack, order, sets = {}, {}, [], [0], []

    def visit(node):
        index[node] = low[node] = order[0]
        order[0] += 1
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            members = []
            while True:
                member = stack.pop()
                members.append(member)
                if member == node:
                    break
            if len(members) > 1:
                sets.append(members)

    for node in list(graph):
        if node not in index:
            visit(node)
    return sets


def folder_problems(target, show):
    files = {path: bare(path.read_text()) for path in swift_files(target)}
    graph = arrows(files)

    def name(folder):
        return str(folder.relative_to(SOURCES))

    if show:
        for folder in sorted(graph):
            for other in sorted(graph[folder]):
                places = sorted(graph[folder][other])
                shown = ", ".join(f"{file}: {type}" for file, type in places[:4])
                print(f"  {name(folder)} -> {name(other)}  {len(places)}  ({shown})")
    for circle in circles(graph):
        yield "circle of folders: " + ", ".join(sorted(map(name, circle)))
        members = set(circle)
        for folder in sorted(circle):
            for other in sorted(graph[folder]):
                if other in members:
                    places = sorted(graph[folder][other])
                    shown = ", ".join(f"{file}: {type}" for file, type in places[:6])
                    yield f"    {name(folder)} -> {name(other)}  {len(places)}  ({shown})"


def target_problems(described):
    """Imports that are not declared, and dependencies that nothing imports."""
    targets = {t["name"]: t for t in described["targets"]}
    for target in targets.values():
        folder = ROOT / target["path"]
        if target["type"] == "system-target" or not swift_files(folder):
            continue
        imported = set()
        for path in swift_files(folder):
            imported |= set(IMPORT.findall(bare(path.read_text())))
        imported = {name.replace("_", "-") if name.replace("_", "-") in targets else name for name in imported}
        declared = set(target.get("target_dependencies", [])) | set(target.get("product_dependencies", []))
        for name in sorted(declared - imported):
            yield f"{target['name']} declares {name} and imports it nowhere"
        for name in sorted((imported & set(targets)) - declared - {target["name"]}):
            yield f"{target['name']} imports {name} and does not declare it"


def file_problems():
    places = collections.defaultdict(list)
    lengths = []
    for path in swift_files(SOURCES):
        places[path.name].append(str(path.relative_to(SOURCES)))
        lines = path.read_text().count("\n")
        lengths.append(lines)
        if lines > LONGEST_FILE:
            yield f"{path.relative_to(ROOT)} has {lines} lines; {LONGEST_FILE} at most"
    for name, where in sorted(places.items()):
        if len(where) > 1:
            yield f"several files are named {name}: " + ", ".join(where)
    lengths.sort()
    median = statistics.median(lengths)
    p90 = lengths[int(len(lengths) * 0.9)]
    if median > MEDIAN_AT_MOST:
        yield f"the median file has {median} lines; {MEDIAN_AT_MOST} at most"
    if p90 > P90_AT_MOST:
        yield f"one file in ten has {p90} lines or more; {P90_AT_MOST} at most"
    for folder in sorted({path.parent for path in swift_files(SOURCES)}):
        count = len([path for path in folder.iterdir() if path.suffix == ".swift"])
        if count > MOST_FILES_IN_A_FOLDER:
            yield f"{folder.relative_to(ROOT)} holds {count} files; {MOST_FILES_IN_A_FOLDER} at most"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--arrows", action="store_true", help="print every arrow between folders")
    parser.add_argument("--target", help="look at the folders of this target alone")
    options = parser.parse_args()
    problems = []
    if not options.target:
        described = json.loads(
            subprocess.run(
                ["swift", "package", "describe", "--type", "json"],
                cwd=ROOT, check=True, capture_output=True, text=True,
            ).stdout
        )
        problems += target_problems(described)
        problems += file_problems()
    for target in sorted(path for path in SOURCES.iterdir() if path.is_dir()):
        if options.target and target.name != options.target:
            continue
        problems += folder_problems(target, options.arrows)
    for problem in problems:
        print(problem)
    count = len([problem for problem in problems if not problem.startswith(" ")])
    print(f"{count} problems" if count else "The house stands: arrows, folders, names and sizes are as they should be.")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
