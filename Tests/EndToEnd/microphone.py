"""A virtual microphone: a PulseAudio of its own, without hardware, that voices are played into."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from desktop import wait_until

CONFIGURATION = """
load-module module-native-protocol-unix socket={folder}/run/pulse/native auth-anonymous=1
load-module module-null-sink sink_name=speaker rate=48000 channels=2
load-module module-remap-source master=speaker.monitor source_name=mic
set-default-sink speaker
set-default-source mic
"""
TOOLS = ("pulseaudio", "parecord", "paplay", "pactl", "flite", "sox")


def missing():
    """Which programs these proofs lack here, as text."""
    lacking = [tool for tool in TOOLS if not shutil.which(tool)]
    if not (shutil.which("pocketsphinx") or shutil.which("pocketsphinx_continuous")):
        lacking.append("pocketsphinx")
    return ", ".join(lacking)


class Microphone:
    """Starts the sound server on entering and takes it down on leaving.

    `environment` is what a program needs to find it; `folder` is an empty place that others may use.
    """

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-mic."))
        (self.folder / "run/pulse").mkdir(parents=True)
        for path in (self.folder / "run", self.folder / "run/pulse"):
            path.chmod(0o700)
        self.environment = {"PULSE_SERVER": f"unix:{self.folder}/run/pulse/native"}
        (self.folder / "pulse.pa").write_text(
            CONFIGURATION.replace("{folder}", str(self.folder)))
        self.own = {"PATH": os.environ["PATH"], "HOME": str(self.folder),
                    "XDG_RUNTIME_DIR": str(self.folder / "run"),
                    "PULSE_RUNTIME_PATH": str(self.folder / "run/pulse")} | self.environment
        self.server = subprocess.Popen(
            ["pulseaudio", "-n", "-F", str(self.folder / "pulse.pa"), "--daemonize=no",
             "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no", "--disable-shm=yes",
             f"--log-target=file:{self.folder}/pulse.log"],
            env={name: value for name, value in self.own.items() if name != "PULSE_SERVER"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert wait_until(lambda: "mic" in self.sources(), 20), "the sound server did not start"
        return self

    def __exit__(self, *_):
        self.server.kill()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *command, **options):
        return subprocess.run(command, env=self.own, capture_output=True, **options)

    def sources(self):
        return self.run("pactl", "list", "short", "sources", text=True).stdout

    def is_heard(self):
        """Whether somebody records from it at present."""
        outputs = self.run("pactl", "list", "short", "source-outputs", text=True).stdout
        # One without a client is the microphone's own.
        return any(line.split("\t")[2] != "-" for line in outputs.splitlines())

    def make_voice(self, text, voice="slt", noise=0):
        """A WAV file with a sentence; `noise` seconds of a room's noise before and after it."""
        spoken = self.folder / "spoken.wav"
        if voice.startswith("festival:"):
            # One expression: festival takes no more of an argument.
            script = (f'(begin (voice_{voice.split(":")[1]})'
                      f'(utt.save.wave (utt.synth (Utterance Text "{text}")) "{spoken}" \'riff))')
            subprocess.run(["festival", "-b", script], check=True, capture_output=True)
        else:
            subprocess.run(["flite", "-voice", voice, "-t", text, "-o", spoken], check=True)
        if not noise:
            return spoken
        padded = self.folder / "padded.wav"
        subprocess.run(
            ["sox", spoken, "-r", "16000", "-c", "1", padded, "pad", str(noise), str(noise)],
            check=True)
        return padded

    def play(self, wav):
        """Plays a file into the microphone, to its end."""
        self.run("paplay", "--device=speaker", str(wav), check=True)

    def say(self, text, voice="slt"):
        self.play(self.make_voice(text, voice))

    def recognise(self, wav, words):
        """Which of some words the stock recogniser hears in a file, in their order.

        It is told the words that there may be: of free speech it mishears a third.
        """
        grammar = self.folder / "words.gram"
        grammar.write_text("#JSGF V1.0;\ngrammar words;\npublic <said> = (" + " | ".join(words) + ")+;\n")
        command = ["pocketsphinx", "-jsgf", str(grammar), "single", str(wav)]
        if not shutil.which("pocketsphinx"):
            command = ["pocketsphinx_continuous", "-logfn", "/dev/null", "-jsgf", str(grammar),
                       "-infile", str(wav)]
        heard = self.run(*command, text=True).stdout
        return re.findall("[a-z']+", json.loads(heard)["t"] if heard.startswith("{") else heard)

    def hiss(self):
        """Begins the noise of a room, which goes on until the process that is answered is ended."""
        noise = self.folder / "noise.wav"
        subprocess.run(["sox", "-n", "-r", "16000", "-c", "1", noise, "synth", "120",
                        "whitenoise", "vol", "0.001"], check=True)
        return subprocess.Popen(["paplay", "--device=speaker", str(noise)], env=self.own)
