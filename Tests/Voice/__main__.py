"""Speaks 20 sentences into a virtual microphone and measures what `listen` makes of them.

    python3 Tests/Voice --binaries DIR [--voices slt,rms,...] [--sentences N]

Voices are flite's; festival:NAME is one of festival's. Each sentence is spoken into a PulseAudio of
its own; `listen` ends by silence, and the recogniser that is installed makes text of it. Told are
the errors of the recogniser in words, how many to-dos are right (the same title and the same moment
as the sentence typed), and the times.
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
SENTENCES = (FOLDER / "sentences.txt").read_text().split("\n")[:-1]

# Stands in front of the recogniser: keeps what it heard, and when it began and ended.
WITNESS = """#!/bin/sh
date +%s.%N > "$HOME/began"
{program} "$@" > "$HOME/text"
code=$?
date +%s.%N > "$HOME/ended"
cat "$HOME/text"
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

    def __init__(self, home, microphone, sentence, voice):
        self.home, self.microphone = home, microphone
        wav = microphone.make_voice(sentence, voice, noise=0.3)
        length = float(subprocess.run(["soxi", "-D", wav], capture_output=True, text=True,
                                      check=True).stdout)
        began = time.time()
        listener = subprocess.Popen(
            [os.environ["VOICEDO_BINARIES"] + "/voicedo-remind", "listen", "--json"],
            env=home.environment, cwd=home.folder / "home", stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
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
        out, _ = listener.communicate(timeout=120)
        stored = time.time()
        self.length = length - 0.6
        self.todos = json.loads(out).get("todos", []) if out else []
        self.text = " ".join((home.folder / "home/text").read_text().split())
        times = [float((home.folder / "home" / name).read_text()) for name in ("began", "ended")]
        self.after_speech = stored - spoken
        self.recogniser = times[1] - times[0]
        # From the last word on: the silence that is waited for, the recogniser, and ours.
        self.own = stored - times[1]
        self.before = times[0] - spoken


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--voices", default="slt,rms,awb,festival:cmu_us_slt_arctic_hts")
    parser.add_argument("--sentences", type=int, default=len(SENTENCES))
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    sys.path[:0] = [str(FOLDER.parent / "EndToEnd"), str(FOLDER.parent / "Benchmarks")]
    from home import Home
    from microphone import Microphone, missing

    if missing():
        sys.exit(f"Not installed: {missing()}")
    sentences = SENTENCES[:options.sentences]
    with Microphone() as microphone:
        noise = microphone.hiss()
        for voice in options.voices.split(","):
            trials, right, almost, wrong, words = [], 0, 0, 0, 0
            for sentence in sentences:
                home = Home()
                home.environment |= microphone.environment
                prepare(home)
                typed = home.run("add", "--json", sentence)
                trial = Trial(home, microphone, sentence, voice)
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
            told(voice, trials, right, almost, wrong, words)
        noise.kill()


def prepare(home):
    """Puts witnesses before the recorder and the recogniser."""
    folder = home.folder / "bin"
    folder.mkdir()
    path = os.environ["PATH"]
    for name in ("pocketsphinx", "pocketsphinx_continuous"):
        program = next((f"{place}/{name}" for place in path.split(":")
                        if os.access(f"{place}/{name}", os.X_OK)), None)
        if program:
            (folder / name).write_text(WITNESS.replace("{program}", program))
    (folder / "parecord").write_text(
        '#!/bin/sh\ndate +%s.%N > "$HOME/recorder.new"; mv "$HOME/recorder.new" "$HOME/recorder"\n'
        'exec /usr/bin/parecord "$@"\n')
    for script in folder.iterdir():
        script.chmod(0o755)
    home.environment["PATH"] = f"{folder}:{path}"


def told(voice, trials, right, almost, wrong, words):
    def middle(values):
        return statistics.median(values)

    print(f"{voice}: {len(trials)} sentences, {100 * wrong / words:.0f} % of words wrong, "
          f"{right} to-dos right, {almost} at the right moment with most of their words")
    print(f"  median of a sentence {middle([t.length for t in trials]):.1f} s; "
          f"from its end to stored {middle([t.after_speech for t in trials]):.2f} s, of it "
          f"silence and start {middle([t.before for t in trials]):.2f} s, "
          f"recogniser {middle([t.recogniser for t in trials]):.2f} s, "
          f"after it {1000 * middle([t.own for t in trials]):.0f} ms "
          f"(most {1000 * max(t.own for t in trials):.0f} ms)")
    print(f"  from the command to the recorder {1000 * middle([t.to_recorder for t in trials]):.0f} "
          f"ms (most {1000 * max(t.to_recorder for t in trials):.0f} ms)", flush=True)


if __name__ == "__main__":
    main()
