import AlidadeNative
import Foundation
import LayoutCaseReading

extension FlexWorkload {
  /// Returns all workloads; their trees are fixtures of the tests.
  public static func all() throws -> [FlexWorkload] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/AlidadeLayoutTests/Fixtures").standardizedFileURL
    let data = try Data(contentsOf: folder.appendingPathComponent("benchmark-trees.json"))
    let file = try CaseFile(Array(data))
    let cases = try file.cases.map { try file.read($0) }
    let rows = cases.filter { $0.tags.contains("feed-row") }
    func named(_ id: String) -> [LayoutCase] { cases.filter { $0.id == id } }
    return [
      FlexWorkload("feed-rows", .fresh, rows),
      FlexWorkload("feed-rows-build", .build, rows),
      FlexWorkload("feed-row-dirty-leaf", .oneDirtyLeaf, rows),
      FlexWorkload("wide-wrap-1000", .fresh, named("wide-1000")),
      FlexWorkload("deep-alternating-auto-20", .fresh, named("deep-alternating-auto-20")),
      FlexWorkload("deep-alternating-grow-50", .fresh, named("deep-alternating-grow-50")),
      FlexWorkload("deep-column-50", .fresh, named("deep-column-50")),
      FlexWorkload("alternating-auto-50", .fresh, [alternating(50)]),
      FlexWorkload("alternating-auto-100", .fresh, [alternating(100)]),
      FlexWorkload("alternating-auto-10000", .fresh, [alternating(10_000)]),
    ]
  }

  /// Returns nested rows and columns in turn, with automatic sizes, each with two small boxes
  /// beside the next level.
  private static func alternating(_ depth: Int) -> LayoutCase {
    var tree = FlexTree()
    var parent: FlexNode?
    for level in 0..<depth {
      var style = FlexStyle.withZeroMinimum
      style.flexDirection = level % 2 == 0 ? .column : .row
      style.flexShrink = 0
      parent = tree.append(style, to: parent)
      var box = FlexStyle.withZeroMinimum
      box.width = 4
      box.height = 4
      tree.append(box, to: parent)
      tree.append(box, to: parent)
    }
    return LayoutCase(id: "alternating-\(depth)", tree: tree, space: FlexSpace(width: .fill(1000)))
  }
}
