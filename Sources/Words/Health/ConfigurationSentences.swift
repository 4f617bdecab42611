/// The messages about a config file that could not be taken as it is.
package enum ConfigurationSentences: Sentence, SentenceFamily {
  case unknownKey = "The config file has a key {key} that is not known here; it was left aside."
  case unknownKeyNear = """
    The config file has a key {key} that is not known here; it was left aside. The nearest known \
    one is {nearest}.
    """
  case unknownSection = """
    The config file has a section [{key}] that is not known here; it was left aside.
    """
  case unknownSectionNear = """
    The config file has a section [{key}] that is not known here; it was left aside. The nearest \
    known one is [{nearest}].
    """
  case wrongValue = "In the config file, {key} takes {expected}; its default was kept."
  case syntax = """
    The config file could not be read from line {line}, column {column} on, so every default was \
    kept. Once that line is mended, the file counts again.
    """
  case unreadable = "The config file {path} could not be opened, so every default was kept."
  case empty = "The config file {path} is empty, so every default was kept."
  case untilThen = """
    A reminder service that runs goes by the settings it had; one that begins shows no titles.
    """
  case notText = "The config file {path} is not UTF-8 text, so every default was kept."
  case tooLong = "The config file has more than {limit} bytes, so every default was kept."
  case expectedTime = "a clock time such as \"09:00\""
  case expectedTimeWithin = "a clock time from \"{low}\" to \"{high}\""
  case expectedNumber = "a whole number from {low} to {high}"
  case expectedNumbers = "at most {count} whole numbers from {low} to {high}, such as {example}"
  case expectedChoice = "one of {choices}"
  case expectedSwitch = "true or false"
  case expectedSection = "a section of its own, headed [{key}]"
  case expectedNumberOrOff = "a whole number from {low} to {high}, or \"off\""
  case expectedDegrees = "degrees from {low} to {high}, such as 52.5"
  case expectedText = "a line of text in quotes"
  case expectedTexts = "a list of texts, such as [\"a\", \"b\"]"
  case expectedTopic = """
    the address of a topic with a name that nobody guesses, such as "https://ntfy.sh/k3vqz8w1x5"
    """
  case expectedSecretName = """
    the name of a key, such as "claude", which `voicedo-remind auth set` keeps safe
    """
  case secretWithoutPlace = """
    In the config file, secrets.{name} says no place, so it was not read. If the key itself stands \
    there, take it out; `voicedo-remind auth set {name}` keeps it safe.
    """
}
