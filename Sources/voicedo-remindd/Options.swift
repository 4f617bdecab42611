/// The choice of the command line.
enum Options: Equatable {
  case run
  case version
  case help
  case unknown(String)

  init(_ arguments: some Collection<String>) {
    switch arguments.first {
    case nil: self = .run
    case "--version"?: self = .version
    case "--help"?, "-h"?: self = .help
    case let other?: self = .unknown(other)
    }
  }
}
