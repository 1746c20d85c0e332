import AlidadeLayout
import AlidadeRender
import Synchronization

extension BackendContract {
  /// The rules for scheduling.
  static let schedulingCases = [
    Case("an action for the next frame runs once, and not at once") { backend in
      let journal = ContractJournal()
      backend.host.scheduleFrame { journal.write("frame") }
      journal.expect(journal.entries, equals: [], "at once")
      await backend.run()
      await backend.run()
      journal.expect(journal.entries, equals: ["frame"], "in the end")
      return journal.violations
    },
    Case("an action for a frame that is scheduled in a frame runs in another one") { backend in
      let journal = ContractJournal()
      let host = backend.host
      host.scheduleFrame {
        host.scheduleFrame { journal.write("second") }
        journal.write("first")
      }
      await backend.run()
      await backend.run()
      journal.expect(journal.entries, equals: ["first", "second"], "in the end")
      return journal.violations
    },
    Case("an action for a frame after a delay runs once, in a frame at its time or later") {
      backend in
      let journal = ContractJournal()
      let host = backend.host
      let delay = Duration.milliseconds(40)
      let start = host.frameTime
      host.scheduleFrame(after: delay) {
        journal.write("delayed")
        if host.frameTime - start < delay / 2 { journal.write("too early") }
        host.scheduleFrame { journal.write("next") }
      }
      journal.expect(journal.entries, equals: [], "at once")
      for _ in 0..<BackendContract.patience where journal.entries.count < 2 { await backend.run() }
      for _ in 0..<2 { await backend.run() }
      journal.expect(journal.entries, equals: ["delayed", "next"], "in the end")
      return journal.violations
    },
    Case("an action for a frame after no time, or less, runs in the next one") { backend in
      let journal = ContractJournal()
      let host = backend.host
      for delay in [Duration.zero, .seconds(-1)] {
        host.scheduleFrame(after: delay) { journal.write("frame") }
      }
      journal.expect(journal.entries, equals: [], "at once")
      for _ in 0..<BackendContract.patience where journal.entries.count < 2 { await backend.run() }
      journal.expect(journal.entries, equals: ["frame", "frame"], "in the end")
      return journal.violations
    },
    Case("the time of a frame is later than that of the frame before") { backend in
      let journal = ContractJournal()
      let host = backend.host
      let before = host.frameTime
      host.scheduleFrame {
        let first = host.frameTime
        if first < before { journal.write("went back") }
        host.scheduleFrame { journal.write(host.frameTime > first ? "later" : "not later") }
      }
      await backend.run()
      await backend.run()
      journal.expect(journal.entries, equals: ["later"], "in the second frame")
      return journal.violations
    },
    Case("an action for a later turn runs once, not before the current turn has ended") { backend in
      let journal = ContractJournal()
      let host = backend.host
      host.scheduleLaterTurn {
        host.scheduleLaterTurn { journal.write("later still") }
        journal.write("later")
      }
      journal.write("now")
      await backend.run()
      await backend.run()
      journal.expect(journal.entries, equals: ["now", "later", "later still"], "the order")
      return journal.violations
    },
    Case("work for the main thread runs there in the order of the calls") { backend in
      let journal = ContractJournal()
      let host = backend.host
      for number in 0..<10 { host.runOnMain { journal.write("\(number)") } }
      journal.expect(journal.entries, equals: [], "at once")
      await backend.run()
      journal.expect(journal.entries, equals: (0..<10).map(String.init), "the order")
      return journal.violations
    },
    Case("background work runs and can hand its result to the main thread") { backend in
      let journal = ContractJournal()
      let host = backend.host
      let box = CounterBox()
      for number in 0..<10 {
        host.runInBackground {
          box.count.withLock { $0 += 1 }
          host.runOnMain { journal.write("\(number)") }
        }
      }
      await backend.run()
      journal.expect(box.count.withLock { $0 }, equals: 10, "pieces of work")
      journal.expect(Set(journal.entries), equals: Set((0..<10).map(String.init)), "the results")
      return journal.violations
    },
    Case("awaited background work runs once, and has ended if the call says so") { backend in
      let journal = ContractJournal()
      let (host, box) = (backend.host, CounterBox())
      for limit in [Duration.seconds(10), .milliseconds(1), .zero, .seconds(-1)] {
        box.count.withLock { $0 = 0 }
        let hasEnded = host.runInBackground(waitingUpTo: limit) {
          box.count.withLock { $0 += 1 }
          host.runOnMain { journal.write("done") }
        }
        if hasEnded {
          journal.expect(
            box.count.withLock { $0 }, equals: 1, "runs when the call says that it has ended")
        }
        await backend.run()
        journal.expect(box.count.withLock { $0 }, equals: 1, "in the end")
      }
      journal.expect(journal.entries.count, equals: 4, "the results")
      return journal.violations
    },
  ]

  /// The number of times that pending work is run until a delay must have passed.
  private static let patience = 2_000

  private final class CounterBox: Sendable {
    let count = Mutex(0)
  }
}
