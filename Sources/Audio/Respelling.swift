/// Sets right what recognisers write for words that sound the same, where only one of them can be
/// meant.
///
/// One that is `unsure` often writes "and" for "at"; others mean what they write.
package func respelled(_ text: String, unsure: Bool = false) -> String {
  var words = text.split(separator: " ").map(String.init)
  for index in words.indices.dropLast() {
    let next = words[index + 1].lowercased().withoutStop
    switch words[index].lowercased() {
    // "by some milk": nothing begins with "by some".
    case "by" where isBeginning(index, of: words) && amounts.contains(next):
      words[index] = words[index].first == "B" ? "Buy" : "buy"
    // "tomorrow and nine": a day and a number are no pair.
    case "and" where index > 0 && days.contains(words[index - 1].lowercased()) && isHour(next):
      words[index] = "at"
    // "pick up the package and four": nor are a thing and a bare number at the end.
    case "and" where unsure && index > 0 && isHour(next) && isLast(index + 1, of: words):
      if !isNumber(words[index - 1].lowercased()) { words[index] = "at" }
    default: break
    }
  }
  return words.joined(separator: " ")
}

private func isBeginning(_ index: Int, of words: [String]) -> Bool {
  index == 0 || words[index - 1].hasSuffix(".")
    || ["to", "and", "please"].contains(words[index - 1].lowercased())
}

/// Whether a pause or nothing at all is behind a word.
private func isLast(_ index: Int, of words: [String]) -> Bool {
  index + 1 == words.count || words[index].hasSuffix(".")
}

extension String {
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

private func isHour(_ word: String) -> Bool {
  hours.contains(word) || Int(word).map { (1...24).contains($0) } ?? false
}

private func isNumber(_ word: String) -> Bool {
  hours.contains(word) || numbers.contains(word) || word.contains(where: \.isNumber)
}

private let amounts: Set<String> = ["some", "a", "an", "more", "new", "two", "three"]
private let days: Set<String> = [
  "today", "tonight", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday",
  "saturday", "sunday",
]
private let hours: Set<String> = [
  "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "noon", "midnight",
]
private let numbers: Set<String> = [
  "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "thousand",
]
