package import Actions
package import Audio
import Glibc
import Model
internal import SQLite
import Store
package import System
import Words

extension Session {
  /// The socket of this recording; `nil` where another one is being made.
  package func listenControl() throws -> ControlSocket? {
    do {
      return try ControlSocket(named: ControlSocket.listening, in: paths.remarks)
    } catch {
      let reason = systemReason(error.code)
      throw CommandError.store(.cannotCreateDirectory(path: paths.remarks, reason: reason))
    }
  }

  /// Asks the recording that is being made for something; `nil` where there is none.
  private func ask(_ line: String, within time: Duration? = .seconds(2)) throws -> String? {
    // A run that has just begun may not answer yet.
    for pause in [50, 100, 200, 400] {
      let name = ControlSocket.listening
      if let answer = try ControlSocket.ask(line, named: name, in: paths.remarks, within: time) {
        return answer
      }
      guard ControlSocket.isTaken(named: name, in: paths.remarks) else { return nil }
      usleep(UInt32(pause) * 1000)
    }
    return nil
  }

  /// Ends the recording that is being made, or drops it.
  package func endListening(_ how: String) throws -> ExitStatus {
    guard let answer = try ask(how, within: how == "wait" ? nil : .seconds(2)) else {
      throw CommandError.listening(.notListening)
    }
    return Int32(answer).flatMap(ExitStatus.init(rawValue:)) ?? .ok
  }

  /// Whether somebody is listened to, and what waits.
  package func listeningStatus() throws -> ListeningStatus {
    let length = try ask("status").flatMap { Int($0) }
    let (waiting, taken) = recordingCounts
    let isWriting = taken > (length == nil ? 0 : 1)
    return ListeningStatus(
      state: length != nil ? .listening : isWriting ? .transcribing : .idle,
      milliseconds: length ?? 0,
      waiting: waiting
    )
  }

  /// Says how many recordings wait; `nil` if none does.
  package func waitingLine(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    let sentence: ListenSentences = count == 1 ? .oneWaits : .someWait
    let command = commandLine(["listen", "--retry"])
    return sentence.text(tone, ["count": String(count), "command": command])
  }

  /// The sound that a WAV file holds.
  package func sound(ofFile path: String) throws(CommandError) -> Sound {
    guard let bytes = bytesOfFile(path, limit: 1 << 31) else {
      throw .listening(.file(path, reason: systemReason(errno)))
    }
    let sound: Sound
    do {
      sound = try Sound(wave: bytes)
    } catch {
      switch error {
      case .notWave: throw .listening(.notWave(path))
      case .unknownFormat(let number): throw .listening(.unknownForm(path, number))
      case .nothingInIt: throw .listening(.nothingInFile(path))
      }
    }
    guard !sound.samples.isEmpty else { throw .listening(.nothingInFile(path)) }
    return sound
  }

  /// The recordings at a path: the file itself, or those of a folder by their names.
  package func recordings(at path: String) throws(CommandError) -> [String] {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { return [path] }
    let names = namesOfEntries(in: path).filter { $0.lowercased().hasSuffix(".wav") }
    guard !names.isEmpty else { throw .listening(.nothingInFile(path)) }
    return names.sorted().map { path + "/" + $0 }
  }

  /// The lines of a file of the person's.
  package func lines(ofFile path: String) throws(CommandError) -> [String] {
    guard let bytes = bytesOfFile(path, limit: 1 << 20) else {
      throw .listening(.file(path, reason: systemReason(errno)))
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Has done what is said in a WAV file; the file stays.
  package func hearFile(
    _ path: String,
    _ settings: ListenSettings,
    act: TranscriptAction
  ) throws -> ExitStatus {
    let heard = Heard(sound: try sound(ofFile: path), recording: nil, saidAt: now)
    let screen = ListenScreen(self)
    let tell: (ListenState, String) -> Void = { screen.show($0, $1) }
    let text = try written(heard, tell: tell)
    screen.clear()
    return try carryOut(text, heard, settings, act: act) { _, _ in }
  }
}
