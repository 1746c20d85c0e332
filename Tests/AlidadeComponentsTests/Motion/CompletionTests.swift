import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

/// Closures that are called when a change has come to rest.
@MainActor @Suite struct CompletionTests {
  private struct Model: Sendable {
    var x = 0.0
    var isShown = true
    var lines = [1, 2, 3]
  }

  private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock(\.self) }
    func add() { number.withLock { $0 += 1 } }
  }

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Column {
        if model.isShown {
          Box(background: .red).frame(width: 40, height: 20).padding(EdgeInsets(start: model.x))
        }
        Scroll {
          for line in model.lines { Text("line \(line)").key(line) }
        }
        .frame(height: 60)
      }
      .animation(.linear(duration: 2), value: model.lines.count)
    }
  }

  private func change(
    _ stage: MotionStage<Model>, _ animation: Animation?, _ count: Count,
    _ change: @escaping @Sendable (inout Model) -> Void
  ) {
    stage.store.update(animation: animation, completion: { count.add() }, change)
    stage.show()
    stage.host.runMainWork()
  }

  @Test func `it is called once, when everything rests`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 0.5), count) { $0.x = 100 }
    for _ in 0..<28 {
      stage.host.runFrame()
      stage.host.runMainWork()
      #expect(count.value == 0)
    }
    stage.view.settle()
    #expect(count.value == 1)
    stage.change(.linear(duration: 0.1)) { $0.x = 50 }
    stage.view.settle()
    #expect(count.value == 1)
  }

  /// A component that hands out its context.
  private struct Leaving: Component {
    let keep: @Sendable (Context<Int>) -> Void
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      let _ = keep(context)
      Text("\(context.state)")
    }
  }

  @Test func `it is called for a component that is gone`() async throws {
    let (kept, count) = (Store(Context<Int>?.none), Count())
    let view = HeadlessHostingView {
      Leaving { context in kept.update { $0 = context } }
    }
    view.settle()
    view.update { Text("Nothing") }
    view.settle()
    try #require(kept.state).update(completion: { count.add() }) { $0 += 1 }
    for _ in 0..<1000 where count.value == 0 { await Task.yield() }
    #expect(count.value == 1)
  }

  @Test func `it waits for what comes and goes`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 0.5), count) { $0.isShown = false }
    #expect(!stage.leaving.isEmpty && count.value == 0)
    stage.view.settle()
    #expect(stage.leaving.isEmpty && count.value == 1)
    change(stage, .linear(duration: 0.5).delay(1), count) { $0.isShown = true }
    stage.host.advance(by: .milliseconds(800))
    #expect(count.value == 1)
    stage.view.settle()
    #expect(count.value == 2)
  }

  @Test func `it waits for what is in a scroll view, and for what moves in another way`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 0.1), count) { $0.lines = [1, 2, 3, 4] }
    stage.host.advance(by: .milliseconds(1500))
    #expect(count.value == 0)
    stage.view.settle()
    #expect(count.value == 1)
  }

  @Test func `it is called soon if nothing moves`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 1), count) { _ in }
    #expect(count.value == 1)
    change(stage, nil, count) { $0.x = 20 }
    #expect(count.value == 2)
    stage.host.showsAnimations = false
    change(stage, .linear(duration: 1), count) { $0.x = 60 }
    #expect(count.value == 3)
  }

  @Test func `it is called when animations are turned off meanwhile`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 1), count) { $0.x = 60 }
    stage.host.showsAnimations = false
    stage.host.runFrame()
    stage.host.runMainWork()
    #expect(count.value == 1)
  }

  @Test func `it is called when another change takes over`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 1), count) { $0.x = 60 }
    let other = Count()
    change(stage, .linear(duration: 1), other) { $0.x = 0 }
    #expect(count.value == 1 && other.value == 0)
    stage.view.settle()
    #expect(count.value == 1 && other.value == 1)
  }

  @Test func `it is called when the views go`() {
    let (stage, count) = (stage(), Count())
    change(stage, .linear(duration: 1), count) { $0.x = 60 }
    stage.change { $0.isShown = false }
    stage.host.runMainWork()
    #expect(count.value == 1)
    change(stage, .linear(duration: 1), count) { $0.isShown = true }
    stage.view.host.tearDown()
    stage.host.runMainWork()
    #expect(count.value == 2)
  }

  @Test func `changes that are shown together wait for each other`() {
    let (stage, counts) = (stage(), (Count(), Count()))
    stage.store.update(animation: .linear(duration: 5), completion: { counts.0.add() }) { $0.x = 9 }
    stage.store.update(completion: { counts.1.add() }) { $0.x = 10 }
    stage.store.update(animation: .linear(duration: 0.5)) { $0.x = 11 }
    stage.show()
    stage.host.advance(by: .milliseconds(400))
    #expect(counts.0.value == 0 && counts.1.value == 0)
    stage.host.advance(by: .milliseconds(200))
    #expect(counts.0.value == 1 && counts.1.value == 1, "the newest animation counts")
  }

  @Test func `all changes of a call have one`() {
    let (stage, count) = (stage(), Count())
    let store = stage.store
    withAnimation(.linear(duration: 0.5), completion: { count.add() }) {
      store.update { $0.x = 20 }
      store.update { $0.isShown = true }
    }
    stage.show()
    stage.host.runMainWork()
    #expect(count.value == 0)
    stage.view.settle()
    #expect(count.value == 1)
  }

  /// A component with a state of its own.
  private struct Expander: Component, Equatable {
    let count: Count
    static func == (one: Expander, other: Expander) -> Bool { true }
    struct State { var isExpanded = false }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Button("Toggle") {
        context.update(animation: .linear(duration: 0.5), completion: { count.add() }) {
          $0.isExpanded.toggle()
        }
      }
      .frame(width: context.state.isExpanded ? 200 : 100)
      Box(background: .red).frame(width: context.state.isExpanded ? 200 : 100, height: 10)
    }
  }

  @Test func `a component's own change has one`() throws {
    let count = Count()
    let view = HeadlessHostingView(size: Size(width: 300, height: 300)) { Expander(count: count) }
    view.settle()
    let button = try #require(
      view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }.first)
    withImmediateUpdates { _ = button.press() }
    view.mountHost.runMainWork()
    #expect(count.value == 0)
    view.settle()
    #expect(count.value == 1)
  }

  @Test func `it doesn't wait for tasks that are started with the change`() {
    let (stage, count) = (stage(), Count())
    var task: Task<Void, Never>?
    withAnimation(.linear(duration: 0.1), completion: { count.add() }) {
      stage.store.update { $0.x = 100 }
      task = Task { try? await Task.sleep(for: .seconds(3600)) }
    }
    stage.view.settle()
    stage.host.runMainWork()
    #expect(count.value == 1)
    task?.cancel()
  }

  @Test func `it is called for a change that an immediate change makes`() {
    let (stage, count) = (stage(), Count())
    let store = stage.store
    withImmediateUpdates {
      store.update { model in
        model.lines = [1]
        store.update(animation: .linear(duration: 1), completion: { count.add() }) { $0.x = 100 }
      }
    }
    stage.host.runFrame()
    stage.host.runMainWork()
    #expect(count.value == 0, "it moves")
    stage.view.settle()
    #expect(count.value == 1)
  }

  @Test func `it is called when the host is closed before the change is shown`() async throws {
    let (kept, count) = (Store(Context<Int>?.none), Count())
    let view = HeadlessHostingView { Leaving { context in kept.update { $0 = context } } }
    view.settle()
    try #require(kept.state).update(completion: { count.add() }) { $0 += 1 }
    view.host.tearDown()
    for _ in 0..<1000 where count.value == 0 { await Task.yield() }
    #expect(count.value == 1)
    withExtendedLifetime(view) {}
  }
}
