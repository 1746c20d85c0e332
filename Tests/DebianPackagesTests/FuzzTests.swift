import AlidadeTesting
import Testing

@testable import DebianPackages

@Suite struct FuzzTests {
  @Test(arguments: 0..<24)
  func `random bytes never trap and keep every promise`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let count = Int.random(in: 0..<3000, using: &generator)
      expectPromises((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: 0..<24)
  func `random pieces of syntax never trap and keep every promise`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<300, using: &generator) {
        bytes += Self.pieces.randomElement(using: &generator) ?? []
      }
      expectPromises(bytes)
    }
  }

  @Test(arguments: 0..<48)
  func `damaged stanzas never trap and keep every promise`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = Array(Self.sample.utf8)
    for _ in 0..<10 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...20, using: &generator) { damage(&bytes, &generator) }
      expectPromises(bytes)
    }
  }

  @Test func `a file cut anywhere never traps and keeps every promise`() {
    let original = Array(Self.sample.utf8)
    for count in original.indices { expectPromises(Array(original[..<count])) }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where place < bytes.count:
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: 0)
    case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
    }
  }

  /// Whether what is promised of all databases holds for these bytes.
  private func expectPromises(_ bytes: [UInt8]) {
    for limits in Self.limits {
      let database = database(bytes, limits: limits)
      let lineCount = bytes.count { $0 == 0x0A } + (bytes.last == 0x0A || bytes.isEmpty ? 0 : 1)
      let messageCheck = database.problems.allSatisfy {
        (1...max(1, lineCount)).contains($0.line) && !$0.message.isEmpty && $0.message.isVisible
      }
      #expect(messageCheck, "\(database.problems) of \(lineCount) lines in \(bytes)")
      #expect(database.problems.map(\.id) == Array(0..<database.problems.count))
      #expect(database.problems.count == min(database.problemCount, limits.recordedProblems))
      if database.problems.count == database.problemCount {
        let skips = database.problems.count(where: \.kind.skipsStanza)
        #expect(skips == database.skippedStanzaCount, "\(database.problems) in \(bytes)")
      }
      #expect(Set(database.packages.map(\.id)).count == database.packages.count)
      #expect(database.sections.flatMap(\.packageRange) == Array(database.packages.indices))
      #expect(database.packages.allSatisfy(isAsPromised), "\(bytes)")
    }
  }

  private func isAsPromised(_ package: Package) -> Bool {
    let texts = [
      package.name, package.version, package.architecture, package.section, package.area,
      package.priority, package.summary, package.homepage ?? "", package.maintainer ?? "",
    ]
    let paragraphs = package.longDescription.flatMap { paragraph in
      switch paragraph {
      case .text(let text): [text]
      case .verbatim(let lines): lines.isEmpty ? [""] : lines
      }
    }
    return texts.allSatisfy(\.isVisible)
      && (paragraphs + package.depends).allSatisfy { !$0.isEmpty && $0.isVisible }
      && !package.name.isEmpty && !package.section.isEmpty && !package.area.isEmpty
      && package.installedSize ?? 0 >= 0 && package.homepage != "" && package.maintainer != ""
  }

  private static let limits: [PackageDatabase.Limits] = [
    .standard,
    .init(fieldSize: 7, fieldsPerStanza: 5, packages: 2, recordedProblems: 3),
  ]

  private static let pieces: [[UInt8]] =
    [
      "Package: a", "Package:", "Version: 1", "Status: install ok installed", "Section: x/y",
      "Architecture: all", "Installed-Size: -1", "Installed-Size: 99999999999999999999",
      "Essential: perhaps", "Depends: a, ,b |\tc", "Description: d", "\n", "\n", "\n", "\n\n",
      "\r\n",
      "\r", " ", "  ", " .", "\t", ":", "#", "-", "é", "\u{FEFF}", "\u{0}", "\u{1B}", "\u{85}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F]]

  private static let sample = """
    Package: adduser
    Status: install ok installed
    Priority: important
    Section: admin
    Installed-Size: 686
    Maintainer: Sébastien Doe <s@example.org>
    Architecture: all
    Version: 3.134
    Depends: passwd, libc6 (>= 2.36),
     perl | python3
    Conffiles:
     /etc/adduser.conf cc3493ecd2d09837ffdcc3e25fdfff18
    Description: add and remove users and groups
     This package includes the commands for creating
     and removing users.
     .
      - adduser creates users
      - deluser removes users – safely
    Homepage: https://example.org

    # a comment
    Package: old
    Status: deinstall ok config-files
    Section: contrib/net
    Architecture: amd64
    Version: 1:2-3
    Essential: no

    Package: adduser
    Version: 4
    Architecture: all

    """
}

extension String {
  /// Whether there are no control characters but tabs.
  fileprivate var isVisible: Bool {
    unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }
}
