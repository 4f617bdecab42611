import Model

/// The answer that is wanted of the words of a time where they stand alone, behind a verb or in an
/// option.
package struct TimeKind<Answer>: Sendable {
  fileprivate let read: @Sendable (String, LanguageContext) -> Answer?

  init(_ read: @escaping @Sendable (String, LanguageContext) -> Answer?) {
    self.read = read
  }
}

/// The answer that is wanted of the words of a length of time: no clock decides what they mean.
package struct LengthKind<Answer>: Sendable {
  fileprivate let read: @Sendable (String) -> Answer?

  init(_ read: @escaping @Sendable (String) -> Answer?) {
    self.read = read
  }
}

/// Reads the words of a time as what is asked for, or nothing if they are none.
///
/// Short forms mean the same everywhere: "3m" is three minutes, "3mo" and "3 months" are months.
package func resolve<Answer>(
  _ words: String,
  as kind: TimeKind<Answer>,
  in context: LanguageContext
) -> Answer? {
  kind.read(words.trimmed, context)
}

/// Reads the words of a length of time as what is asked for, or nothing if they are none.
package func resolve<Answer>(_ words: String, as kind: LengthKind<Answer>) -> Answer? {
  kind.read(words.trimmed)
}

extension String {
  /// The rest behind one of these openings, whatever their case, if the text begins with it.
  func without(opening openers: [String]) -> String? {
    let start = lowercased()
    for opener in openers where start.hasPrefix(opener) {
      return String(dropFirst(opener.count)).trimmed
    }
    return nil
  }
}
