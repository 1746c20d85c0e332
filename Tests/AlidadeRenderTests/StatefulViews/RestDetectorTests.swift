import AlidadeHeadless
import AlidadeTesting
import Testing

@testable import AlidadeRender

@MainActor @Suite struct RestDetectorTests {
  private let host = HeadlessMountHost()
  private let detector = RestDetector()
  private let journal = Journal()

  private final class Journal {
    var all: [String] = []
    func note(_ entry: String) { all.append(entry) }
  }

  private func callAtRest() {
    detector.callAtRest(on: host) { [journal] in journal.note("rest") }
  }

  private func runFrames(_ count: Int) { for _ in 0..<count { host.runFrame() } }

  @Test func `at rest an action is called at once`() {
    callAtRest()
    #expect(journal.all == ["rest"])
    #expect(host.isIdle)
  }

  @Test func `an action waits for three frames without a change`() {
    detector.noteChange()
    callAtRest()
    runFrames(2)
    #expect(journal.all == [])
    detector.noteChange()
    runFrames(2)
    #expect(journal.all == [])
    #expect(!detector.isAtRest)
    runFrames(1)
    #expect(journal.all == ["rest"])
    #expect(detector.isAtRest)
  }

  @Test func `no frame is asked for while nobody waits`() {
    detector.noteChange()
    #expect(host.isIdle)
    callAtRest()
    runFrames(3)
    #expect(host.isIdle)
    detector.noteChange()
    #expect(host.isIdle)
  }

  @Test func `one action waits at a time, the first one`() {
    detector.noteChange()
    callAtRest()
    detector.callAtRest(on: host) { [journal] in journal.note("other") }
    host.settle()
    #expect(journal.all == ["rest"])
  }

  @Test func `an action may wait again`() {
    detector.noteChange()
    detector.callAtRest(on: host) { [self] in
      detector.noteChange()
      callAtRest()
    }
    host.settle()
    #expect(journal.all == ["rest"])
  }
}
