import Language
import Model
import Store
import Words

extension Session {
  /// Does what was said: the one place that every transcript comes to.
  ///
  /// `request` has the options of the command line; its words do not count.
  func hear(_ transcript: Transcript, _ request: CaptureRequest) throws -> ExitStatus {
    var request = request
    request.words = [transcript.text]
    request.saidAt = transcript.saidAt
    return try request.store(in: self)
  }
}
