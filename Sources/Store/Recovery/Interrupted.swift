internal import Model
internal import SQLite

/// A repair that a power cut interrupted as it put the sound database into the place of the damaged
/// one: the file has parts of both, and the whole of each lies beside it.
struct Interrupted {
  /// Every byte of the sound database.
  let sound: [UInt8]
  /// The damaged file as it was.
  let kept: String

  /// What is left of one at `path`, whose bytes are these; `nil` where the file is anything else.
  ///
  /// Whoever has written to it since has made it another file.
  init?(at path: String, holding file: [UInt8]) throws(DatabaseError) {
    sound = try DatabaseFile.contents(of: path + Self.sound)
    guard !sound.isEmpty else { return nil }
    let (folder, name) = (path.folder, path.fileName + ".damaged")
    for other in DatabaseFile.names(in: folder) where other.hasPrefix(name) {
      guard !other.hasSuffix("-wal") else { continue }
      let damaged = try DatabaseFile.contents(of: "\(folder)/\(other)")
      guard Self.isMade(file, of: damaged, sound) else { continue }
      kept = "\(folder)/\(other)"
      return
    }
    return nil
  }

  /// The end of the name that the sound database has until it is in its place.
  static let sound = ".repaired"

  /// Whether each piece of a file is that of one of two others, or has not been written at all.
  private static func isMade(_ file: [UInt8], of one: [UInt8], _ other: [UInt8]) -> Bool {
    stride(from: 0, to: file.count, by: 512).allSatisfy { start in
      let piece = file[start...].prefix(512)
      return [one, other].contains { $0.dropFirst(start).starts(with: piece) }
        || piece.allSatisfy { $0 == 0 }
    }
  }
}
