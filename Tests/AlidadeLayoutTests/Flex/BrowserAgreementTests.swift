import AlidadeLayout
import Foundation
import LayoutCaseReading
import Testing

/// Frames against those of a browser, within a tenth of a point.
struct BrowserAgreementTests {
  @Test(arguments: ["zero", "auto"])
  func `random trees have the frames of a browser`(minimum: String) throws {
    let file = try Fixture.file("browser-cases")
    var workspace = FlexWorkspace()
    var failures: [String] = []
    for value in file.cases {
      // Where the automatic minimum makes no difference, the frames are written once.
      let key = value[minimum] == nil ? "zero" : minimum
      let layoutCase = try file.read(value, expectedKey: key) { style in
        guard minimum == "auto" else { return }
        style.minimumWidth = .auto
        style.minimumHeight = .auto
      }
      if layoutCase.tags.contains("\(minimum)-differs") { continue }
      if !layoutCase.agrees(using: &workspace) { failures.append(layoutCase.id) }
    }
    #expect(file.cases.count == 4995)
    #expect(failures == [])
  }

  @Test(arguments: ["minimal-cases", "benchmark-trees"])
  func `small and large trees have the frames of a browser`(name: String) throws {
    let file = try Fixture.file(name)
    var workspace = FlexWorkspace()
    let failures = try file.cases.map { try file.read($0) }
      .filter { !$0.agrees(using: &workspace) }.map(\.id)
    #expect(!file.cases.isEmpty)
    #expect(failures == [])
  }
}

extension LayoutCase {
  fileprivate func agrees(using workspace: inout FlexWorkspace) -> Bool {
    let frames = frames(using: &workspace)
    guard frames.count == expected.count else { return false }
    return zip(frames, expected).allSatisfy { $0.isClose(to: $1) }
  }
}
