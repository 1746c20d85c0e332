import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ErrorBoundaryTests {
  private let contexts = Contexts()
  private let journal = EventLog()
  private let retries = Retries()

  private func fragile(_ name: String = "f") -> Fragile {
    Fragile(name: name, contexts: contexts, journal: journal)
  }

  private func counter(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  private func boundary(
    _ name: String = "fallback", @ComponentBuilder _ content: () -> ComponentList
  ) -> ErrorBoundary {
    let (retries, contexts, journal) = (retries, contexts, journal)
    return ErrorBoundary(content: content) { failure in
      let _ = retries.set(failure.retry)
      Text("\(failure.error)")
      Noted(name: name, journal: journal, contexts: contexts)
    }
  }

  private func fail(_ view: HeadlessHostingView, _ name: String = "f") {
    contexts.increment(name)
    view.settle()
  }

  @Test func `the nearest boundary shows something else, and all around it stays`() {
    let view = HeadlessHostingView {
      boundary("outer") {
        Text("before")
        boundary("inner") { fragile() }
      }
    }
    #expect(view.texts == ["before", "f 0"])
    fail(view)
    #expect(view.texts == ["before", "f failed at 1", "inner 0"])
  }

  @Test func `what is inside is tried again, and remembers what it knew`() {
    let view = HeadlessHostingView {
      boundary {
        counter("a")
        fragile()
      }
    }
    contexts.increment("a")
    fail(view)
    #expect(view.texts == ["f failed at 1", "fallback 0"])
    retries.retry()
    view.settle()
    #expect(view.texts == ["f failed at 1", "fallback 0"], "it fails again")
    contexts.increment("f")
    contexts.increment("a")
    view.settle()
    #expect(view.texts == ["f failed at 1", "fallback 0"], "nobody asked to try again")
    retries.retry()
    view.settle()
    #expect(view.texts == ["a 2", "f 2"])
    #expect(journal.count(of: "state a") == 1)
  }

  @Test func `what was equal before it failed is tried again with what it knows now`() {
    let boundary = boundary { fragile() }
    let view = HeadlessHostingView { boundary }
    fail(view)
    contexts.increment("f")
    view.update { boundary }
    #expect(view.texts == ["f 2"])
  }

  @Test func `a fallback is a tree like any other, and keeps its state while it is shown`() {
    let view = HeadlessHostingView { boundary { fragile() } }
    fail(view)
    contexts.increment("fallback")
    view.settle()
    #expect(view.texts == ["f failed at 1", "fallback 1"])
    retries.retry()
    view.settle()
    #expect(view.texts == ["f failed at 1", "fallback 1"])
    #expect(journal.count(of: "state fallback") == 1)
  }

  @Test func `a fallback shown from the first keeps its state while it is shown`() {
    struct Broken: Component {
      func body(_ context: Context<NoState>) throws -> ComponentList {
        throw Fragile.Failure(name: "b", count: 0)
      }
    }
    let view = HeadlessHostingView { boundary { Broken() } }
    contexts.increment("fallback")
    retries.retry()
    view.settle()
    #expect(view.texts == ["b failed at 0", "fallback 1"])
    view.update { boundary { fragile() } }
    #expect(view.texts == ["f 0"])
  }

  @Test func `an error in a fallback goes on to the next boundary around`() {
    let (contexts, journal) = (contexts, journal)
    let view = HeadlessHostingView {
      boundary("outer") {
        ErrorBoundary {
          Fragile(name: "f", contexts: contexts)
        } fallback: { _ in
          Fragile(name: "g", contexts: contexts, journal: journal)
        }
      }
    }
    fail(view)
    #expect(view.texts == ["g 0"])
    fail(view, "g")
    #expect(view.texts == ["g failed at 1", "outer 0"])
    contexts.increment("g")
    contexts.increment("f")
    retries.retry()
    view.settle()
    #expect(view.texts == ["f 2"])
  }

  @Test func `the path of an error leads from the root to the one that threw`() {
    let paths = EventLog()
    let contexts = contexts
    let view = HeadlessHostingView {
      ErrorBoundary {
        Column { Fragile(name: "f", contexts: contexts) }
      } fallback: { failure in
        let _ = paths.record(failure.path)
        Text("failed")
      }
    }
    fail(view)
    #expect(
      paths.entries == ["ComponentList › ErrorBoundary › ComponentList › Column › Fragile"])
  }

  @Test func `an environment value that changed in the build that failed is seen afterwards`() {
    func content(_ accent: String) -> ErrorBoundary {
      boundary {
        Column {
          AccentReader()
          fragile()
        }.environment(Accent.self, accent)
      }
    }
    let view = HeadlessHostingView { content("red") }
    contexts.increment("f")
    view.update { content("blue") }
    #expect(view.texts == ["f failed at 1", "fallback 0"])
    contexts.increment("f")
    retries.retry()
    view.settle()
    #expect(view.texts == ["blue", "f 2"])
  }

  @Test func `a fallback may read the environment, and follows its changes`() {
    struct Broken: Component, Equatable {
      func body(_ context: Context<NoState>) throws -> ComponentList {
        throw Fragile.Failure(name: "b", count: 0)
      }
    }
    struct Stage: Component, Equatable {
      func body(_ context: Context<NoState>) -> some Component {
        ErrorBoundary {
          Broken()
        } fallback: { _ in
          Text("failed in \(context.environment(Accent.self))")
        }
      }
    }
    let view = HeadlessHostingView { Stage() }
    #expect(view.texts == ["failed in plain"])
    for accent in ["red", "blue"] {
      view.host.setEnvironment(Accent.self, accent)
      view.settle()
      #expect(view.texts == ["failed in \(accent)"])
    }
  }

  @Test func `content that failed is tried again when its environment changes`() {
    struct Page: Component, Equatable {
      func body(_ context: Context<NoState>) throws -> ComponentList {
        let accent = context.environment(Accent.self)
        if accent == "plain" { throw Fragile.Failure(name: accent, count: 0) }
        return ComponentList([AnyComponent(Text("page in \(accent)"))])
      }
    }
    struct Stage: Component, Equatable {
      var body: some Component {
        ErrorBoundary {
          Page()
        } fallback: { _ in
          Text("failed")
        }
      }
    }
    let view = HeadlessHostingView { Stage() }
    #expect(view.texts == ["failed"])
    view.host.setEnvironment(Accent.self, "red")
    view.settle()
    #expect(view.texts == ["page in red"])
  }

  @Test func `what a layout reader inside throws is caught by the boundary around it`() {
    let (contexts, journal) = (contexts, journal)
    let view = HeadlessHostingView {
      Text("before")
      boundary {
        counter("a")
        LayoutReader { _ in Fragile(name: "f", contexts: contexts, journal: journal) }
      }
    }
    #expect(view.texts == ["before", "a 0", "f 0"])
    contexts.increment("a")
    fail(view)
    #expect(view.texts == ["before", "f failed at 1", "fallback 0"])
    contexts.increment("f")
    retries.retry()
    view.settle()
    #expect(view.texts == ["before", "a 1", "f 2"])
    #expect(journal.count(of: "state a") == 1)
  }

  @Test func `content that fails in a narrow space comes back in a wide one`() {
    struct Narrow: Component {
      let width: Double
      func body(_ context: Context<NoState>) throws -> some Component {
        Text(try text())
      }
      private func text() throws -> String {
        if width < 280 { throw Fragile.Failure(name: "n", count: Int(width)) }
        return "wide"
      }
    }
    let view = HeadlessHostingView {
      boundary {
        counter("a")
        LayoutReader { space in Narrow(width: space.max.width) }
      }
    }
    contexts.increment("a")
    view.settle()
    #expect(view.texts == ["a 1", "wide"])
    view.size = Size(width: 260, height: 400)
    #expect(view.texts == ["n failed at 260", "fallback 0"])
    contexts.increment("fallback")
    view.settle()
    view.size = Size(width: 250, height: 400)
    #expect(view.texts == ["n failed at 250", "fallback 1"])
    view.size = Size(width: 300, height: 400)
    #expect(view.texts == ["a 1", "wide"])
  }

  @Test func `a fallback keeps its state when a layout reader fails again`() {
    let (contexts, journal) = (contexts, journal)
    let view = HeadlessHostingView {
      boundary { LayoutReader { _ in Fragile(name: "f", contexts: contexts, journal: journal) } }
    }
    fail(view)
    contexts.increment("fallback")
    view.settle()
    retries.retry()
    view.settle()
    #expect(view.texts == ["f failed at 1", "fallback 1"])
    #expect(journal.count(of: "state fallback") == 1)
    contexts.increment("f")
    retries.retry()
    view.settle()
    #expect(view.texts == ["f 2"])
  }

  @Test func `content that was never shown doesn't replace the content before the failure`() {
    let (contexts, journal) = (contexts, journal)
    func content(_ showsCounter: Bool) -> ErrorBoundary {
      boundary {
        if showsCounter { counter("a") }
        LayoutReader { _ in Fragile(name: "f", contexts: contexts, journal: journal) }
      }
    }
    let view = HeadlessHostingView { content(true) }
    contexts.increment("a")
    fail(view)
    view.update { content(false) }
    #expect(view.texts == ["f failed at 1", "fallback 0"])
    contexts.increment("f")
    view.update { content(true) }
    #expect(view.texts == ["a 1", "f 2"])
    #expect(journal.count(of: "state a") == 1)
  }

  @Test func `an error in one row of a list leaves the others`() {
    let contexts = contexts
    let view = HeadlessHostingView {
      List([1, 2, 3], id: \.self) { number in
        ErrorBoundary {
          Fragile(name: "row \(number)", contexts: contexts)
        } fallback: { _ in
          Text("broken \(number)")
        }
      }
    }
    view.settle()
    fail(view, "row 2")
    #expect(view.texts == ["row 1 0", "broken 2", "row 3 0"])
  }
}

private enum Accent: EnvironmentKey { static let defaultValue = "plain" }

private struct AccentReader: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Text(context.environment(Accent.self))
  }
}
