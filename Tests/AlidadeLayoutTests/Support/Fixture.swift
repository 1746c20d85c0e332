import AlidadeLayout
import Foundation
import LayoutCaseReading

/// The case files beside the tests.
enum Fixture {
  static func file(_ name: String) throws -> CaseFile {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    return try CaseFile(Array(data))
  }
}

extension Rect {
  /// Within a tenth of a point on every side.
  func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) <= 0.1 && abs(minY - other.minY) <= 0.1
      && abs(size.width - other.size.width) <= 0.1 && abs(size.height - other.size.height) <= 0.1
  }
}
