import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore

/// Tasks that are started where something is ambient, and go on when that has ended.
@MainActor @Suite struct StrayTaskTests {
  private let contexts = Contexts()
  private let journal = EventLog()

  private final class Values<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    func add(_ value: Value) { values.withLock { $0.append(value) } }
    var all: [Value] { values.withLock { $0 } }
  }

  private final class Started: Sendable {
    private let tasks = Mutex<[Task<Void, Never>]>([])

    func add(_ task: Task<Void, Never>) { tasks.withLock { $0.append(task) } }

    func end() async {
      for task in tasks.withLock({ $0 }) { await task.value }
    }
  }

  /// Calls a closure in its body.
  private struct Caller: Component, AlwaysRebuilt {
    let call: @Sendable () -> Void

    var body: some Component {
      let _ = call()
      Text("a")
    }
  }

  private func counter(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  @Test func `a task started within a change may change the same state at once`() async throws {
    let view = HeadlessHostingView { counter("a") }
    let context = try #require(contexts["a"])
    let started = Started()
    context.update {
      $0 += 1
      started.add(Task { @MainActor in context.updateImmediately { $0 += 10 } })
    }
    await started.end()
    #expect(context.currentState == 11)
    #expect(view.texts == ["a 11"])
  }

  @Test func `a change within a change of the same state follows it, and both are shown`() throws {
    let view = HeadlessHostingView { counter("a") }
    let context = try #require(contexts["a"])
    context.update {
      $0 += 1
      MainActor.assumeIsolated { context.updateImmediately { $0 *= 10 } }
    }
    view.settle()
    #expect(view.texts == ["a 10"])
  }

  @Test func `a task started in a body is no part of the build`() async {
    let started = Started()
    let isPart = Values<Bool>()
    let view = HeadlessHostingView {
      Caller {
        isPart.add(ActionLinks.active != nil)
        started.add(
          Task { @MainActor in isPart.add(ActionLinks.active != nil) })
      }
    }
    await started.end()
    #expect(isPart.all == [true, false])
    withExtendedLifetime(view) {}
  }

  @Test func `a task started in the content of a layout reader reads what is published`() async {
    let started = Started()
    let values = Values<Int>()
    let contexts = contexts
    struct Reading: Component {
      let contexts: Contexts
      let read: @Sendable (Context<Int>) -> Void

      func initialState() -> Int { 0 }

      func body(_ context: Context<Int>) -> some Component {
        let _ = contexts.set("reading", context)
        LayoutReader { _ in
          let _ = read(context)
          Text("a")
        }
      }
    }
    let view = HeadlessHostingView {
      Reading(contexts: contexts) { context in
        values.add(context.environment(StrayNumber.self))
        started.add(
          Task { @MainActor in
            values.add(context.environment(StrayNumber.self))
          })
      }
      .environment(StrayNumber.self, 7)
    }
    await started.end()
    #expect(values.all.allSatisfy { $0 == 7 }, "\(values.all)")
    withExtendedLifetime(view) {}
  }
}

private enum StrayNumber: EnvironmentKey { static let defaultValue = 0 }
