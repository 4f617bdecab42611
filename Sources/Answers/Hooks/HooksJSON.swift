package import Actions
import Configuration
import Model
package import System

/// The hooks that there are: what `hooks` answers.
package struct HooksJSON: Answer {
  let folder: String
  let hooks: [HookJSON]
  let others: [String]
  let leftOut: Int

  package init(_ session: Session) {
    folder = session.paths.hooks
    let state = session.hookState
    hooks = session.hookFiles.map { HookJSON($0, state.runs[$0.path]) }
    others = session.otherHookNames
    leftOut = state.leftOut?.count ?? 0
  }

  package static let object = Object("hooks", "The programs that are told of what happens.") {
    Field("folder", "Where they are looked for.", \.folder)
    Field("hooks", "Each of them, in the order in which they are run.", \.hooks)
    Field("others", "Names in that folder that are none of an event; not run.", \.others)
    Field(
      "leftOut",
      "How many things were not told when some had to be left out last; 0 if none ever had.",
      \.leftOut
    )
    Field.zone()
  }
}

/// A hook, and how it ended last.
package struct HookJSON: Answer {
  let file: HookFile
  let run: HookState.Run?

  package init(_ file: HookFile, _ run: HookState.Run?) {
    (self.file, self.run) = (file, run)
  }

  package static let object = Object("hook", "A program that is told of one kind of event.") {
    Field("event", "What it is told of.", \.file.event)
    Field("path", "Where it is.", \.file.path)
    Field(
      "obstacle",
      "Why it is not run.",
      oneOf: HookFile.Obstacle.allCases.map(\.rawValue)
    ) { $0.file.obstacle?.rawValue }
    .null(where: "it is")
    Field(
      "place",
      "The file that is run; of an obstacle the file or folder that it is about.",
      \.file.place
    )
    Field("lastAt", "When it was run last.", \.run?.at).null(where: "it has not been")
    Field(
      "ending",
      """
      How it ended then: exit and its status, signal and its number, time where that was over, or \
      not-started and a number of errno(3).
      """
    ) { $0.run?.ending?.rawValue }
    .null(where: "it has not been run")
  }
}

/// What hooks were told: what `hooks run` answers.
extension HookRun.Outcome: Answer {
  package static let object = Object("told-hooks", "What came of telling hooks.") {
    Field("told", "How often one was run.", \.told)
    Field("leftOut", "How many things were too many, or too long ago.", \.leftOut)
    Field("troubles", "The paths of those that have not ended well, and had before.") {
      $0.troubles.map(\.path)
    }
    Field("isUnderWay", "Whether another run was at it, which tells all of it.", \.isUnderWay)
  }
}

/// A trial of hooks: what `hooks test` answers.
package struct HookTrialJSON: Answer {
  let told: ToldHappening
  let hooks: [HookJSON]

  package init(_ told: ToldHappening, _ hooks: [HookJSON]) {
    (self.told, self.hooks) = (told, hooks)
  }

  package static let object = Object("hook-trial", "A trial of the hooks of one event.") {
    Field("happening", "What they were told.", \.told)
    Field("hooks", "The hooks of that event, as they stand after it.", \.hooks)
    Field.zone()
  }
}
