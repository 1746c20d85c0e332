import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct UpdateLoopTests {
  /// The number of frames in which a loop is found for certain.
  private static let manyFrames = 3 * UpdateCause.limit

  private let reports = DiagnosticsRecorder()

  private func run(
    _ component: some Component, perFrame: @MainActor () -> Void = {}
  ) -> HeadlessHostingView {
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { component }
      for _ in 0..<UpdateLoopTests.manyFrames {
        perFrame()
        view.mountHost.runFrame()
        view.mountHost.runMainWork()
        view.mountHost.runBackgroundWork()
      }
      return view
    }
  }

  @Test func `a body that changes its state each time is reported once, and goes on`() {
    struct Restless: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = context.update { $0 += 1 }
        Text("\(context.state)")
      }
    }
    let view = run(Column { Restless() })
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.summary.contains("Restless") == true)
    #expect(reports.all.first?.values.contains { $0.contains("Column") } == true)
    // One a frame, as before.
    #expect(view.texts == ["\(UpdateLoopTests.manyFrames)"])
    #expect(view.host.counters.updates == UpdateLoopTests.manyFrames + 1)
  }

  @Test func `so is one that wants to be shown at once`() {
    struct Impatient: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        // Headless hosts build for frames on the main thread, too.
        let _ = MainActor.assumeIsolated { context.updateImmediately { $0 += 1 } }
        Text("\(context.state)")
      }
    }
    _ = run(Impatient())
    #expect(reports.all.count { $0.summary.contains("Impatient") } == 1)
    #expect(reports.all.count == 2, "and that it went on in the same frame, once, too")
  }

  @Test func `so is one in the background priority`() {
    struct Grinding: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = context.update(priority: .background) { $0 += 1 }
        Text("\(context.state)")
      }
    }
    _ = run(Grinding())
    #expect(reports.all.count == 1)
  }

  @Test func `so is a body that changes a component around it`() {
    struct Inner: Component {
      let outer: Context<Int>
      func body(_ context: Context<NoState>) -> some Component {
        let _ = outer.update { $0 += 1 }
        Text("inner")
      }
    }
    struct Outer: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Inner(outer: context)
        Text("\(context.state)")
      }
    }
    _ = run(Outer())
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.summary.contains("Outer") == true)
  }

  @Test func `so is something told of mounting that changes state each time`() {
    struct Told: ViewComponent, ControllerProviding, AlwaysRebuilt {
      let context: Context<Int>
      func view() -> ViewConfiguration? { ViewConfiguration(.container()) }
      final class Controller: ComponentController<Told> {
        override func didMount() { component.context.update { $0 += 1 } }
        override func didUpdate(from older: Told) { component.context.update { $0 += 1 } }
      }
    }
    struct Holder: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Told(context: context)
        Text("\(context.state)")
      }
    }
    let view = run(Holder())
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.summary.contains("Holder") == true)
    #expect(view.texts == ["\(UpdateLoopTests.manyFrames)"])
  }

  @Test func `a change in each frame from outside is never reported`() {
    let journal = EventLog()
    let contexts = Contexts()
    let view = run(Noted(name: "a", journal: journal, contexts: contexts)) {
      contexts.increment("a")
    }
    #expect(view.texts == ["a \(UpdateLoopTests.manyFrames)"])
    #expect(reports.all.isEmpty)
  }

  @Test func `nor is a body that follows each change from outside with one of its own`() {
    struct Following: Component {
      let contexts: Contexts
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = contexts.set("following", context)
        let _ = context.state % 2 == 1 ? context.update { $0 += 1 } : ()
        Text("\(context.state)")
      }
    }
    let contexts = Contexts()
    _ = run(Following(contexts: contexts)) { contexts.increment("following") }
    #expect(reports.all.isEmpty)
  }

  @Test func `nor is one that comes to an end`() {
    struct Settling: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = context.state < 8 ? context.update { $0 += 1 } : ()
        Text("\(context.state)")
      }
    }
    let view = run(Settling())
    #expect(view.texts == ["8"])
    #expect(reports.all.isEmpty)
  }

  @Test func `nor is one that changes state for each size, as while a window grows`() {
    struct Measured: ViewComponent, ControllerProviding, AlwaysRebuilt {
      let context: Context<Int>
      func view() -> ViewConfiguration? { ViewConfiguration(.container()) }
      final class Controller: ComponentController<Measured> {
        override func didUpdate(from older: Measured) { component.context.update { $0 += 1 } }
      }
    }
    struct Holder: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component { Measured(context: context) }
    }
    var width = 100.0
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { Holder() }
      for _ in 0..<UpdateLoopTests.manyFrames {
        width += 1
        view.host.setComponent(Holder())
        view.host.size = Size(width: width, height: 100)
        view.mountHost.runFrame()
      }
    }
    #expect(reports.all.isEmpty)
  }

  @Test func `what goes on after a build, as a task does, is not caused by it`() {
    let token = BuildToken()
    UpdateCause.causing(after: 3, token) {
      #expect(UpdateCause.countHere == 4)
      token.close()
      #expect(UpdateCause.countHere == 0)
    }
    #expect(UpdateCause.countHere == 0)
  }
}
