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

  /// Returns the number of lookups, and of rows that were shown, for each of five additions to a log whose
  /// end is visible.
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

  @Test func `following looks as many ids up in a log of two million lines as in a short one`() {
    let few = follow(1_000)
    let many = follow(2_000_000)
    #expect(few.lookups.allSatisfy { $0 > 0 && $0 < 500 })
    #expect(many.lookups == few.lookups)
    #expect(many.rows == few.rows)
  }
}
