import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Testing

/// What every layout promises about where things are, checked without mounting.
@Suite struct CatalogGeometryTests {
  typealias Entry = CatalogTests.Entry

  private static let ranges: [SizeRange] = [0, 0.5, 7, 40, 123.4, 1_000, Double.infinity].flatMap {
    width in
    [
      SizeRange(max: Size(width: width, height: .infinity)),
      SizeRange(exactly: Size(width: width, height: 200)),
      SizeRange(
        min: Size(width: min(width, 60), height: 30), max: Size(width: width, height: 300)),
    ]
  }

  /// The units of a component with their frames in the root.
  private func frames(
    _ component: some Component, in range: SizeRange
  ) -> (frames: [Rect], size: Size) {
    let (units, size) = LayoutProbe.units(of: component, in: range)
    var frames: [Rect] = []
    for unit in units {
      let origin = unit.parent < 0 ? Point.zero : frames[Int(unit.parent)].origin
      frames.append(unit.frame.offset(by: origin))
    }
    return (frames, size)
  }

  @Test func `every standard component is in the catalog`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AlidadeComponents").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let pattern = /public struct (\w+): \w*Component\b/
      names.formUnion(source.matches(of: pattern).map { String($0.output.1) })
    }
    #expect(names.count > 20)
    let covered = Set(CatalogTests.catalog.map { String($0.name.prefix { $0 != "," }) })
    #expect(names.subtracting(covered).isEmpty)
  }

  @Test(arguments: CatalogTests.catalog)
  func `what is mounted lies where it was laid out`(_ entry: Entry) {
    Diagnostics.withSink({ _ in }) {
      for range in CatalogGeometryTests.ranges {
        guard let layout = LayoutProbe.layout(of: entry.component, in: range) else {
          Issue.record("There is no layout in \(range).")
          continue
        }
        var expected: [Rect] = []
        collect(layout, at: .zero, &expected)
        let found = frames(entry.component, in: range).frames
        #expect(found.count == expected.count)
        for (frame, other) in zip(found, expected) {
          #expect(distance(frame, other) < 0.001, "\(frame) \(other) in \(range)")
        }
      }
    }
  }

  /// Components that are told a number, and the number of times that they report it.
  private static let numbered: [(name: String, make: @Sendable (Double) -> AnyComponent)] = [
    ("AspectRatio", { AnyComponent(Text("a").aspectRatio($0)) }),
    (
      "AbsoluteLayout",
      { number in AnyComponent(AbsoluteLayout { Text("a").position(x: number, y: 0) }) }
    ),
    ("Grid", { number in AnyComponent(Grid(columns: [.fixed(number)]) { Text("a") }) }),
    ("share", { number in AnyComponent(Grid(columns: [.fraction(number)]) { Text("a") }) }),
    (
      "adaptive",
      { number in AnyComponent(Grid(columns: .adaptive(minimum: number)) { Text("a") }) }
    ),
    ("row", { number in AnyComponent(Grid(columns: [], rows: [.fixed(number)]) { Text("a") }) }),
    ("spacing", { number in AnyComponent(Grid(columns: [], rowSpacing: number) { Text("a") }) }),
  ]

  @Test(arguments: numbered.map(\.name), [Double.nan, .infinity, -.infinity])
  func `a number that makes no sense is reported once and does no harm`(
    _ name: String, _ number: Double
  ) {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      for entry in CatalogGeometryTests.numbered where entry.name == name {
        let component = entry.make(number)
        for range in CatalogGeometryTests.ranges {
          let found = frames(component, in: range)
          #expect(found.size.width.isFinite && found.size.height.isFinite)
          #expect(found.frames.allSatisfy { $0.minX.isFinite && $0.size.width.isFinite })
        }
      }
    }
    #expect(reports.all.count == 1, "\(reports.all)")
    #expect(reports.all.allSatisfy { $0.summary.hasSuffix("an invalid value.") })
  }

  private func collect(_ layout: Layout, at origin: Point, _ frames: inout [Rect]) {
    if layout.configuration != nil || layout.observer != nil {
      frames.append(Rect(origin: origin, size: layout.size))
    }
    if layout.scrolled != nil { return }
    for child in layout.children {
      collect(child.layout, at: origin + child.position, &frames)
    }
  }

  private func distance(_ one: Rect, _ other: Rect) -> Double {
    max(
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.maxX - other.maxX),
      abs(one.maxY - other.maxY))
  }
}
