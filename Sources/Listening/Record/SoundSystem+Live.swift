package import Actions
import Audio
import Glibc
import Model
import System

extension SoundSystem {
  /// The sound system that the program runs on.
  package static let live = SoundSystem(
    defaultSource: {
      answer(of: ["pactl", "get-default-source"])
        ?? answer(of: ["pactl", "info"])?.split(separator: "\n")
        .first { $0.hasPrefix("Default Source: ") }.map { String($0.dropFirst(16)) }
    },
    sources: {
      if let list = answer(of: ["pactl", "list", "short", "sources"]) {
        return list.split(separator: "\n").compactMap { line in
          line.split(separator: "\t").dropFirst().first.map(String.init)
        }
      }
      return answer(of: ["arecord", "-l"]).map { list in
        list.split(separator: "\n").filter { $0.hasPrefix("card ") }.map(String.init)
      }
    },
    listen: { recorders, device, time in
      var trial = Trial()
      for recorder in recorders {
        trial = record(with: recorder, device, time)
        if !trial.samples.isEmpty { break }
      }
      return trial
    },
    program: { ProgramSearch.find($0, in: $1) }
  )

  /// What a command answers; `nil` where it is not there, or does not know.
  private static func answer(of command: [String]) -> String? {
    do {
      let outcome = try Child.run(command, within: .seconds(2))
      let text = String(decoding: outcome.output, as: UTF8.self).trimmed
      return outcome.isWell && !text.isEmpty ? text : nil
    } catch {
      return nil
    }
  }

  private static func record(
    with recorder: Recorder,
    _ device: String,
    _ time: Duration
  ) -> Trial {
    var trial = Trial()
    do {
      let start = ContinuousClock.now
      let child = try Child(recorder.arguments(device: device), errors: .pipe)
      // Half a second is left for it to begin.
      var end = start + time + .milliseconds(500)
      var decoder = StreamDecoder()
      recording: while ContinuousClock.now < end {
        var wait = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, Int32((end - .now).wholeMilliseconds) + 1)
        switch Child.readPiece(of: child.output) {
        case .nothingYet: continue
        case .end: break recording
        case .bytes(let bytes):
          if trial.samples.isEmpty {
            trial.wait = start.duration(to: .now)
            end = min(end, .now + time)
          }
          trial.samples += decoder.decode(bytes)
        }
      }
      child.send(SIGINT)
      trial.said = lastLine(child.outcome(within: .milliseconds(200)).errors)
    } catch {
      trial.said = "\(recorder.rawValue): \(error)"
    }
    return trial
  }
}
