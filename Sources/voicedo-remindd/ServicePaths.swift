import Configuration
import Glibc
internal import SQLite
import Store
import System

/// Where the service's files are.
struct ServicePaths {
  /// `$VOICEDO_DB`, else below `$XDG_DATA_HOME`.
  var database: String
  /// `nil` if there is no home directory.
  var configuration: String?
  /// The locale that counts for dates.
  var locale: String?
  /// The icon's name: the product's own where it is installed, else one that every theme has.
  var icon: String

  /// The paths that the environment names.
  static var ofProcess: ServicePaths {
    let home = HomeDirectory.path(Self.environment("HOME"))
    let data = folder("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" } ?? ""
    let icon = data + "/icons/hicolor/scalable/apps/voicedo-remind.svg"
    return ServicePaths(
      database: Self.environment("VOICEDO_DB")
        ?? (data.isEmpty ? "" : data + "/voicedo-remind/voicedo.sqlite"),
      configuration: ConfigurationFile.path { $0 == "HOME" ? home : Self.environment($0) },
      locale: ConfigurationFile.locale(Self.environment),
      icon: access(icon, R_OK) == 0 ? "voicedo-remind" : "appointment-soon"
    )
  }

  /// An XDG folder: only absolute paths count, as the specification says.
  private static func folder(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Why there can be no database at all, if so.
  var problem: DatabaseError? {
    if database.isEmpty { return .noPlace }
    return database.unicodeScalars.contains("\u{FFFD}") ? .nameNotText(path: database) : nil
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

extension String {
  /// The folder of the file that this path leads to.
  var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The name of the file that this path leads to.
  var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
