extension DatabaseError: CustomStringConvertible {
  /// The error in few words for a log.
  package var description: String {
    switch self {
    case .cannotCreateDirectory(let path, let reason): "no folder at \(path): \(reason)"
    case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)"
    case .notADatabase(let path): "\(path) is not a database"
    case .foreignDatabase(let path): "\(path) belongs to another program"
    case .newerSchema(_, let version, let supported):
      "its form \(version) is newer than \(supported), which this version knows"
    case .corrupt(let path, let reason): "\(path) is damaged: \(reason)"
    case .alreadyThere(let path): "\(path) is there already"
    case .readOnly(let path): "\(path) cannot be written"
    case .busy(let path): "another program holds \(path)"
    case .diskFull(let path): "the disk of \(path) is full"
    case .diskSilent(let path): "the disk of \(path) gives no answer"
    case .noPlace: "there is no home directory to find it in; VOICEDO_DB names another place"
    case .nameNotText(let path): "the path \(path) is no UTF-8"
    case .refused(let reason): reason
    case .unfinished(let step, let error): "step \(step) is carried out in part: \(error)"
    case .failed(let reason, let detail): "\(reason) (\(detail))"
    }
  }
}
