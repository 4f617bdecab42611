internal import Glibc
internal import Model

/// Do-Not-Disturb of the desktop, switched on for a while by us and put back as it was.
///
/// What is ours is in a file as well, so that the next process knows it again after a crash.
@EventLoop
final class DesktopSilence {
  /// Told whether the person keeps popups back; ours does not count.
  private let onAnswer: @EventLoop (Bool) -> Void
  /// The words of the reason that a desktop may show.
  private let reason: String
  /// The file; empty where there is no place for one.
  private let path: String
  private weak var connection: BusConnection?
  private var course = SilenceCourse()
  private var way: SilenceSwitch?
  private var server = ""
  /// The number of an inhibition that was granted.
  private var cookie: UInt32 = 0
  private var waiting: [@EventLoop () -> Void] = []
  /// Asks the server anew whether it keeps popups back.
  var lookAgain: @EventLoop () -> Void = {}

  init(path: String, reason: String, onAnswer: @escaping @EventLoop (Bool) -> Void) {
    (self.path, self.reason, self.onAnswer) = (path, reason, onAnswer)
  }

  func found(_ connection: BusConnection) { self.connection = connection }

  /// It is wanted from now on, or no more.
  func want(_ wanted: Bool) {
    guard wanted != course.isWanted else { return }
    take(course.want(wanted))
  }

  /// Does something once ours keeps nothing back that is to be seen.
  func onceLifted(_ body: @escaping @EventLoop () -> Void) {
    if course.isBeingLifted { waiting.append(body) } else { body() }
  }

  /// Follows the server that there is.
  func told(_ event: NotificationServer.Event) {
    switch event {
    case .appeared(let identity):
      lose()
      server = identity
    case .disappeared: lose()
    case .facts(let facts): found(SilenceSwitch(facts))
    case .pressed, .closed: break
    }
  }

  /// The server says whether it keeps popups back.
  func told(_ isOn: Bool) {
    let before = course.isOurs
    let (isPersonal, step) = course.told(isOn)
    if before, !course.isOurs { forget() }
    onAnswer(isPersonal)
    take(step)
  }

  /// Puts it back, as the last thing before the connection is closed.
  func close() {
    guard course.isOurs, let way else { return }
    connection?.end(way, cookie) { _ in }
    forget()
  }

  private func found(_ way: SilenceSwitch?) {
    self.way = way
    let noted = noted
    let isOurs = way.map { $0.outlivesUs && noted == $0.place(on: server) } ?? false
    // Whatever it was noted of is gone, and what was on there with it.
    if !noted.isEmpty, !isOurs, noted != "xfce" { forget() }
    take(course.found(canSwitch: way != nil, isOurs: isOurs))
  }

  private func lose() {
    course.lost()
    (way, cookie, server) = (nil, 0, "")
    letGo()
  }

  private func take(_ step: SilenceCourse.Step?) {
    guard let step, let way, let connection else { return }
    let server = server
    switch step {
    case .switchOn:
      note(way)
      connection.begin(way, because: reason) { [weak self] cookie in
        guard let self, self.server == server else { return }
        self.cookie = cookie ?? 0
        if cookie == nil { forget() }
        answered(.switchOn, isDone: cookie != nil)
      }
    case .switchOff:
      connection.end(way, cookie) { [weak self] isDone in
        guard let self, self.server == server else { return }
        forget()
        answered(.switchOff, isDone: isDone)
        // The person may have switched it on meanwhile.
        lookAgain()
      }
    }
  }

  private func answered(_ step: SilenceCourse.Step, isDone: Bool) {
    take(course.answered(step, isDone: isDone))
    if !course.isBeingLifted { letGo() }
  }

  private func letGo() {
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }
}

/// The file that says where ours is on.
extension DesktopSilence {
  private var noted: String {
    guard !path.isEmpty else { return "" }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return "" }
    defer { _ = Glibc.close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
  }

  private func note(_ way: SilenceSwitch) {
    guard way.outlivesUs, !path.isEmpty else { return }
    do {
      try Folder.make(path.folder)
    } catch {
      // Without it a crash leaves Do-Not-Disturb on, as any switch that somebody forgets.
      return
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array(way.place(on: server).utf8)
    _ = write(descriptor, bytes, bytes.count)
    _ = Glibc.close(descriptor)
  }

  private func forget() {
    if !path.isEmpty { unlink(path) }
  }
}
