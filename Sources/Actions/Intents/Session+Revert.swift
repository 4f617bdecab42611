import Model
import SQLite
import Store
import System

extension Session {
  /// So many steps of the journal are shown, and of a stretch of time so many at most.
  static let lastSteps = 20
  static let mostSteps = 1000

  /// For how many minutes after a command it is plain that `undo` means it.
  private static let plainMinutes: Int64 = 10

  /// Takes back or brings back a step.
  ///
  /// - Throws: `CommandError.reverting` where it is not plainly meant and was not agreed to, or cannot
  ///   be done.
  func revert(
    _ way: Reversion,
    _ number: Int?,
    isAgreed: Bool,
    in store: TodoStore
  ) throws -> Reverted {
    let step =
      if let number {
        try namedStep(number, way, isAgreed: isAgreed, in: store)
      } else {
        try lastStep(way, isAgreed: isAgreed, in: store)
      }
    guard let reverted = try store.revert(way, step.id, by: source, at: now) else {
      // Somebody else has just done so.
      throw CommandError.reverting(.stands(step, way))
    }
    return reverted
  }

  private func lastStep(_ way: Reversion, isAgreed: Bool, in store: TodoStore) throws -> ChangeStep
  {
    guard let last = try store.last(way, among: source.doors) else {
      throw CommandError.reverting(.nothing(way))
    }
    guard !isAgreed, let doubt = doubt(last) else { return last.step }
    throw CommandError.reverting(.unsure(last.told(at: now), way, doubt))
  }

  /// Why it is not plain that the last step is meant; `nil` where it is.
  private func doubt(_ last: LastStep) -> ReversionDoubt? {
    switch last.later {
    case .nothing: return .changedNothing
    case .beside: return .isBeside
    case .change: return .changedSince
    case nil: break
    }
    // A clock that was set back a little makes nothing old.
    let isRecent = abs(now.since(last.at).components.seconds) <= Self.plainMinutes * 60
    return isRecent && source.doors.contains(last.source) ? nil : .isOlder
  }

  /// The step of a number; one that cannot be done leaves `undo` meaning no older one.
  private func namedStep(
    _ number: Int,
    _ way: Reversion,
    isAgreed: Bool,
    in store: TodoStore
  ) throws -> ChangeStep {
    do {
      return try step(number, way, isAgreed: isAgreed, in: store)
    } catch let error as CommandError {
      try store.noteCommand(.nothing, by: source, at: now)
      throw error
    }
  }

  private func step(
    _ number: Int,
    _ way: Reversion,
    isAgreed: Bool,
    in store: TodoStore
  ) throws -> ChangeStep {
    guard let step = try store.step(number) else {
      throw CommandError.reverting(.noSuchStep(number))
    }
    guard step.isTakenBack == (way == .redo) else {
      throw CommandError.reverting(.stands(step, way))
    }
    guard !isAgreed else { return step }
    guard let outlook = try store.outlook(way, step.id, at: now) else {
      throw CommandError.reverting(.stands(step, way))
    }
    guard !outlook.later.isEmpty else { return step }
    // Of a focus session nothing is told but that.
    guard !outlook.effects.isEmpty || step.label == .focus else {
      throw CommandError.reverting(.nothingLeft(step))
    }
    throw CommandError.reverting(.touchedSince(outlook, way))
  }
}

extension Session {
  /// Notes what a command came to that has changed nothing, or nothing that a step of the journal has.
  func noteCommand(_ facts: Outcome.Facts) {
    switch facts {
    case .quiet, .forgotten, .heardForgotten: noteChangeBeside()
    case _ where !facts.isChange: noteCommand(.nothing)
    default: break
    }
  }

  /// Notes that a command has changed nothing, so that `undo` takes back nothing older unasked.
  package func noteNothingChanged() { noteCommand(.nothing) }

  /// Notes the same of a command that ended with an error; nothing where the database itself did not
  /// answer, which would be waited for once more.
  package func noteNothingChanged(after error: any Error) {
    switch error {
    case is DatabaseError, CommandError.store, CommandError.notStored, CommandError.outputClosed,
      CommandError.newIsStored:
      return
    default: noteNothingChanged()
    }
  }

  /// Notes that a command has changed what no step of the journal has.
  package func noteChangeBeside() { noteCommand(.beside) }

  private func noteCommand(_ label: BatchLabel) {
    guard hasDatabase else { return }
    do {
      let store = try self.store ?? TodoStore(path: paths.database, meaning: meaning)
      try store.noteCommand(label, by: source, at: now)
    } catch {
      // What cannot be written now has changed nothing either, and was told so.
    }
  }
}

extension LastStep {
  /// The step as it is told of to whoever is asked about it.
  fileprivate func told(at now: Instant) -> ReversionError.Told {
    ReversionError.Told(step: step, source: source, ago: now.since(at))
  }
}

extension ReversionError {
  /// The intent that a yes to the question comes to; `nil` where there is nothing to ask.
  package var agreed: Intent? {
    switch self {
    case .unsure(let told, let way, _): .revert(way, step: told.step.id, isAgreed: true)
    case .touchedSince(let outlook, let way):
      .revert(way, step: outlook.step.id, isAgreed: true)
    case .nothing, .noSuchStep, .stands, .nothingLeft: nil
    }
  }
}
