internal import Glibc

/// How the run of a hook ended.
package enum HookEnding: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)
  /// Its time was over.
  case outOfTime
  /// The system did not start it, for a reason of `errno`.
  case notStarted(Int32)

  package var isWell: Bool { self == .exit(0) }
}

extension HookEnding: RawRepresentable {
  package init?(rawValue: String) {
    let words = rawValue.split(separator: " ")
    let number = words.count == 2 ? Int32(words[1]) : nil
    switch (words.first, number) {
    case ("exit", let number?): self = .exit(number)
    case ("signal", let number?): self = .signal(number)
    case ("not-started", let number?): self = .notStarted(number)
    case ("time", nil): self = .outOfTime
    default: return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .exit(let code): "exit \(code)"
    case .signal(let number): "signal \(number)"
    case .notStarted(let code): "not-started \(code)"
    case .outOfTime: "time"
    }
  }
}

extension HookFile {
  /// Runs it with a text to read, and waits for its end.
  ///
  /// What it writes goes where ours goes, or piece by piece to `hearing`. When its time is over it is asked to end, and 2 s later it is
  /// ended with all that it started, but for what has left its process group.
  package func run(
    reading text: [UInt8],
    environment: [String],
    within time: Duration,
    hearing: (([UInt8]) -> Void)? = nil
  ) -> HookEnding {
    let child: Child
    // It was listed a while ago. Who could lead the path elsewhere now is the person, or root.
    do throws(TrustedPath.Fault) {
      _ = try Self.end(of: path)
    } catch {
      if case .missing(let reason) = error.kind { return .notStarted(reason) }
      return .notStarted(EACCES)
    }
    do {
      child = try Child(
        [path],
        input: .pipe,
        output: hearing == nil ? .ours : .pipe,
        errors: hearing == nil ? .ours : .pipe,
        environment: environment
      )
    } catch {
      return .notStarted(error.code)
    }
    if let ending = child.feed(text[...], within: time, hearing) { return HookEnding(ending) }
    child.send(SIGTERM)
    _ = child.feed([], within: .seconds(2), hearing)
    // What it started may be there when it is gone itself.
    kill(-child.process, SIGKILL)
    _ = child.kill()
    return .outOfTime
  }
}

extension HookEnding {
  fileprivate init(_ ending: Child.Ending) {
    switch ending {
    case .exit(let code): self = .exit(code)
    case .signal(let number): self = .signal(number)
    }
  }
}

extension Child {
  /// Writes a text to the program, and waits for its end so long; `nil` where it runs on.
  fileprivate func feed(
    _ text: ArraySlice<UInt8>,
    within time: Duration,
    _ hearing: (([UInt8]) -> Void)?
  ) -> Ending? {
    let end = ContinuousClock.now + time
    var rest = text
    // It is looked at every millisecond at first, and every 20 ms in the end.
    var pause: Int32 = 1
    while true {
      if input >= 0 {
        let written = rest.isEmpty ? nil : Child.writePiece(rest, to: input)
        rest = rest.dropFirst(written ?? 0)
        if rest.isEmpty || written == nil { closeInput() }
      }
      let ending = ended()
      if let hearing { hear(hearing) }
      if let ending { return ending }
      guard ContinuousClock.now < end else { return nil }
      var wait = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, pause)
      pause = min(pause * 2, 20)
    }
  }

  /// Reads what has come; what it started may hold its pipes open when it is gone itself, and is not
  /// waited for.
  private func hear(_ body: ([UInt8]) -> Void) {
    for descriptor in [output, errors] {
      // A pipe holds no more than that at once.
      for _ in 0..<16 {
        guard case .bytes(let bytes) = Child.readPiece(of: descriptor) else { break }
        body(bytes)
      }
    }
  }
}
