/// Why the system did not do something with a file, instead of its own short words.
package enum SystemReasons: String, SentenceFamily {
  case noPermission, notThere, noFolder, isFolder, onlyReading, noRoom, diskSilent, nameTooLong
  case linksInCircle, tooManyFiles, noMemory, tooLarge, noDevice, otherwise

  package var sentence: Sentence {
    switch self {
    case .noPermission: Sentence("there is no permission for it")
    case .notThere: Sentence("there is no such file or folder")
    case .noFolder: Sentence("a part of the path is no folder")
    case .isFolder: Sentence("it is a folder")
    case .onlyReading: Sentence("it can only be read")
    case .noRoom: Sentence("there is no room left")
    case .diskSilent: Sentence("the disk gave no answer")
    case .nameTooLong: Sentence("the name is too long")
    case .linksInCircle: Sentence("its links lead in a circle")
    case .tooManyFiles: Sentence("too many files are open")
    case .noMemory: Sentence("there is not enough memory")
    case .tooLarge: Sentence("the file would be larger than allowed")
    case .noDevice: Sentence("there is no device behind it")
    case .otherwise: Sentence("the system gave the number {number}")
    }
  }
}

/// Why the system did not do something, from the number that `errno` has on Linux.
package func systemReason(_ number: Int32) -> String {
  let reason: SystemReasons =
    switch number {
    case 1, 13: .noPermission
    case 2: .notThere
    case 5: .diskSilent
    case 6, 19: .noDevice
    case 12: .noMemory
    case 20: .noFolder
    case 21: .isFolder
    case 23, 24: .tooManyFiles
    case 27: .tooLarge
    case 28, 122: .noRoom
    case 30: .onlyReading
    case 36: .nameTooLong
    case 40: .linksInCircle
    default: .otherwise
    }
  return reason.text(.literal, ["number": String(number)])
}
