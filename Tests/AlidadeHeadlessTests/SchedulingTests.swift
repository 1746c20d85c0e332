import AlidadeHeadless
import AlidadeRender
import AlidadeTesting
import Synchronization
import Testing

@MainActor struct SchedulingTests {
  private let host = HeadlessMountHost(frameDuration: .milliseconds(10))
  private let journal = Journal()

  @Test func `nothing happens until it is told to`() {
    host.scheduleFrame { [journal] in journal.write("frame") }
    host.scheduleLaterTurn { [journal] in journal.write("turn") }
    host.runOnMain { [journal] in journal.write("main") }
    host.runInBackground {}
    #expect(journal.entries == [])
    #expect(!host.isIdle)
    #expect(
      host.runMainWork() && host.runLaterTurns() && host.runFrame() && host.runBackgroundWork())
    #expect(journal.entries == ["main", "turn", "frame"])
    #expect(host.isIdle)
    #expect(!host.runMainWork() && !host.runLaterTurns() && !host.runFrame())
  }

  @Test func `a frame moves the clock to the next frame`() {
    #expect(host.clock.now == .zero)
    host.runFrame()
    #expect(host.clock.now == .milliseconds(10))
    host.advance(by: .milliseconds(3))
    host.runFrame()
    #expect(host.clock.now == .milliseconds(20))
  }

  @Test func `what a frame schedules waits for the next one`() {
    host.scheduleFrame { [host, journal] in
      journal.write("first")
      host.scheduleFrame { journal.write("second") }
    }
    host.runFrame()
    #expect(journal.entries == ["first"])
    host.runFrame()
    #expect(journal.entries == ["first", "second"])
  }

  @Test func `time runs frames and actions of the clock in their order`() {
    let (clock, journal) = (host.clock, journal)
    clock.schedule(after: .milliseconds(15)) { journal.write("15 at \(clock.now)") }
    clock.schedule(after: .milliseconds(5)) { journal.write("5 at \(clock.now)") }
    clock.schedule(after: .milliseconds(99)) { journal.write("too late") }
    host.scheduleFrame { journal.write("frame at \(clock.now)") }
    host.advance(by: .milliseconds(20))
    #expect(
      journal.entries == ["5 at 0.005 seconds", "frame at 0.01 seconds", "15 at 0.015 seconds"])
    #expect(clock.now == .milliseconds(20))
    #expect(clock.nextTimer == .milliseconds(99))
  }

  @Test func `an animation gets a frame for each frame's time`() {
    var frames = 0
    @MainActor func next() {
      frames += 1
      host.scheduleFrame(next)
    }
    host.scheduleFrame(next)
    host.advance(by: .milliseconds(105))
    #expect(frames == 10)
  }

  @Test func `a frame after a delay is the first one at its time`() {
    let (host, journal) = (host, journal)
    host.scheduleFrame(after: .milliseconds(25)) { journal.write("25 at \(host.clock.now)") }
    host.scheduleFrame(after: .milliseconds(20)) { journal.write("20 at \(host.clock.now)") }
    #expect(!host.hasPendingFrame && !host.isIdle, "it is pending, but needs no frame yet")
    #expect(!host.runFrame())
    host.advance(by: .milliseconds(9))
    #expect(journal.entries == [])
    host.advance(by: .milliseconds(2))
    #expect(journal.entries == ["20 at 0.02 seconds"])
    host.advance(by: .milliseconds(9))
    #expect(journal.entries.last == "25 at 0.03 seconds")
    #expect(host.isIdle)
  }

  @Test func `settling moves the clock to the frame in which something is due`() {
    let (host, journal) = (host, journal)
    host.scheduleFrame(after: .milliseconds(1234)) { journal.write("\(host.clock.now)") }
    #expect(host.settle())
    #expect(journal.entries == ["1.24 seconds"] && host.clock.now == .milliseconds(1240))
  }

  @Test func `settling runs what causes other things to the end`() {
    let (host, journal) = (host, journal)
    host.scheduleFrame {
      host.runInBackground {
        host.runOnMain {
          host.scheduleLaterTurn { journal.write("done") }
        }
      }
    }
    #expect(host.settle())
    #expect(journal.entries == ["done"])
  }

  @Test func `settling gives up on what never ends, and says what`() {
    @MainActor func again() { host.scheduleFrame(again) }
    host.scheduleFrame(again)
    host.settleLimit = 5
    var hasSettled = true
    let reports = DiagnosticsRecorder.reports { hasSettled = host.settle() }
    #expect(!hasSettled)
    #expect(reports.map(\.summary) == ["Work keeps causing more work."])
    #expect(reports[0].values[1] == "1 for a frame, 0 for a later turn,")
  }

  @Test func `letting time pass gives up on what happens without end at once`() {
    let clock = host.clock
    @MainActor func again() { clock.schedule(after: .zero, again) }
    again()
    host.settleLimit = 5
    let reports = DiagnosticsRecorder.reports { host.advance(by: .seconds(1)) }
    #expect(reports.count == 1)
  }

  @Test func `background work on threads is waited for`() {
    let host = HeadlessMountHost(background: .threads)
    let journal = journal
    for number in 0..<100 {
      host.runInBackground { host.runOnMain { journal.write("\(number)") } }
    }
    #expect(host.settle())
    #expect(Set(journal.entries).count == 100)
  }

  @Test func `work can be handed over from any thread`() async {
    let (host, journal) = (host, journal)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          host.runOnMain { journal.write("main \(number)") }
          host.runInBackground { host.runOnMain { journal.write("background \(number)") } }
        }
      }
    }
    host.settle()
    #expect(Set(journal.entries).count == 100)
  }

  @Test func `settling waits for what threads hand over at their end`() {
    let host = HeadlessMountHost(background: .threads)
    let journal = journal
    for number in 1...2_000 {
      host.runInBackground { host.runOnMain { journal.write("") } }
      host.settle()
      #expect(journal.entries.count == number)
    }
  }
}

/// Writes down what happens.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }
}
