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
              cell.settle { _, _ in seen.note(cell.state) }
            }
          }
        }
      }
      #expect(cell.state == 100)
      #expect(seen.count == 100)
    }
  }

  @Test func `what is told is the most urgent priority of all that was applied`() {
    let cell = StateCell(0)
    cell.enqueue({ $0 += 1 }, .background)
    cell.enqueue({ $0 += 1 }, .nextFrame)
    cell.enqueue({ $0 += 1 }, .background)
    var told: [UpdatePriority] = []
    cell.settle { priority, _ in told.append(priority) }
    cell.settle { priority, _ in told.append(priority) }
    #expect(told == [.nextFrame])
    #expect(cell.state == 3)
  }

  @Test func `the changes of each thread are applied in the order in which it made them`() async {
    let cell = StateCell([[Int]](repeating: [], count: 8))
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<300 {
            cell.enqueue({ $0[thread].append(number) }, .nextFrame)
            cell.settle { _, _ in }
          }
        }
      }
    }
    #expect(cell.state == [[Int]](repeating: Array(0..<300), count: 8))
  }

  @Test func `whoever waits finds its changes applied, though other threads apply theirs`() async {
    for _ in 0..<100 {
      let cell = StateCell(0)
      await withTaskGroup { group in
        for _ in 0..<3 {
          group.addTask {
            for _ in 0..<50 {
              cell.enqueue({ $0 += 1 }, .background)
              cell.settle { _, _ in }
            }
          }
        }
        group.addTask {
          for own in 1...50 {
            cell.enqueue({ $0 += 1000 }, .nextFrame)
            #expect(cell.settleNow { _ in })
            #expect(cell.state / 1000 == own)
          }
        }
      }
      #expect(cell.state == 50_150)
    }
  }

  @Test func `a change waits for no change of the same state that it is part of`() {
    let cell = StateCell("")
    cell.enqueue(
      { state in
        state += "a"
        cell.enqueue({ $0 += "b" }, .nextFrame)
        #expect(!cell.settleNow { _ in })
        cell.settle { _, _ in }
        state += "a"
      }, .nextFrame)
    #expect(cell.settleNow { _ in })
    #expect(cell.state == "aab")
  }

  @Test func `changes that nothing applies go away with the state`() {
    final class Token: Sendable {}
    weak var token: Token?
    do {
      let cell = StateCell(0)
      for _ in 0..<100_000 {
        let made = Token()
        token = made
        cell.enqueue({ [made] _ in withExtendedLifetime(made) {} }, .nextFrame)
      }
      #expect(token != nil)
    }
    #expect(token == nil)
  }
}
