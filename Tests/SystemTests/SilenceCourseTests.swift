import Testing

@testable import System

/// Do-Not-Disturb of the desktop, switched on and off by us and by the person.
@Suite("The desktop's Do-Not-Disturb for focus") struct SilenceCourseTests {
  /// What happens, in a word.
  enum Happening: Sendable {
    case found, foundOurs, foundOther, lost
    case want, wantNoMore
    case says(Bool)
    case on, off, onRefused, offRefused
  }

  struct Course: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let happenings: [Happening]
    let steps: [SilenceCourse.Step]
    var isOurs = false
    /// Whether popups are kept back by the person at the end.
    var isPersonal = false

    static let all = [
      Course(
        testDescription: "is switched on for a round and off after it",
        happenings: [
          .found, .says(false), .want, .on, .says(true), .wantNoMore, .off, .says(false),
        ],
        steps: [.switchOn, .switchOff]
      ),
      Course(
        testDescription: "waits until the server has told",
        happenings: [.found, .want],
        steps: []
      ),
      Course(
        testDescription: "is left alone where the person has it on",
        happenings: [.found, .says(true), .want, .wantNoMore],
        steps: [],
        isPersonal: true
      ),
      Course(
        testDescription: "is not switched on behind a person who has just switched theirs off",
        happenings: [.found, .says(true), .want, .says(false)],
        steps: []
      ),
      Course(
        testDescription: "is ours no more where the person ends it",
        happenings: [.found, .says(false), .want, .on, .says(true), .says(false), .wantNoMore],
        steps: [.switchOn]
      ),
      Course(
        testDescription: "comes again with the next round, though the person ended the last",
        happenings: [
          .found, .says(false), .want, .on, .says(true), .says(false), .wantNoMore, .want, .on,
        ],
        steps: [.switchOn, .switchOn],
        isOurs: true
      ),
      Course(
        testDescription: "is no wish of the person where an old answer comes late",
        happenings: [.found, .says(false), .want, .on, .says(false), .wantNoMore],
        steps: [.switchOn, .switchOff],
        isOurs: true
      ),
      Course(
        testDescription: "is put back where it is wanted no more before it is on",
        happenings: [.found, .says(false), .want, .wantNoMore, .on, .off],
        steps: [.switchOn, .switchOff]
      ),
      Course(
        testDescription: "is switched on again after it was lifted",
        happenings: [
          .found, .says(false), .want, .on, .says(true), .wantNoMore, .want, .off,
        ],
        steps: [.switchOn, .switchOff, .switchOn],
        isOurs: true
      ),
      Course(
        testDescription: "stays where an earlier process left it, while it is wanted",
        happenings: [.want, .foundOurs, .says(true)],
        steps: [],
        isOurs: true
      ),
      Course(
        testDescription: "is put back where an earlier process left it and nothing needs it",
        happenings: [.foundOurs, .says(true), .off],
        steps: [.switchOff]
      ),
      Course(
        testDescription: "of an earlier process may have been ended by the person",
        happenings: [.want, .foundOurs, .says(false), .wantNoMore],
        steps: []
      ),
      Course(
        testDescription: "goes with its server, and comes with the next",
        happenings: [.found, .says(false), .want, .on, .lost, .found, .says(false), .on],
        steps: [.switchOn, .switchOn],
        isOurs: true
      ),
      Course(
        testDescription: "is not asked again of a server that refuses",
        happenings: [.found, .says(false), .want, .onRefused, .wantNoMore, .want],
        steps: [.switchOn]
      ),
      Course(
        testDescription: "is nothing to a server that cannot",
        happenings: [.foundOther, .says(false), .want, .wantNoMore],
        steps: []
      ),
      Course(
        testDescription: "counts as the person's where the server did not let it go",
        happenings: [
          .found, .says(false), .want, .on, .says(true), .wantNoMore, .offRefused, .says(true),
        ],
        steps: [.switchOn, .switchOff],
        isPersonal: true
      ),
    ]
  }

  @Test("is nobody's but ours, and only for as long", arguments: Course.all)
  func goes(_ course: Course) {
    var silence = SilenceCourse()
    var steps: [SilenceCourse.Step] = []
    var isPersonal = false
    for happening in course.happenings {
      var step: SilenceCourse.Step?
      switch happening {
      case .found: step = silence.found(canSwitch: true, isOurs: false)
      case .foundOurs: step = silence.found(canSwitch: true, isOurs: true)
      case .foundOther: step = silence.found(canSwitch: false, isOurs: false)
      case .lost: silence.lost()
      case .want: step = silence.want(true)
      case .wantNoMore: step = silence.want(false)
      case .says(let isOn): (isPersonal, step) = silence.told(isOn)
      case .on: step = silence.answered(.switchOn, isDone: true)
      case .onRefused: step = silence.answered(.switchOn, isDone: false)
      case .off: step = silence.answered(.switchOff, isDone: true)
      case .offRefused: step = silence.answered(.switchOff, isDone: false)
      }
      steps += step.map { [$0] } ?? []
    }
    #expect(steps == course.steps)
    #expect(silence.isOurs == course.isOurs)
    #expect(isPersonal == course.isPersonal)
  }

  @Test func whatIsToBeSeenWaitsOnlyWhileItIsLifted() {
    var silence = SilenceCourse()
    _ = silence.found(canSwitch: true, isOurs: false)
    _ = silence.told(false)
    #expect(!silence.isBeingLifted)
    _ = silence.want(true)
    _ = silence.answered(.switchOn, isDone: true)
    #expect(!silence.isBeingLifted)
    _ = silence.want(false)
    #expect(silence.isBeingLifted)
    _ = silence.answered(.switchOff, isDone: true)
    #expect(!silence.isBeingLifted)
  }

  @Test(
    "is asked of each server in its own way",
    arguments: [
      ("dunst", [], .dunst), ("mako", [], nil), ("Plasma", [], .inhibition),
      ("Xfce Notify Daemon", [], .xfce), ("SwayNotificationCenter", [], .swayNotificationCenter),
      ("Somebody's", ["inhibitions"], .inhibition), ("gnome-shell", [], nil), ("Other", [], nil),
    ] as [(String, [String], SilenceSwitch?)]
  )
  func isAsked(_ name: String, _ capabilities: [String], _ way: SilenceSwitch?) {
    let facts = NotificationServerFacts(
      name: name,
      vendor: "",
      version: "",
      capabilities: capabilities
    )
    #expect(SilenceSwitch(facts) == way)
  }
}
