// swift-tools-version: 6.2
import PackageDescription

// One line per target in README's module map; arrows only point down (see "Floors" there).
let package = Package(
  name: "voicedo-remind",
  products: [
    .executable(name: "voicedo-online", targets: ["voicedo-online"]),
    .executable(name: "voicedo-remind", targets: ["voicedo-remind"]),
    .executable(name: "voicedo-remindd", targets: ["voicedo-remindd"]),
  ],
  dependencies: [
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // C libraries: header-only shims.
    .systemLibrary(
      name: "CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CNotify", pkgConfig: "libnotify", providers: [.apt(["libnotify-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // The library itself is loaded when one of its functions is first called.
    .target(name: "CSystemd"),
    // What `systemd/build.sh` tells it is the commit that `--version` names.
    .target(
      name: "CVersion",
      cSettings: Context.environment["VOICEDO_COMMIT"].map { [.define("VOICEDO_COMMIT", to: $0)] }
    ),

    // Pure floors: no C library, no clock, no file.
    .target(name: "Audio"),
    .testTarget(name: "AudioTests", dependencies: ["Audio", "System"]),

    .target(name: "Interchange", dependencies: ["Model"]),
    .testTarget(name: "InterchangeTests", dependencies: ["Interchange", "Model", "XML"]),

    .target(name: "Model"),
    .testTarget(name: "ModelTests", dependencies: ["Model"]),

    // What words are for, learned; the weights lie in the program.
    .target(name: "CReader", exclude: ["reader.bin"]),
    .target(name: "Reader", dependencies: ["CReader"]),
    .testTarget(name: "ReaderTests", dependencies: ["Reader"], exclude: ["Expected"]),

    .target(name: "Language", dependencies: ["Model", "Reader"]),
    .testTarget(
      name: "LanguageTests",
      dependencies: ["Language", "Model", "Reader", "Words"],
      exclude: ["Corpus"]
    ),

    .target(name: "Planning", dependencies: ["Model"]),
    .testTarget(name: "PlanningTests", dependencies: ["Model", "Planning"]),

    .target(name: "Words", dependencies: ["Language", "Model", "Planning"]),
    .testTarget(name: "WordsTests", dependencies: ["Language", "Model", "Planning", "Words"]),

    // Intent -> outcome, over the store; no terminal, no text of answers.
    .target(
      name: "Actions",
      dependencies: [
        "Configuration", "Interchange", "Language", "Model", "Planning", "SQLite", "Store",
        "System",
        "Words",
      ]
    ),

    .testTarget(
      name: "ActionsTests",
      dependencies: [
        "Actions", "Interchange", "Language", "Model", "Planning", "SQLite", "Store", "TestSupport",
      ]
    ),

    // Each keeps one library out of everybody else.
    .target(
      name: "Configuration",
      dependencies: [
        "Language", "Model", "Planning", .product(name: "TOMLKit", package: "TOMLKit"), "Words",
      ]
    ),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration", "Language", "Model", "Planning", "Words"]
    ),

    .target(
      name: "Delivery",
      dependencies: ["Language", "Model", "Planning", "SQLite", "Store", "Words"]
    ),
    .testTarget(
      name: "DeliveryTests",
      dependencies: [
        "CSQLite", "Delivery", "Language", "Model", "Planning", "SQLite", "Store", "TestSupport",
      ]
    ),

    .target(name: "Desktop", dependencies: ["CNotify"]),
    .testTarget(name: "DesktopTests", dependencies: ["Desktop"]),

    .target(
      name: "Listening",
      dependencies: [
        "Actions", "Audio", "Configuration", "Interchange", "Language", "Model", "Planning",
        "SQLite", "Screen", "Store", "System", "Words",
      ]
    ),
    .testTarget(
      name: "ListeningTests",
      dependencies: [
        "Actions", "Answers", "Audio", "Configuration", "Interchange", "Language", "Listening",
        "Model", "Screen", "System", "TestSupport", "Words",
      ]
    ),

    .target(name: "Online", dependencies: ["CCurl", "Interchange", "Model", "System"]),
    .testTarget(name: "OnlineTests", dependencies: ["Interchange", "Model", "Online"]),

    // The terminal of a person, taken over and given back.
    .target(name: "Screen", dependencies: ["Actions", "Words"]),
    .testTarget(name: "ScreenTests", dependencies: ["Actions", "Screen"]),

    .target(name: "SQLite", dependencies: ["CSQLite", "Words"]),
    .testTarget(name: "SQLiteTests", dependencies: ["CSQLite", "SQLite", "TestSupport", "Words"]),

    .target(name: "Store", dependencies: ["Language", "Model", "Planning", "SQLite", "Words"]),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Language", "Model", "Planning", "SQLite", "Store", "TestSupport"],
      exclude: ["version-1.sql"]
    ),

    // For the tests alone: what several of them need, and days that never were.
    .target(name: "TestSupport", dependencies: ["Interchange"], path: "Tests/TestSupport"),
    .target(
      name: "Simulator",
      dependencies: [
        "CSQLite", "Delivery", "Language", "Model", "Planning", "SQLite", "Store",
      ],
      path: "Tests/Simulator"
    ),
    .testTarget(name: "SimulatorTests", dependencies: ["Simulator"]),
    .target(
      name: "SyncSimulator",
      dependencies: [
        "Actions", "Interchange", "Language", "Model", "Planning", "SQLite", "Simulator", "Store",
      ],
      path: "Tests/Sync"
    ),
    .testTarget(name: "SyncSimulatorTests", dependencies: ["SyncSimulator"]),

    .target(
      name: "System",
      dependencies: [
        "CSystemd", "CVersion", .product(name: "Logging", package: "swift-log"), "Model",
      ]
    ),
    .testTarget(
      name: "SystemTests",
      dependencies: ["Model", "System", "TestSupport"],
      exclude: ["ZoneTables"]
    ),

    .target(name: "XML", dependencies: ["CExpat", "Interchange"]),
    .testTarget(name: "XMLTests", dependencies: ["Interchange", "XML"]),

    // What a person or another program reads: facts as text and as JSON.
    .target(
      name: "Answers",
      dependencies: [
        "Actions", "Configuration", "Delivery", "Interchange", "Language", "Model", "Planning",
        "SQLite", "Store", "System", "Words",
      ]
    ),
    .testTarget(
      name: "AnswersTests",
      dependencies: ["Actions", "Answers", "Interchange", "Model", "Planning", "Words"]
    ),

    // What a command line may say: the parser, help and completion over the rows of verbs.
    .target(
      name: "Arguments",
      dependencies: ["Actions", "Answers", "Configuration", "Model", "Store", "System", "Words"]
    ),

    // Programs.
    .executableTarget(
      name: "voicedo-online",
      dependencies: ["Interchange", "Model", "Online", "System", "XML"]
    ),

    .executableTarget(
      name: "voicedo-remind",
      dependencies: [
        "Actions", "Answers", "Arguments", "Configuration", "Delivery", "Interchange",
        "Language", "Listening", "Model", "Planning", "SQLite", "Screen", "Store", "System",
        "Words",
      ]
    ),
    .testTarget(
      name: "CompanionTests",
      dependencies: [
        "Actions", "Answers", "Arguments", "Audio", "CSQLite", "Configuration", "Interchange",
        "Language", "Listening", "Model", "SQLite", "Screen", "Store", "System", "TestSupport",
        "Words", "voicedo-remind",
      ],
      exclude: ["Examples"]
    ),

    .executableTarget(
      name: "voicedo-remindd",
      dependencies: [
        "Configuration", "Delivery", "Desktop", "Language",
        .product(name: "Logging", package: "swift-log"), "Model", "Planning", "SQLite", "Store",
        "System", "Words",
      ],
      // It cannot do without: a machine that lacks libsystemd says so instead of starting it.
      linkerSettings: [.linkedLibrary("systemd")]
    ),
    .testTarget(name: "ServiceTests", dependencies: ["voicedo-remindd"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Built by `Tests/Benchmarks/measure_language.py` alone.
if Context.environment["VOICEDO_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "language-benchmark",
      dependencies: ["Language", "Model"],
      path: "Tests/Benchmarks/LanguageBenchmark"
    )
  )
}

// Built by `Tests/simulate.sh` and `Tests/sync.sh` alone.
if Context.environment["VOICEDO_SIMULATE"] != nil {
  package.targets.append(
    .executableTarget(
      name: "simulate-sync",
      dependencies: ["SyncSimulator"],
      path: "Tests/SimulateSync"
    )
  )
  package.targets.append(
    .executableTarget(name: "simulate", dependencies: ["Simulator"], path: "Tests/Simulate")
  )
}

// Modules that a command runs through once: optimized for size they take 2 of 21 MB off
// voicedo-remind, and what a program weighs is read from the disk at each command.
let small = [
  "Actions", "Answers", "Arguments", "Audio", "Configuration", "Delivery", "Desktop", "Interchange",
  "Language", "Listening", "Model", "Online", "Planning", "SQLite", "Screen", "Store", "System",
  "Words", "XML", "voicedo-online", "voicedo-remind",
]

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  if small.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
  }
  // Millions of sums a sentence: without optimization a test of them would take minutes.
  if target.name == "Reader" {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
