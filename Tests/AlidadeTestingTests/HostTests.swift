import Alidade
import AlidadeHeadless
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct HostTests {
  private struct Counter: Component {
    var priority = UpdatePriority.nextFrame
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("Add") { context.update(priority: priority) { $0 += 1 } }
      Text("\(context.state)")
    }
  }

  private enum Theme: EnvironmentKey {
    static let defaultValue = "plain"
  }

  private struct Themed: Component {
    func body(_ context: Context<NoState>) -> some Component {
      Text(context.environment(Theme.self))
    }
  }

  @Test func `content can be written with a list of captures`() {
    let title = "hello"
    let app = TestHost { [title] in Column { [title] in Text(title) } }
    #expect(app.contains("hello"))
  }

  @Test func `background work can be held and run`() throws {
    let app = TestHost { Counter(priority: .background) }
    app.holdsBackgroundWork = true
    try app.tap("Add")
    app.advance(by: .seconds(1))
    app.expect("0")
    app.runBackgroundWork()
    app.expect("1")
    app.holdsBackgroundWork = false
    try app.tap("Add")
    app.expect("2")
  }

  @Test func `the clock moves only when told`() {
    let app = TestHost { Text("a") }
    let log = EventLog()
    app.mountHost.clock.schedule(after: .seconds(5)) { log.record("rang") }
    app.settle()
    app.advance(by: .seconds(4))
    #expect(log.entries == [])
    app.advance(by: .seconds(1))
    #expect(log.entries == ["rang"])
  }

  @Test func `a window has a size, a scale of text, a direction and environment values`() throws {
    let app = TestHost(
      size: Size(width: 200, height: 100), textScale: 2, layoutDirection: .rightToLeft
    ) {
      Row { Text("ab", style: TextStyle(size: 10)) }
      Themed()
    }
    #expect(try app.find("ab").frame == Rect(x: 180, y: 0, width: 20, height: 25))
    app.setTextScale(1)
    app.setLayoutDirection(.leftToRight)
    #expect(try app.find("ab").frame == Rect(x: 0, y: 0, width: 10, height: 13))
    app.setEnvironment(Theme.self, "dark")
    app.expect("dark")
    app.update { Text("other") }
    #expect(app.visibleTexts == ["other"])
  }

  @Test func `a task that the test resumes is waited for`() async throws {
    struct Loaded: Component {
      func initialState() -> String { "loading" }
      func body(_ context: Context<String>) -> some Component {
        Text(context.state).task(id: 0) { context.update { $0 = "loaded" } }
      }
    }
    let app = TestHost { Loaded() }
    try await app.wait(for: "loaded")
    #expect(app.visibleTexts == ["loaded"])
  }

  @Test func `diagnostics are issues of the test, unless it expects them`() {
    let app = TestHost { Text("a") }
    let content = { @Sendable in
      Column {
        Text("a").key(1)
        Text("b").key(1)
      }
    }
    let messages = failures { app.update { content() } }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("key") == true)
    #expect(app.diagnostics.count == 1)
    let other = TestHost { Text("a") }
    #expect(failures { other.expectDiagnostic("key") { other.update { content() } } } == [])
    let missing = failures { other.expectDiagnostic("key") { other.settle() } }
    #expect(missing == ["No diagnostic contains \"key\"."])
  }

  @Test func `a body that reads what is no input is found at once`() throws {
    final class Model: Sendable { let count = Mutex(0) }
    struct Reader: Component, Equatable {
      let model: Model
      static func == (one: Reader, other: Reader) -> Bool { true }
      var body: some Component { Text("\(model.count.withLock { $0 })") }
    }
    let model = Model()
    let app = TestHost {
      Counter()
      Reader(model: model)
    }
    model.count.withLock { $0 = 1 }
    app.expectDiagnostic("Reader") {
      app.update {
        Counter()
        Reader(model: model)
      }
    }
  }

  @Test func `the builds and the operations on views are counted`() throws {
    let app = TestHost { Counter() }
    let updates = try app.updates { try app.tap("Add") }
    #expect(updates.componentsBuilt > 0)
    #expect(updates.reasons["Counter"] == [.state])
    #expect(updates.mounting.viewsCreated == 0)
    #expect(updates.mounting.attributesApplied + updates.mounting.attributesUpdated == 1)
    let nothing = app.updates { app.settle() }
    #expect(nothing.mounting.nativeOperations == 0)
    #expect(nothing.rebuilds == [])
  }

  @Test func `every build is noted once, also if several happen in one step`() throws {
    struct Twice: Component {
      let view: ActionBox
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = view.add.withLock { add in
          add = { context.updateImmediately { $0 += 1 } }
        }
        Text("\(context.state)")
      }
    }
    final class ActionBox: Sendable {
      let add = Mutex<@MainActor @Sendable () -> Void>({})
    }
    let box = ActionBox()
    let app = TestHost { Twice(view: box) }
    let updates = app.updates {
      for _ in 1...3 { box.add.withLock { $0 }() }
      app.settle()
      app.settle()
    }
    app.expect("3")
    #expect(updates.reasons["Twice"] == [.state, .state, .state])
  }

  @Test func `recorded builds of one part are also those of the whole`() throws {
    let app = TestHost { Counter() }
    var part: UpdateRecord?
    let whole = try app.updates {
      part = try app.updates { try app.tap("Add") }
      try app.tap("Add")
    }
    #expect(part?.reasons["Counter"] == [.state])
    #expect(whole.reasons["Counter"] == [.state, .state])
  }

  @Test func `a failure ends the recording of builds`() {
    let app = TestHost { Counter() }
    #expect(throws: CancellationError.self) {
      try app.updates { throw CancellationError() }
    }
    #expect(!app.view.host.recordsRebuilds)
  }

  @Test func `a leak is named`() {
    final class Model {}
    var kept: [AnyObject] = []
    let messages = failures {
      expectNoLeaks { leaks in
        let model = Model()
        leaks.track(model, "the model")
        kept.append(model)
        kept.append(TestHost { Text("a") })
      }
    }
    #expect(messages.first == "the model is still alive: something keeps a strong reference to it.")
    #expect(messages.count == 4)
  }
}
