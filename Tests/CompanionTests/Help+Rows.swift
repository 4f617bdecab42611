import Arguments

@testable import voicedo_remind

extension Help {
  /// The help over the program's own verbs, warm and without colours.
  init(columns: Int = 80) { self.init(of: \.row, columns: columns) }
}
