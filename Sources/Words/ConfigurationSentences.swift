/// What is said of a config file that could not be taken as it is.
package enum ConfigurationSentences: String, SentenceFamily {
  case unknownKey, unknownKeyNear, unknownSection, unknownSectionNear, wrongValue, syntax
  case unreadable, notText, tooLong
  case expectedTime, expectedTimeWithin, expectedNumber, expectedNumbers, expectedChoice
  case expectedSwitch, expectedSection
  case expectedNumberOrOff, expectedText, expectedTexts, expectedSecretName, secretWithoutPlace

  package var sentence: Sentence {
    switch self {
    case .unknownKey:
      Sentence("The config file has a key {key} that is not known here; it was left aside.")
    case .unknownKeyNear:
      Sentence(
        "The config file has a key {key} that is not known here; it was left aside. "
          + "The nearest known one is {nearest}."
      )
    case .unknownSection:
      Sentence("The config file has a section [{key}] that is not known here; it was left aside.")
    case .unknownSectionNear:
      Sentence(
        "The config file has a section [{key}] that is not known here; it was left aside. "
          + "The nearest known one is [{nearest}]."
      )
    case .wrongValue:
      Sentence("In the config file, {key} takes {expected}; its default was kept.")
    case .syntax:
      Sentence(
        "The config file could not be read from line {line}, column {column} on, so every "
          + "default was kept. Once that line is mended, the file counts again."
      )
    case .unreadable:
      Sentence("The config file {path} could not be opened, so every default was kept.")
    case .notText:
      Sentence("The config file {path} is not UTF-8 text, so every default was kept.")
    case .tooLong:
      Sentence("The config file has more than {limit} bytes, so every default was kept.")
    case .expectedTime: Sentence("a clock time such as \"09:00\"")
    case .expectedTimeWithin: Sentence("a clock time from \"{low}\" to \"{high}\"")
    case .expectedNumber: Sentence("a whole number from {low} to {high}")
    case .expectedNumbers:
      Sentence("at most {count} whole numbers from {low} to {high}, such as {example}")
    case .expectedChoice: Sentence("one of {choices}")
    case .expectedSwitch: Sentence("true or false")
    case .expectedNumberOrOff: Sentence("a whole number from {low} to {high}, or \"off\"")
    case .expectedText: Sentence("a line of text in quotes")
    case .expectedTexts: Sentence("a list of texts, such as [\"a\", \"b\"]")
    case .expectedSecretName:
      Sentence("the name of a key, such as \"claude\", which `voicedo-remind auth set` keeps safe")
    case .secretWithoutPlace:
      Sentence(
        "In the config file, secrets.{name} says no place, so it was not read. If the key itself "
          + "stands there, take it out; `voicedo-remind auth set {name}` keeps it safe."
      )
    case .expectedSection: Sentence("a section of its own, headed [{key}]")
    }
  }
}
