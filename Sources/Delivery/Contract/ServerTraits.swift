/// What a notification server does with popups beside the specification, as far as it is known.
package struct ServerTraits: Hashable, Sendable {
  /// How many popups of one program it shows at once; `nil` where it has no limit of its own.
  package var room: Int?
  /// Whether a popup that takes the place of another is as good as a new one.
  ///
  /// Where it is not, the old one is closed, and the new one has another number.
  package var replacesInPlace: Bool

  /// Whether it is known to show what is critical while it keeps others back: where the person's own
  /// rules decide on that, it is not.
  package var showsCritical: Bool
  /// Whether popups can be answered there, by buttons or a menu; until it has told, that is not known.
  package var takesAnswers: Bool

  /// Whether it draws buttons, which have no room for all the moments that something may be put off to;
  /// a menu has.
  package var drawsButtons: Bool

  package init(
    room: Int? = nil,
    replacesInPlace: Bool = true,
    showsCritical: Bool = true,
    drawsButtons: Bool = false,
    takesAnswers: Bool = false
  ) {
    self.takesAnswers = takesAnswers
    self.room = room
    self.replacesInPlace = replacesInPlace
    self.showsCritical = showsCritical
    self.drawsButtons = drawsButtons
  }
}
