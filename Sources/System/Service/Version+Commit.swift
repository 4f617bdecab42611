internal import CVersion
package import Model

extension Version {
  /// The commit that these programs were built from; `development` where no release was built.
  package static var commit: String { String(cString: voicedo_commit()) }

  /// The version as `--version` tells it.
  package static var full: String { "\(number) (\(commit))" }
}
