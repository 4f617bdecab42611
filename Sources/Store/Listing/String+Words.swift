extension String {
  /// Whether one of its words begins with `word`, or is it, whatever the case of its letters.
  func hasWord(beginningWith word: String, whole: Bool = false) -> Bool {
    let text = Array(lowercased())
    let word = Array(word.lowercased())
    func isOfAWord(_ index: Int) -> Bool {
      text.indices.contains(index) && (text[index].isLetter || text[index].isNumber)
    }
    return text.indices.contains { start in
      text[start...].starts(with: word) && !isOfAWord(start - 1)
        && !(whole && isOfAWord(start + word.count))
    }
  }
}
