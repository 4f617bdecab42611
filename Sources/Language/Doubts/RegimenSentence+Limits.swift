import Model

/// What is no order to take something, or only under conditions.
extension RegimenSentence {
  /// "I no longer take", "don't give": what is not to be done.
  var denials: [String] {
    guard !drafts.isEmpty else { return [] }
    return range.compactMap { index in
      guard RegimenWords.denials.contains(text(index)), !isAt(index + 1, "forget"),
        !(isAt(index + 1, "let") && isAt(index + 3, "forget"))
      else { return nil }
      let verb = (index + 1..<min(index + 4, range.upperBound)).first {
        MedicineWords.taking.contains(tokens[$0].text) || isAt($0, "have", "had", "took")
          || isAt($0, "use", "need", "taken") || isAt($0, "get", "got", "give")
          || isAt($0, "eat", "drink", "swallow")
      }
      let isForbidden = text(index).isOne(of: "mustn't", "mustnt", "shouldn't", "cannot", "can't")
      // "didn't get his drops": somebody's own.
      let isOwn =
        verb.map { text($0 + 1).isOne(of: "his", "her", "their", "my") } ?? false
        && text(index).isOne(of: "didn't", "didnt", "hasn't", "haven't", "not")
      // "no aspirin from tomorrow": what is left out.
      if isAt(index, "no"), index == range.lowerBound,
        MedicineWords.areTaken(tokens, index + 1..<index + 2)
      {
        return said(index, index + 2)
      }
      guard let verb, isTaken || isOwn || isForbidden else { return nil }
      return said(index, verb + 1)
    }
  }

  /// Limits that became a rhythm, or of which a part was taken for a time.
  var limits: [String] {
    guard drafts.contains(where: { $0.schedule != nil }) else { return [] }
    return range.compactMap { index in
      if let end = RegimenWords.asNeeded.end(tokens, at: index, end: range.upperBound) {
        return said(index, end)
      }
      guard isTaken || !series.isEmpty else { return nil }
      guard let end = RegimenWords.limits.end(tokens, at: index, end: range.upperBound) else {
        return nil
      }
      let isCounted = number(end) != nil || isAt(end, "twice", "once", "every")
      guard isCounted else { return nil }
      let isRhythm = timesADay(at: end) != nil || isAt(end, "every", "once", "twice")
      let last = lastOfLimit(end)
      return isRhythm || !isKept(index, last) ? said(index, last) : nil
    }
  }

  /// Where a limit ends: at a comma, or behind the unit of time that it counts in.
  private func lastOfLimit(_ start: Int) -> Int {
    var end = start
    while end < range.upperBound, tokens[end].isSpoken, end - start < 7 {
      end += 1
      if facts(end - 1).unit != nil { break }
    }
    return max(end, start + 1)
  }

  /// Distances between doses, or from food, of which a part is gone: "at least four hours apart".
  var spacings: [String] {
    range.compactMap { index in
      guard facts(index).unit == .hour || facts(index).unit == .minute,
        text(index + 1).isOne(of: "apart", "between", "from"), number(index - 1) != nil,
        // "2 hours from now".
        !(isAt(index + 1, "from") && text(index + 2).isOne(of: "now", "then", "today"))
      else { return nil }
      let start = isAt(index - 2, "least", "most", "than") ? index - 2 : index - 1
      return isKept(start, index + 2) ? nil : said(start, index + 2)
    }
  }

  /// "if I can't sleep", "but not on the day I take it", "except on days when": no day has them.
  var conditions: [String] {
    range.compactMap { index in
      if isTaken, !isAt(range.lowerBound, "no"), isAt(index, "if", "unless", "whenever"),
        !isAt(index - 1, "ask", "see", "check"),
        RegimenWords.asNeeded.end(tokens, at: index, end: range.upperBound) == nil
      {
        return said(index, index + 3)
      }
      if isAt(index, "except", "unless", "but") || isAt(index, "skip"), hasDay(index) {
        return said(index, index + 4)
      }
      // "on saturdays when I sleep long".
      if !series.isEmpty, isAt(index, "when", "while"),
        text(index + 1).isOne(of: "i", "we", "he", "she", "they", "i'm", "it"),
        isKept(index, index + 2)
      {
        return said(index, index + 3)
      }
      // "every thursday after the holidays": nobody knows which.
      let isPause =
        isAt(index, "after", "until") && isAt(index + 1, "the", "my", "our")
        && text(index + 2).isOne(of: "holidays", "break", "vacation", "exams", "summer")
      return isPause && !series.isEmpty && isKept(index, index + 3) ? said(index, index + 3) : nil
    }
  }

  /// "the day I travel", "days when": a day that no calendar has, close behind.
  private func hasDay(_ index: Int) -> Bool {
    (index + 1..<min(index + 5, range.upperBound)).contains {
      facts($0).unit == .day && text($0 + 1).isOne(of: "i", "when", "that", "we", "before", "after")
    }
  }
}
