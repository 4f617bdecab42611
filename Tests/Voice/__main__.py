"""Speaks sentences into a virtual microphone and measures what `listen` makes of them.

    python3 Tests/Voice --binaries DIR [--voices slt,rms,...] [--sentences N]
                        [--set sentences|check|unseen|long] [--end silence|stop]

Voices are flite's; festival:NAME is one of festival's. Each sentence is spoken into a PulseAudio of
its own; `listen` ends by silence, or is ended by `listen --stop` with the last word, and the
recogniser that is installed makes text of it. Told are the errors of the recogniser in words, how
many to-dos are right (the same title and the same moment as the sentence typed), and the times.

Of the sets, the first is the one that figures are published of; what chooses among the texts of the
recogniser was set up with it and with the second; the third was put by until that was done. The
fourth is for the times alone: sentences of five seconds.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent

# Stands in front of a recogniser: keeps when it ended last.
WITNESS = """#!/bin/sh
{program} "$@"
code=$?
date +%s.%N > "$HOME/ended.{name}"
exit $code
"""


def distance(one, other):
    """How many words differ between two lists of them (Levenshtein)."""
    row = list(range(len(other) + 1))
    for count, word in enumerate(one, 1):
        last = [count]
        for index, wanted in enumerate(other, 1):
            last.append(min(row[index] + 1, last[-1] + 1, row[index - 1] + (word != wanted)))
        row = last
    return row[-1]


def meaning(todos):
    """What counts of to-dos: their titles, and when they are due."""
    return [(todo["title"].lower(), (todo["due"] or {}).get("date"),
             (todo["due"] or {}).get("time"), todo["repeat"]) for todo in todos]


def near(found, wanted):
    """Whether to-dos are at the same moments and have most words of their titles right."""
    if len(found) != len(wanted):
        return False
    for one, other in zip(found, wanted):
        words, sought = set(one[0].split()), set(other[0].split())
        if one[1:] != other[1:] or len(words & sought) < 0.6 * len(sought):
            return False
    return True


class Trial:
    """One sentence in one voice."""

    def __init__(self, home, microphone, sentence, voice, end):
        self.home, self.microphone = home, microphone
        wav = microphone.make_voice(sentence, voice, noise=0.3)
        length = float(subprocess.run(["soxi", "-D", wav], capture_output=True, text=True,
                                      check=True).stdout)
        program = os.environ["VOICEDO_BINARIES"] + "/voicedo-remind"
        began = time.time()
        listener = subprocess.Popen(
            [program, "listen", "--json"], env=home.environment, cwd=home.folder / "home",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        recorder = home.folder / "home/recorder"
        while not recorder.exists():
            time.sleep(0.001)
        self.to_recorder = float(recorder.read_text()) - began
        recorder.unlink()
        while not microphone.is_heard():
            time.sleep(0.01)
        microphone.play(wav)
        # The last 0.3 s of the file are silence.
        spoken = time.time() - 0.3
        if end == "stop":
            subprocess.run([program, "listen", "--stop"], env=home.environment, check=True,
                           stdout=subprocess.DEVNULL)
        stopped = time.time()
        out, _ = listener.communicate(timeout=120)
        stored = time.time()
        self.length = length - 0.6
        self.todos = json.loads(out).get("todos", []) if out else []
        rows = home.rows("SELECT text FROM transcript") if home.database.exists() else []
        self.text = rows[-1][0] if rows else ""
        self.after_speech = stored - spoken
        # What is after the last recogniser is ours; one that ended before the stop is no part of it.
        folder = home.folder / "home"
        self.ended = max(float(path.read_text()) for path in folder.glob("ended.*"))
        self.own = stored - max(self.ended, stopped) if end == "stop" else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--voices", default="slt,rms,awb,festival:cmu_us_slt_arctic_hts")
    parser.add_argument("--sentences", type=int)
    parser.add_argument("--set", default="sentences",
                        choices=["sentences", "check", "unseen", "long"])
    parser.add_argument("--end", default="silence", choices=["silence", "stop"])
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    sys.path[:0] = [str(FOLDER.parent / "EndToEnd"), str(FOLDER.parent / "Benchmarks")]
    from home import Home
    from microphone import Microphone, missing

    if missing():
        sys.exit(f"Not installed: {missing()}")
    text = (FOLDER / f"{options.set}.txt").read_text()
    sentences = text.splitlines()[:options.sentences]
    with Microphone() as microphone:
        noise = microphone.hiss()
        for voice in options.voices.split(","):
            trials, right, almost, wrong, words = [], 0, 0, 0, 0
            for sentence in sentences:
                home = Home()
                home.environment |= microphone.environment
                prepare(home)
                typed = home.run("add", "--json", sentence)
                trial = Trial(home, microphone, sentence, voice, options.end)
                expected = meaning(json.loads(typed.out)["todos"])
                found = meaning(trial.todos)
                errors = distance(trial.text.split(), sentence.split())
                wrong, words = wrong + errors, words + len(sentence.split())
                right += found == expected
                almost += near(found, expected)
                sign = "=" if found == expected else "~" if near(found, expected) else " "
                print(f"  {sign} {sentence} | {trial.text}", flush=True)
                trials.append(trial)
                home.close()
            told(voice, options.end, trials, right, almost, wrong, words)
        noise.kill()


def prepare(home):
    """Puts witnesses before the recorder and the recognisers."""
    folder = home.folder / "bin"
    folder.mkdir()
    path = os.environ["PATH"]
    for name in ("pocketsphinx", "pocketsphinx_batch", "pocketsphinx_continuous"):
        program = next((f"{place}/{name}" for place in path.split(":")
                        if os.access(f"{place}/{name}", os.X_OK)), None)
        if program:
            (folder / name).write_text(
                WITNESS.replace("{program}", program).replace("{name}", name))
    home.settings.parent.mkdir(parents=True)
    home.settings.write_text("[listen]\nkeep_transcripts = true\n")
    (folder / "parecord").write_text(
        '#!/bin/sh\ndate +%s.%N > "$HOME/recorder.new"; mv "$HOME/recorder.new" "$HOME/recorder"\n'
        'exec /usr/bin/parecord "$@"\n')
    for script in folder.iterdir():
        script.chmod(0o755)
    home.environment["PATH"] = f"{folder}:{path}"


def told(voice, end, trials, right, almost, wrong, words):
    def middle(values):
        return statistics.median(values)

    print(f"{voice}: {len(trials)} sentences, {100 * wrong / words:.0f} % of words wrong, "
          f"{right} to-dos right, {almost} at the right moment with most of their words")
    after = [trial.after_speech for trial in trials]
    print(f"  median of a sentence {middle([t.length for t in trials]):.1f} s; "
          f"from its end to stored {middle(after):.2f} s (most {max(after):.2f} s)", end="")
    if end == "silence":
        print(f", of it 3 s the silence itself, {middle(after) - 3:.2f} s the rest")
    else:
        own = [1000 * trial.own for trial in trials]
        print(f"; after the recogniser {middle(own):.0f} ms (most {max(own):.0f} ms)")
    print(f"  from the command to the recorder {1000 * middle([t.to_recorder for t in trials]):.0f} "
          f"ms (most {1000 * max(t.to_recorder for t in trials):.0f} ms)", flush=True)


if __name__ == "__main__":
    main()
