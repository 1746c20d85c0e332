import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct TaskEffectTests {
  /// What tasks do, one after the other.
  private struct Events: Sendable {
    let arrivals = Arrivals<String>()

    /// Runs until it is canceled.
    @Sendable func run(_ name: String) async {
      arrivals.add("begin \(name)")
      let (never, end) = AsyncStream<Void>.makeStream()
      await withTaskCancellationHandler {
        for await _ in never {}
      } onCancel: {
        end.finish()
      }
      arrivals.add("cancel \(name)")
    }
  }

  private let events = Events()

  /// Returns the next thing that a task does.
  private func next(
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async -> String? {
    await events.arrivals.next(sourceLocation: sourceLocation)
  }

  private func content(_ id: String, text: String = "a") -> some Component {
    Text(text).task(id: id) { [events] in await events.run(id) }
  }

  @Test func `a task begins once, and is canceled with its component`() async {
    let view = HeadlessHostingView { content("one") }
    #expect(await next() == "begin one")
    view.update { content("one", text: "b") }
    view.update { content("one", text: "c") }
    view.update {}
    #expect(await next() == "cancel one")
  }

  @Test func `another id cancels the task and begins another, also when all else is the same`()
    async
  {
    let view = HeadlessHostingView { content("one") }
    #expect(await next() == "begin one")
    view.update { content("two") }
    var two = [await next(), await next()]
    two.sort { ($0 ?? "") < ($1 ?? "") }
    #expect(two == ["begin two", "cancel one"])
    view.host.tearDown()
    #expect(await next() == "cancel two")
  }

  @Test func `a task that begins late does the work of the newest component`() async {
    let events = events
    func content(_ name: String) -> some Component {
      Scroll {
        Column {
          Text("first").frame(height: 1000)
          Text("last").task { await events.run(name) }
        }
      }
    }
    let view = HeadlessHostingView(size: Size(width: 100, height: 100)) { content("older") }
    view.update { content("newer") }
    let scrollView = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    scrollView?.moveContent(by: Point(x: 0, y: 1000))
    view.settle()
    #expect(await next() == "begin newer")
  }

  @Test func `a task that has ended is not begun again`() async {
    let arrivals = events.arrivals
    func content(_ id: Int, _ text: String) -> some Component {
      Text(text).task(id: id) { arrivals.add("run \(id)") }
    }
    let view = HeadlessHostingView { content(1, "a") }
    #expect(await next() == "run 1")
    for text in ["b", "c"] { view.update { content(1, text) } }
    view.update { content(2, "d") }
    #expect(await next() == "run 2", "nothing came between")
  }

  @Test func `a host that goes cancels its tasks`() async {
    do {
      let view = HeadlessHostingView { content("one") }
      #expect(await next() == "begin one")
      withExtendedLifetime(view) {}
    }
    #expect(await next() == "cancel one")
  }

  @Test func `a task may change state`() async {
    struct Loader: Component {
      let arrivals: Arrivals<String>
      func initialState() -> String { "loading" }
      func body(_ context: Context<String>) -> some Component {
        Text(context.state).task {
          context.update { $0 = "loaded" }
          arrivals.add("done")
        }
      }
    }
    let view = HeadlessHostingView { Loader(arrivals: events.arrivals) }
    #expect(view.texts == ["loading"])
    #expect(await next() == "done")
    view.settle()
    #expect(view.texts == ["loaded"])
  }
}
