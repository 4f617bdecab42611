/// Why the system does not do something, instead of its own short words.
package enum SystemReasons: Sentence, SentenceFamily {
  case noPermission = "there is no permission for it"
  case notThere = "there is no such file or folder"
  case noFolder = "a part of the path is no folder"
  case isFolder = "it is a folder"
  case onlyReading = "it can only be read"
  case noRoom = "there is no room left"
  case diskSilent = "the disk gave no answer"
  case nameTooLong = "the name is too long"
  case linksInCircle = "its links lead in a circle"
  case tooManyFiles = "too many files are open"
  case noMemory = "there is not enough memory"
  case tooLarge = "the file would be larger than allowed"
  case noDevice = "there is no device behind it"
  case fewFiles = "only {allowed} files may be open at once, and {needed} are needed (ulimit -n)"
  case littleStack = "only {allowed} kB of stack are allowed, and {needed} are needed (ulimit -s)"
  case otherwise = "the system gave the number {number}"
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
