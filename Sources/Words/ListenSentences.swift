/// What the companion says while it listens, and about what was said.
package enum ListenSentences: String, SentenceFamily {
  // The states, in one line.
  case listening, keys, heardSoFar, transcribing, parsing, saved, takenBack, notTakenBack
  case noTerminal
  case silentMicrophone, defaultDevice
  case cancelled, nothingSaid, longest, microphoneGone, onlyInMemory
  // What turns speech into text.
  case gaveNothing, gaveNothingTrying, kept, noTranscriber
  case reasonNotThere, reasonTooLong, reasonEnded, reasonNoWords, reasonNotRead
  // Recording.
  case noRecorder, recorderEnded, tryAudio
  case alreadyListening, notListening
  case noFile, notWave, unknownForm, nothingInFile
  // What waits.
  case idle, listeningFor, isTranscribing, oneWaits, someWait, noneWaits, askDiscard, discarded
  case labelRecordings
  // The microphone, for `doctor audio`.
  case labelRecorder, labelMicrophone, labelLevel, labelTranscriber
  case sourcesUnknown, sourcesNone, sourceChosen, levelHeard, levelSilent, levelNone, levelHow
  case canHear, cannotHear

  package var sentence: Sentence {
    switch self {
    case .listening: Sentence("Listening")
    case .keys: Sentence("Enter ends it, Escape drops it")
    case .heardSoFar: Sentence("Heard: {text}")
    case .transcribing:
      Sentence(
        warm: "{name} writes down what you said",
        literal: "{name} transcribes the recording",
        quiet: "{name} transcribes"
      )
    case .parsing: Sentence("Understanding it")
    case .saved: Sentence("Stored")
    case .takenBack: Sentence("Taken back")
    case .notTakenBack:
      Sentence("Something was done since, so nothing was taken back. The last step: {command}")
    case .noTerminal: Sentence("No terminal was found here. To change it in one: {command}")
    case .silentMicrophone:
      Sentence(
        warm: "Nothing comes from {device} yet; perhaps it is muted. To see more: {command}",
        literal: "{device} gives no sound yet. It may be muted. To see more: {command}",
        quiet: "No sound from {device} yet. To see more: {command}"
      )
    case .defaultDevice: Sentence("the default microphone")
    case .cancelled: Sentence("Dropped; nothing was stored.")
    case .nothingSaid:
      Sentence(
        warm: "I heard nobody speak, so nothing was stored.",
        literal: "No speech was heard. Nothing was stored.",
        quiet: "No speech; nothing was stored."
      )
    case .longest:
      Sentence("{seconds} s are the longest that is set, so it ends here; all of it is taken.")
    case .microphoneGone:
      Sentence("The microphone went away; what was said until then is taken.")
    case .onlyInMemory:
      Sentence("The disk takes no recording, so it is in memory only: {reason}")
    case .gaveNothing: Sentence("{name} gave no text: {reason}")
    case .gaveNothingTrying: Sentence("{name} gave no text: {reason} Now {next} tries.")
    case .kept:
      Sentence(
        warm: "What you said is kept. To try once more: {command}",
        literal: "The recording is kept. To try once more: {command}",
        quiet: "Kept. To try once more: {command}"
      )
    case .noTranscriber:
      Sentence(
        "Nothing here turns speech into text. On Debian: apt install pocketsphinx "
          + "pocketsphinx-en-us"
      )
    case .reasonNotThere: Sentence("it is not installed here.")
    case .reasonTooLong: Sentence("it took longer than {seconds} s.")
    case .reasonEnded: Sentence("it ended with {status}{said}.")
    case .reasonNoWords: Sentence("it heard no words.")
    case .reasonNotRead: Sentence("its answer could not be read.")
    case .noRecorder:
      Sentence(
        "No program that records is installed here. On Debian: apt install pulseaudio-utils, "
          + "or alsa-utils"
      )
    case .recorderEnded: Sentence("{name} could not record from {device}{said}.")
    case .tryAudio: Sentence("Nothing was recorded. To see which microphones there are: {command}")
    case .alreadyListening: Sentence("It is listening already. To end that: {command}")
    case .notListening: Sentence("It is not listening at present, so there is nothing to end.")
    case .noFile: Sentence("{path} cannot be read: {reason}")
    case .notWave: Sentence("{path} is no .wav file. To make one of it: {command}")
    case .unknownForm:
      Sentence("{path} holds sound in form {number}, which is not read here. To turn it: {command}")
    case .nothingInFile: Sentence("There is no sound in {path}.")
    case .idle: Sentence("Not listening.")
    case .listeningFor: Sentence("Listening for {seconds} s.")
    case .isTranscribing: Sentence("Writing down what was said.")
    case .oneWaits: Sentence("1 recording waits to be written down: {command}")
    case .someWait: Sentence("{count} recordings wait to be written down: {command}")
    case .noneWaits: Sentence("No recording waits.")
    case .askDiscard: Sentence("Delete {count} unheard? They cannot come back. [y/N]")
    case .discarded: Sentence("Deleted unheard: {count}")
    case .labelRecordings: Sentence("Recordings")
    case .labelRecorder: Sentence("Recorder")
    case .labelMicrophone: Sentence("Microphones")
    case .labelLevel: Sentence("Level")
    case .labelTranscriber: Sentence("Speech to text")
    case .sourcesUnknown: Sentence("pactl or arecord would list them; neither answers here")
    case .sourcesNone: Sentence("none is there")
    case .sourceChosen: Sentence("{source} (in use)")
    case .levelHeard: Sentence("{device}: sound comes, {level} dB, noise {noise} dB")
    case .levelSilent: Sentence("{device}: nothing but silence came from it; perhaps it is muted")
    case .levelNone: Sentence("{device}: nothing came from it{said}")
    case .levelHow: Sentence("Another one is chosen with --device, or as device in the settings.")
    case .canHear: Sentence("You can be heard here.")
    case .cannotHear: Sentence("You cannot be heard here yet. What to look at:")
    }
  }
}
