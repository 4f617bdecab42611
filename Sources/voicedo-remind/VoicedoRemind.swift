import Actions
import Glibc
import SQLite
import System
import Words

@main
struct VoicedoRemind {
  static func main() {
    StandardDescriptors.fillGaps()
    // A reader that went away is no trouble of ours, and a file that may not grow is told of;
    // Ctrl-C ends with the number shells know.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    if let shortage = ProcessLimits.makeRoomForStack() {
      let reason = SystemReasons.littleStack.text(.literal, shortage.figures)
      Output.standard.talk(TroubleSentences.noRoomToWork.text(.warm, ["reason": reason]))
      exit(ExitStatus.failed.rawValue)
    }
    ProcessMemory.keepUntilExit()
    Connection.keepMemoryUntilExit()
    let status = run(Array(ProgramArguments.all.dropFirst()), in: .live())
    exit(status.rawValue)
  }
}
