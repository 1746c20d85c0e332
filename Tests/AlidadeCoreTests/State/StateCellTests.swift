import Synchronization
import Testing

@testable import AlidadeCore

@Suite struct StateCellTests {
  private final class Seen: Sendable {
    private let largest = Mutex(0)

    var count: Int { largest.withLock { $0 } }

    func note(_ count: Int) {
      largest.withLock { $0 = max($0, count) }
    }
  }

  @Test func `whoever is told last sees all changes, whichever threads made them`() async {
    for _ in 0..<200 {
      let cell = StateCell(0)
      let seen = Seen()
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<25 {
              cell.enqueue({ $0 += 1 }, .nextFrame)
              // A build that begins now reads what is there.
              cell.settle { _ in seen.note(cell.state) }
            }
          }
        }
      }
      #expect(cell.state == 100)
      #expect(seen.count == 100)
    }
  }

  @Test func `what is told is the most urgent lane of all that was applied`() {
    let cell = StateCell(0)
    cell.enqueue({ $0 += 1 }, .background)
    cell.enqueue({ $0 += 1 }, .nextFrame)
    cell.enqueue({ $0 += 1 }, .background)
    var told: [UpdateLane] = []
    cell.settle { told.append($0) }
    cell.settle { told.append($0) }
    #expect(told == [.nextFrame])
    #expect(cell.state == 3)
  }
}
