/// What the companion says about services for models and transcription.
package enum OnlineSentences: String, SentenceFamily {
  case theService, noProgram, noAnswer
  case auth, quota, rateLimited, overloaded, badRequest, notFound, tooLarge, refused, truncated
  case notUnderstood, timeout, offline, redirected, untrusted, insecure
  case secretMissing, secretSilent, secretCommandEnded, secretOpen, secretUnusable
  case requestLimit, speechLimit
  // The services, for `doctor online`.
  case nothingOnline, online, notOnline, labelSpeech, labelModel, answers, letsIn, usedSpeech,
    usedModel
  case noModel, benchStage, benchRightHere, benchRightByModel
  case benchSpeak, benchHeard, benchNoRecorder, benchNoSpeech
  case readHere, modelFoundNothing, modelLeftOut, modelTooMany, modelUnknownList, modelTimeNotSaid

  package var sentence: Sentence {
    switch self {
    case .theService: Sentence("The service")
    case .noProgram: Sentence("The program voicedo-online is not installed.")
    case .noAnswer: Sentence("The program voicedo-online gave no answer.")
    case .auth: Sentence("{host} does not take the key.")
    case .quota: Sentence("The account at {host} has nothing left to spend.")
    case .rateLimited: Sentence("{host} asks for a longer pause between requests.")
    case .overloaded: Sentence("{host} has trouble of its own at the moment.")
    case .badRequest: Sentence("{host} does not take this kind of request.")
    case .notFound: Sentence("{host} knows no such model or address.")
    case .tooLarge: Sentence("This is more than {host} takes at once.")
    case .refused: Sentence("The model at {host} would rather not answer.")
    case .truncated: Sentence("The answer of {host} ends in its middle.")
    case .notUnderstood: Sentence("The answer of {host} is not what was asked for.")
    case .timeout: Sentence("{host} took too long.")
    case .offline: Sentence("{host} cannot be reached.")
    case .redirected: Sentence("{host} points to another address, which was not followed.")
    case .untrusted: Sentence("Nobody vouches for the certificate of {host}, so nothing was sent.")
    case .insecure:
      Sentence("The address in the settings begins with neither https nor this machine.")
    case .secretMissing: Sentence("There is no key for {host} where the settings say.")
    case .secretSilent:
      Sentence("The key for {host} did not come in time; its keyring may be locked.")
    case .secretCommandEnded: Sentence("The command that has the key for {host} did not succeed.")
    case .secretOpen:
      Sentence("The file with the key for {host} can be read by others; chmod 600 it.")
    case .secretUnusable:
      Sentence("What is kept as the key for {host} is no line of plain letters.")
    case .requestLimit:
      Sentence("The requests that your settings allow a month ({limit}) are used up.")
    case .speechLimit:
      Sentence("The minutes of speech that your settings allow a month ({limit}) are used up.")
    case .nothingOnline: Sentence("Everything stays on this machine: the settings name no service.")
    case .online: Sentence("The services that the settings name can be asked.")
    case .notOnline: Sentence("Not every service that the settings name can be asked yet:")
    case .labelSpeech: Sentence("Speech, {name}")
    case .labelModel: Sentence("Model, {name}")
    case .answers: Sentence("{host} answers")
    case .letsIn: Sentence("{host} answers, and lets you in")
    case .usedSpeech: Sentence("requests this month: {requests}; minutes of speech: {minutes}")
    case .usedModel: Sentence("requests this month: {requests}")
    case .noModel: Sentence("The settings name no model; see [model] in them.")
    case .benchStage: Sentence("{stage}: {time} ms, the middle of {count}")
    case .benchSpeak:
      Sentence("Say a sentence now, such as: call anna tomorrow. 5 s are recorded, none is kept.")
    case .benchHeard: Sentence("Heard: {text}")
    case .benchNoRecorder: Sentence("Nothing was recorded, so that stage is left out.")
    case .benchNoSpeech: Sentence("No speech was written down; --file names a recording with some.")
    case .benchRightHere: Sentence("{count} of {all} sentences come out right on this machine.")
    case .benchRightByModel: Sentence("{count} of {all} sentences come out right with the model.")
    case .readHere:
      Sentence(
        warm: "{reason} I read it on this machine instead.",
        literal: "{reason} The text was read on this machine instead.",
        quiet: "{reason} Read on this machine."
      )
    case .modelFoundNothing: Sentence("The model found nothing to do in it.")
    case .modelLeftOut: Sentence("Left out, since it is not to be done: {text}")
    case .modelTooMany: Sentence("The model found {text} to-dos; the first 50 are here.")
    case .modelUnknownList: Sentence("There is no list “{text}”, so it goes to the Inbox.")
    case .modelTimeNotSaid: Sentence("“{text}” was not said, so that time was left out.")
    }
  }
}
