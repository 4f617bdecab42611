"""How long a shell waits for Tab: the program, cold, asked for to-dos among 10,000."""

import json
import statistics
import subprocess

import programs
from fill import fill

# What stands behind `voicedo-remind` when Tab is pressed, and what the figure is called.
QUESTIONS = {
    "ids, nothing typed yet": ["done", ""],
    "ids by the beginning of one": ["done", "a3"],
    "ids by a word of the title": ["done", "number"],
    "ids by a word that no title holds": ["done", "xylophone"],
    "verbs": ["un"],
    "options of a verb": ["add", "--"],
}


def completing(stage, runs):
    """Figures for a stage with an empty database: a row for each question."""
    fill(stage.database.path, todos=10_000, reminders=2_000)
    programs.companion(stage.environment, "list")
    result = stage.desktop.folder / "completing.json"
    commands = [" ".join(map(repr, [str(programs.COMPANION), "--complete", "zsh", *words]))
                for words in QUESTIONS.values()]
    subprocess.run(
        ["hyperfine", "--shell=none", "--warmup=5", f"--runs={runs}", "--style=none",
         f"--export-json={result}", *commands],
        env=stage.environment, check=True, capture_output=True)
    for name, run in zip(QUESTIONS, json.loads(result.read_text())["results"]):
        yield (f"completion, cold start to answer, 10,000 open to-dos: {name}, median (slowest)",
               f"{statistics.median(run['times']) * 1000:.1f} "
               f"({max(run['times']) * 1000:.1f}) ms", "< 30 ms")
