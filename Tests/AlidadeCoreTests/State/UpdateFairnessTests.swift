import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

/// Changes of one state from many threads: none waits for the others to pause.
@Suite struct UpdateFairnessTests {
  @Test func `a batch is told of before the next one is applied, however many come`() {
    let cell = StateCell(0)
    var told: [Int] = []
    // Each change that is applied brings another, as other threads would without end.
    let rest = Mutex(5)
    @Sendable func more(_ count: inout Int) {
      count += 1
      let goesOn = rest.withLock { rest in
        rest -= 1
        return rest > 0
      }
      if goesOn { cell.enqueue(more, .nextFrame) }
    }
    cell.enqueue(more, .nextFrame)
    cell.settle { _, _ in told.append(cell.state) }
    #expect(told == [1, 2, 3, 4, 5])
  }

  @MainActor @Test func `a background update is shown though others never pause`() {
    let contexts = Contexts()
    let view = HeadlessHostingView(
      size: Size(width: 300, height: 400), mountHost: HeadlessMountHost(background: .threads)
    ) {
      Noted(name: "busy", journal: EventLog(), contexts: contexts)
      Noted(name: "calm", journal: EventLog(), contexts: contexts)
    }
    let isOver = Flag()
    let group = DispatchGroup()
    for _ in 0..<8 {
      DispatchQueue.global().async(group: group) {
        while !isOver.value.load(ordering: .relaxed) { contexts.increment("busy") }
      }
    }
    var rounds = 0
    contexts.increment("calm", priority: .background)
    while !view.texts.contains("calm 1"), rounds < 100 {
      rounds += 1
      view.mountHost.runMainWork()
      view.mountHost.runFrame()
      view.mountHost.runBackgroundWork()
      view.mountHost.runMainWork()
    }
    isOver.value.store(true, ordering: .relaxed)
    group.waitPatiently(for: "the end of the threads")
    #expect(rounds <= 3)
    view.settle()
    #expect(view.texts.contains("busy \(contexts["busy"]?.currentState ?? 0)"))
  }

  private final class Flag: Sendable {
    let value = Atomic<Bool>(false)
  }
}
