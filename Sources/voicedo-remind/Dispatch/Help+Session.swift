import Actions
import Answers
import Arguments

extension Help {
  /// The help as a person who called the program reads it.
  init(_ session: Session) {
    self.init(
      of: \.row,
      palette: session.style.palette,
      columns: session.environment.terminal.columns ?? 80,
      isPlain: session.isPlain,
      tone: session.tone
    )
  }
}
