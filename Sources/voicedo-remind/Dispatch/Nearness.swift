import Actions
import Arguments
import Configuration
import Language

extension Verb {
  /// The verb that a mistyped word most likely means, or nothing.
  init?(near word: String) {
    let typed = word.lowercased()
    if let verb = CommandVerb(named: typed) {
      self = verb.verb
      return
    }
    guard (2...20).contains(typed.count) else { return nil }
    let candidates = Verb.allCases.filter { !$0.isHidden }.map { verb in
      (verb: verb, distance: typed.editDistance(to: verb.rawValue))
    }
    // The beginning of a verb is nearer than another verb with a letter changed.
    if typed.count >= 3, let begun = candidates.first(where: { $0.verb.rawValue.hasPrefix(typed) })
    {
      self = begun.verb
      return
    }
    // Two letters that changed places are likelier than one that is too many.
    let nearness = { (candidate: (verb: Verb, distance: Int)) in
      (candidate.distance, abs(candidate.verb.rawValue.count - typed.count))
    }
    guard let nearest = candidates.min(by: { nearness($0) < nearness($1) }) else { return nil }
    let tolerance = min(typed.count, nearest.verb.rawValue.count) <= 3 ? 1 : 2
    guard nearest.distance <= tolerance, nearest.distance < typed.count else { return nil }
    self = nearest.verb
  }
}
