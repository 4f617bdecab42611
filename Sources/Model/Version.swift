/// The version of all programs of an installation.
package enum Version {
  /// As in semantic versioning.
  package static let number = "1.0.0"
}
