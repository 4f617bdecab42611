/// The terminals among the three standard descriptors.
package struct Terminal: Sendable {
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// Columns of the screen; `nil` where lines are not to be fitted.
  package var columns: Int?
  /// Whether colours are wanted, as far as the environment says.
  package var wantsColor: Bool

  package init(
    inputIsTerminal: Bool,
    outputIsTerminal: Bool,
    errorIsTerminal: Bool = false,
    columns: Int?,
    wantsColor: Bool
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
    self.wantsColor = wantsColor
  }
}
