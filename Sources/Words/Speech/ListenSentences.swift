/// The companion's messages while it listens, and about what was said.
package enum ListenSentences: Sentence, SentenceFamily {
  // The states, in one line.
  case listening = "Listening"
  case keys = "Enter ends it, Escape drops it"
  case heardSoFar = "Heard: {text}"
  case transcribing = """
    {name} writes down what you said
    {name} transcribes the recording
    {name} transcribes
    """
  case parsing = "Understanding it"
  case saved = "Stored"
  case takenBack = "Taken back"
  case notTakenBack = """
    Something was done since, so nothing was taken back. The last step: {command}
    """
  case noTerminal = "No terminal was found here. To change it in one: {command}"
  case silentMicrophone = """
    Nothing comes from {device} yet; perhaps it is muted. To see more: {command}
    {device} gives no sound yet. It may be muted. To see more: {command}
    No sound from {device} yet. To see more: {command}
    """
  case defaultDevice = "the default microphone"
  case cancelled = "Dropped; nothing was stored."
  case nothingSaid = """
    I heard nobody speak, so nothing was stored.
    No speech was heard. Nothing was stored.
    No speech; nothing was stored.
    """
  case longest = "{seconds} s are the longest that is set, so it ends here; all of it is taken."
  case microphoneGone = "The microphone went away; what was said until then is taken."
  case onlyInMemory = "The disk takes no recording, so it is in memory only: {reason}"
  // Programs that turn speech into text.
  case gaveNothing = "{name} gave no text: {reason}"
  case gaveNothingTrying = "{name} gave no text: {reason} Now {next} tries."
  case kept = """
    What you said is kept. To try once more: {command}
    The recording is kept. To try once more: {command}
    Kept. To try once more: {command}
    """
  case noTranscriber = """
    Nothing here turns speech into text. On Debian: apt install pocketsphinx pocketsphinx-en-us
    """
  case reasonNotThere = "it is not installed here."
  case reasonTooLong = "it took longer than {seconds} s."
  case reasonEnded = "it ended with {status}{said}."
  case reasonNoWords = "it heard no words."
  case reasonNotRead = "its answer could not be read."
  // Recording.
  case noRecorder = """
    No program that records is installed here. On Debian: apt install pulseaudio-utils, or \
    alsa-utils
    """
  case recorderEnded = "{name} could not record from {device}{said}."
  case tryAudio = "Nothing was recorded. To see which microphones there are: {command}"
  case alreadyListening = "It is listening already. To end that: {command}"
  case notListening = "It is not listening at present, so there is nothing to end."
  case noFile = "{path} cannot be read: {reason}"
  case notWave = "{path} is no .wav file. To make one of it: {command}"
  case unknownForm = """
    {path} holds sound in form {number}, which is not read here. To turn it: {command}
    """
  case nothingInFile = "There is no sound in {path}."
  case noSentences = "There is no sentence in {path}."
  // Recordings that wait.
  case idle = "Not listening."
  case listeningFor = "Listening for {seconds} s."
  case isTranscribing = "Writing down what was said."
  case oneWaits = "1 recording waits to be written down: {command}"
  case someWait = "{count} recordings wait to be written down: {command}"
  case noneWaits = "No recording waits."
  case askDiscard = "Delete {count} unheard? They cannot come back. [y/N]"
  case discarded = "Deleted unheard: {count}"
  case labelRecordings = "Recordings"
  // The microphone, for `doctor audio`.
  case labelRecorder = "Recorder"
  case labelMicrophone = "Microphones"
  case labelLevel = "Level"
  case labelTranscriber = "Speech to text"
  case sourcesUnknown = "pactl or arecord would list them; neither answers here"
  case sourcesNone = "none is there"
  case sourceChosen = "{source} (in use)"
  case levelHeard = "{device}: sound comes, {level} dB, noise {noise} dB"
  case levelSilent = "{device}: nothing but silence came from it; perhaps it is muted"
  case levelNone = "{device}: nothing came from it{said}"
  case levelHow = "Another one is chosen with --device, or as device in the settings."
  case canHear = "You can be heard here."
  case cannotHear = "You cannot be heard here yet. What to look at:"
}
