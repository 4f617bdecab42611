import Glibc
import SQLite

/// Forms that an editor shows of a to-do.
extension PrivateFile {
  /// The name of the form of a to-do; a handle that another program wrote may lead anywhere.
  package static func formName(of handle: String) -> String {
    handle.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + ".txt"
  }

  /// Removes the forms of to-dos that were kept, or left by an editor that never came back.
  ///
  /// `state` is the folder where a form is kept that was not understood.
  static func removeForms(
    of handles: [String],
    state: String,
    in variable: (String) -> String?
  ) {
    let names = Set(handles.map(formName))
    if !state.isEmpty { for name in names { unlink(state + "/" + name) } }
    for place in places(variable) {
      let own = DatabaseFile.names(in: place).filter {
        $0.hasPrefix("voicedo-remind-") && $0.utf8.count == 21
      }
      for folder in own.map({ place + "/" + $0 }) {
        var facts = stat()
        guard lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR,
          facts.st_uid == geteuid(), names.contains(where: { access(folder + "/" + $0, F_OK) == 0 })
        else { continue }
        removeFolder(folder)
      }
    }
  }
}
