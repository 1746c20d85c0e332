import Testing

@testable import DebianPackages

@Suite struct PackageTextTests {
  @Test(
    arguments: [
      (0, "0 kB"), (1, "0 kB"), (499, "0 kB"), (500, "1 kB"), (1024, "1 kB"), (702_464, "702 kB"),
      (999_499, "999 kB"), (999_500, "1.0 MB"), (1_249_999, "1.2 MB"), (1_250_000, "1.3 MB"),
      (21_400_576, "21.4 MB"), (999_949_999, "999.9 MB"), (999_950_000, "1.0 GB"),
      (1_234_567_890, "1.2 GB"), (5_000_000_000_000, "5.0 TB"), (7_400_000_000_000_000, "7.4 PB"),
      (.max, "9.2 EB"), (-5, "0 kB"), (.min, "0 kB"),
    ] as [(Int64, String)])
  func `sizes have decimal units`(_ bytes: Int64, _ text: String) {
    #expect(Package.sizeText(ofBytes: bytes) == text)
    let package = Package(name: "a", version: "1", architecture: "all", installedSize: bytes)
    #expect(package.installedSizeText == text)
  }

  @Test func `an unknown size is a dash`() {
    #expect(Package(name: "a", version: "1", architecture: "all").installedSizeText == "—")
  }

  @Test(arguments: [
    ("libs", "Libraries"), ("libdevel", "Library Development"), ("x11", "X Window System"),
    ("vcs", "Version Control"), ("unknown", "Unknown"), ("brandnew", "Brandnew"),
    ("two-words", "Two-words"), ("über", "Über"), ("", ""), ("7", "7"),
  ])
  func `sections have titles`(_ name: String, _ title: String) {
    #expect(PackageDatabase.Section.title(of: name) == title)
  }

  @Test func `titles begin like names`() {
    for (name, title) in PackageDatabase.Section.titles {
      #expect(title.lowercased().first == name.first, "\(name)")
      #expect(name == name.lowercased())
    }
  }

  @Test func `titles are unique`() {
    let titles = PackageDatabase.Section.titles.values
    #expect(Set(titles).count == titles.count)
  }

  @Test func `every status is read as it is written`() {
    for want in Package.Status.Want.allCases {
      for flag in Package.Status.Flag.allCases {
        for state in Package.Status.State.allCases {
          let status = Package.Status(want: want, flag: flag, state: state)
          #expect(Package.Status(status.description) == status)
        }
      }
    }
  }
}
