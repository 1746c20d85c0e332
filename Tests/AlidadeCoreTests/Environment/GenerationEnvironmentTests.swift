import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore

private enum Shade: EnvironmentKey { static let defaultValue = "plain" }

/// The environment belongs to a generation: nobody sees the values of one that does not count.
@MainActor @Suite struct GenerationEnvironmentTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  /// Throws while its flag is set, after what is around it was built.
  private struct Breaking: Component, AlwaysRebuilt {
    let isBroken: Bool
    func body(_ context: Context<NoState>) throws -> some Component {
      Text(try text())
    }

    private func text() throws -> String {
      if isBroken { throw Failure.broken }
      return "fine"
    }
  }

  private enum Failure: Error { case broken }

  private final class Seen: Sendable {
    private let values = Mutex<[String]>([])

    func add(_ value: String) { values.withLock { $0.append(value) } }
    var all: [String] { values.withLock { $0 } }
  }

  /// Shows a value, and remembers the context.
  private struct ShadeReader: Component, Equatable {
    let contexts: Contexts
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      let _ = contexts.set("reader", context)
      Text("\(context.environment(Shade.self)) \(context.state)")
    }
  }

  @Test func `a build that fails leaves no value behind, for actions or for rows`() throws {
    func content(_ shade: String, isBroken: Bool) -> ComponentList {
      ComponentList([
        AnyComponent(
          Column {
            ShadeReader(contexts: contexts)
            Breaking(isBroken: isBroken)
          }
          .environment(Shade.self, shade))
      ])
    }
    let view = HeadlessHostingView { content("red", isBroken: false) }
    #expect(contexts["reader"]?.environment(Shade.self) == "red")
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      view.update { content("blue", isBroken: true) }
    }
    #expect(reports.all.count == 1)
    #expect(contexts["reader"]?.environment(Shade.self) == "red")
    #expect(view.texts == ["red 0", "fine"])
  }

  @Test func `rows prepared while a build is under way see the values that are shown`() throws {
    let seen = Seen()
    let contexts = contexts
    /// Reads the environment of a place from outside, as the rows of a list on another thread do,
    /// while a newer generation with another value is being built.
    struct Spy: Component, AlwaysRebuilt {
      let contexts: Contexts
      let seen: @Sendable (String) -> Void
      var body: some Component {
        let _ = contexts["reader"].map { seen($0.environment(Shade.self)) }
        ComponentList()
      }
    }
    let view = HeadlessHostingView {
      Column { ShadeReader(contexts: contexts) }.environment(Shade.self, "red")
    }
    let old = try #require(contexts["reader"])
    view.update {
      Column { ShadeReader(contexts: contexts) }.environment(Shade.self, "blue")
      Spy(contexts: contexts) { _ in
        // Outside of the override, after it was built: the former value still counts.
        seen.add(old.environment(Shade.self))
      }
    }
    #expect(seen.all.first == "red")
    #expect(old.environment(Shade.self) == "blue")
    #expect(view.texts == ["blue 0"])
  }

  @Test func `a component that is kept reads the newest value in an action`() throws {
    struct Keeper: Component, Equatable {
      let contexts: Contexts
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = contexts.set("keeper", context)
        Text("kept")
      }
    }
    let contexts = contexts
    let view = HeadlessHostingView { Keeper(contexts: contexts).environment(Shade.self, "red") }
    view.update { Keeper(contexts: contexts).environment(Shade.self, "blue") }
    #expect(contexts["keeper"]?.environment(Shade.self) == "blue")
    view.host.setEnvironment(Shade.self, "gray")
    view.settle()
    #expect(contexts["keeper"]?.environment(Shade.self) == "blue")
  }

  @Test func `the content of a layout reader sees values through the context around it`() throws {
    struct Around: Component, Equatable {
      func body(_ context: Context<NoState>) -> some Component {
        LayoutReader { _ in Text(context.environment(Shade.self)) }
      }
    }
    let view = HeadlessHostingView { Around() }
    #expect(view.texts == ["plain"])
    view.host.setEnvironment(Shade.self, "gray")
    view.settle()
    #expect(view.texts == ["gray"])
    view.update { Around().environment(Shade.self, "red") }
    #expect(view.texts == ["red"])
    view.update { Around().environment(Shade.self, "blue") }
    #expect(view.texts == ["blue"])
  }

  @Test func `a value between a layout reader and the component around it is not seen there`() {
    struct Around: Component, Equatable {
      func body(_ context: Context<NoState>) -> some Component {
        LayoutReader { _ in Text(context.environment(Shade.self)) }
          .environment(Shade.self, "inner")
      }
    }
    let view = HeadlessHostingView { Around().environment(Shade.self, "outer") }
    #expect(view.texts == ["outer"])
  }
}
