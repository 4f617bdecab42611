import Hearing
import Model
import System

/// What is asked of the sound system; tests put facts in.
struct Audio: Sendable {
  /// The name of the microphone that the system has chosen; `nil` where nobody tells.
  var defaultSource: @Sendable () -> String?
  /// The microphones there are; `nil` where nobody tells.
  var sources: @Sendable () -> [String]?
  /// What a second of recording holds, for each recorder until one gives something.
  var listen: @Sendable (_ recorders: [Recorder], _ device: String) -> Trial
  /// The path of a program by its name; `path` is the value of `PATH`.
  var program: @Sendable (_ name: String, _ path: String?) -> String?
}

extension Audio {
  /// What came of a second of recording.
  struct Trial: Hashable, Sendable {
    var samples: [Int16] = []
    /// What the recorder said.
    var said = ""
  }

  /// The sound system that the program runs on.
  static let live = Audio(
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
    listen: { recorders, device in
      var trial = Trial()
      for recorder in recorders {
        trial = record(with: recorder, device)
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

  private static func record(with recorder: Recorder, _ device: String) -> Trial {
    var trial = Trial()
    do {
      // A second of sound, and half of one to begin.
      let outcome = try Child.run(
        recorder.arguments(device: device),
        within: .milliseconds(1500)
      )
      var decoder = StreamDecoder()
      trial.samples = decoder.decode(outcome.output)
      trial.said = lastLine(outcome.errors)
    } catch {
      trial.said = "\(recorder.rawValue): \(error)"
    }
    return trial
  }
}
