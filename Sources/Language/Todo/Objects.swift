/// Splits what is added to a list: "milk and eggs" are two entries.
enum Objects {
  static func split(_ kept: [Int], tokens: [Token]) -> [[Int]] {
    guard let first = kept.first(where: { tokens[$0].isSpoken }),
      !Verbs.strong.contains(tokens[first].text)
    else { return [kept] }
    var groups: [[Int]] = [[]]
    for index in kept {
      let token = tokens[index]
      if !token.isQuoted,
        token.isMark(",") || token.text == "and" || token.text == "&" || token.text == "plus"
      {
        if groups.last?.isEmpty == false { groups.append([]) }
      } else {
        groups[groups.count - 1].append(index)
      }
    }
    return groups.filter { $0.contains { tokens[$0].isSpoken } }
  }
}
