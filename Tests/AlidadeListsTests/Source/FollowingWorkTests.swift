import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

/// The work of following a log, however long it is.
@MainActor @Suite struct FollowingWorkTests {
  /// The number of times that the id of a line was read; any thread.
  private final class Lookups: Sendable {
    private let count = Mutex(0)
    func note() { count.withLock { $0 += 1 } }
    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  private struct Line: Hashable, Sendable, Identifiable {
    let number: Int
    let lookups: Lookups

    var id: Int {
      lookups.note()
      return number
    }

    static func == (one: Line, other: Line) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Returns the number of lookups, and of rows that were shown, for each of five additions to a
  /// log whose end is visible.
  private func follow(_ count: Int) -> (lookups: [Int], rows: Int) {
    let (lookups, controller) = (Lookups(), ListController())
    let source = DataSource((0..<count).map { Line(number: $0, lookups: lookups) })
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(source, estimatedRowHeight: 20, controller: controller) { line in
        Text("line \(line.number)").frame(height: 20)
      }
      .opens(at: .end).followsEnd()
    }
    view.settle()
    let shown = controller.counters.rowsMounted
    var counts: [Int] = []
    for step in 0..<5 {
      _ = lookups.take()
      let start = count + step * 10
      source.append(contentsOf: (start..<start + 10).map { Line(number: $0, lookups: lookups) })
      view.settle()
      counts.append(lookups.take())
    }
    #expect(view.root.visibleTexts.last == "line \(count + 49)")
    return (counts, controller.counters.rowsMounted - shown)
  }

  private struct Numbered<ID: FixedWidthInteger & Sendable>: Sendable, Identifiable {
    let number: ID
    let lookups: Lookups

    var id: ID {
      lookups.note()
      return number
    }
  }

  @Test func `a row is found by an id of any integer type without a look at all others`() {
    checkLookups(of: Int.self)
    checkLookups(of: UInt64.self)
    checkLookups(of: Int32.self)
    checkLookups(of: UInt16.self)
  }

  private func checkLookups<ID: FixedWidthInteger & Sendable>(of type: ID.Type) {
    let lookups = Lookups()
    let source = DataSource((0..<10_000).map { Numbered(number: ID($0), lookups: lookups) })
    let simple = ListContent(
      SourceRows(
        elements: SourceElements(source.query), maker: .init { _ in AnyComponent(Text("")) }),
      estimatedRowHeight: 40)
    let grouped = ListContent(
      GroupedRows(
        SourceElements(source.query), source.grouped(by: \.number.leadingZeroBitCount).grouping,
        .init(
          row: { _ in AnyComponent(Text("")) }, header: { _ in AnyComponent(Text("")) })),
      estimatedRowHeight: 40
    ).evaluated(after: nil)
    _ = lookups.take()
    #expect(simple.rows.row(of: ComponentKey(9_000)) == 9_000)
    #expect(grouped.rows.row(of: ComponentKey(ID(9_000))).map(grouped.key) == ComponentKey(9_000))
    #expect(lookups.take() < 10, "\(type)")
  }

  @Test func `following looks as many ids up in a log of two million lines as in a short one`() {
    let few = follow(1_000)
    let many = follow(2_000_000)
    #expect(few.lookups.allSatisfy { $0 > 0 && $0 < 500 })
    #expect(many.lookups == few.lookups)
    #expect(many.rows == few.rows)
  }
}
