/// Words that say how much earlier to speak up: "remind me the day before", "an hour's warning".
struct SaidLead {
  private(set) var leads: [Lead] = []

  init(_ words: String) {
    let tokens = Repair.repaired(TokenizedText(TrustedSpelling.respelled(words)).tokens).tokens
    for index in tokens.indices {
      var cursor = Cursor(tokens, at: index)
      guard var found = cursor.attempt({ $0.leadsInRow() }) ?? cursor.lead().map({ [$0] }) else {
        continue
      }
      while let more = cursor.attempt({ $0.lead() }) { found.append(more) }
      leads = found
      return
    }
    // "half an hour's notice", "30 min warning": a length alone.
    for index in tokens.indices {
      var cursor = Cursor(tokens, at: index)
      guard let amount = cursor.amount() else { continue }
      leads = [Lead(amount: amount)]
      return
    }
    leads = SaidLead.bare(tokens)
  }

  /// "night before", "the day b4": without an article.
  private static func bare(_ tokens: [Token]) -> [Lead] {
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "day": return [Lead(amount: Amount(days: 1))]
      case "week": return [Lead(amount: Amount(days: 7))]
      case "night", "evening":
        return [Lead(amount: Amount(days: 1), part: token.text == "night" ? .night : .evening)]
      case "morning" where index + 1 < tokens.count && tokens[index + 1].text == "before":
        return [Lead(amount: Amount(days: 1), part: .morning)]
      default: continue
      }
    }
    return []
  }
}
