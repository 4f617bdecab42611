package import Language
import Model

/// The to-dos that were understood, together with the options of the command line.
package struct Utterance {
  /// How many to-dos are taken from one text: more than anybody says at once.
  package static let limit = 10_000

  package var drafts: [Draft]
  package var remarks: [Remark] = []
  package var times: [TimeExpression] = []
  /// Words that were given as a time or repeat, and are none.
  package var unclear: [Unclear] = []
  /// The parents of drafts that are no drafts themselves: a handle or a title, by the draft's
  /// position.
  package var outer: [Int: String] = [:]
  /// Drafts that nothing of what was said proves, by their positions; they wait until a person has
  /// accepted them.
  package var unverified: Set<Int> = []
  /// The words that a draft came from, where something other than the language tells; by the draft's
  /// position.
  package var quotes: [Int: String] = [:]

  package enum Unclear: Hashable {
    case time(String)
    case `repeat`(String)
    /// Something to be part of that fits nothing, or several to-dos.
    case parent(String, fits: Int)
    /// Keys of JSON that mean nothing here.
    case keys([String])
  }

  /// The words as a person put them right; `nil` where they are as they were heard.
  package var transcript: String?

  /// Takes the understanding as it is.
  package init(_ understanding: Understanding) {
    drafts = understanding.drafts
    remarks = understanding.remarks
    times = understanding.times
  }

  /// Drafts that came ready-made.
  package init(drafts: [Draft], unclear: [Unclear] = [], outer: [Int: String] = [:]) {
    self.drafts = drafts
    self.unclear = unclear
    self.outer = outer
  }
}
