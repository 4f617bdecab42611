/// Where a secret such as a key is kept; never the secret itself.
package enum SecretReference: Hashable, Sendable {
  /// A program with its arguments; the first line that it prints is the secret.
  case command([String])
  /// The account of this name in the desktop's Secret Service.
  case secretService(String)
  /// A file of this name in `$CREDENTIALS_DIRECTORY`, where systemd puts them.
  case credential(String)
  /// A file that its owner alone can read; its first line is the secret.
  case file(String)
  /// A variable of the environment.
  case environment(String)
}
