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
      // A device that hangs with one recorder likely does with the next.
      let latest = ContinuousClock.now + RecordingClock.longestStart
      for recorder in recorders {
        trial = Trial(recorder.arguments(device: device), for: time, startingBy: latest)
        if !trial.samples.isEmpty { break }
      }
      return trial
    },
    program: { ProgramSearch.find($0, in: $1) }
  )

  /// Asks a command; `nil` where it is not there, or does not know.
  private static func answer(of command: [String]) -> String? {
    do {
      let outcome = try Child.run(command, within: .seconds(2))
      let text = String(decoding: outcome.output, as: UTF8.self).trimmed
      return outcome.isWell && !text.isEmpty ? text : nil
    } catch {
      return nil
    }
  }
}
