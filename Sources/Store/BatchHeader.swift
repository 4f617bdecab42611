internal import Model

/// The kind, label and source of a batch of the journal, to be named when it is undone.
struct BatchHeader {
  enum Kind: String { case `do`, undo, redo, settle }

  var kind = Kind.do
  var label: BatchLabel
  var source: ChangeSource
  var causedBy: Int?
  var reverts: Int?
}

/// Several changes that are one step for undo.
struct SharedStep {
  var header: BatchHeader
  /// The batch of the first of them, which those after it are noted as caused by.
  var root: Int?
  /// Whether a part of it is committed already.
  var isCommitted = false
  /// Since when the present transaction goes on.
  var began = ContinuousClock.now
}
