import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

private enum Accent: EnvironmentKey { static let defaultValue = "plain" }
private enum Author: EnvironmentKey { static let defaultValue: String? = nil }
private enum Density: EnvironmentKey { static let defaultValue = 1 }

/// Shows an environment value.
private struct Reader: Component, Equatable {
  let name: String
  let journal: EventLog
  func body(_ context: Context<NoState>) -> some Component {
    let _ = journal.record("build \(name)")
    Text("\(name) \(context.environment(Accent.self))")
  }
}

@MainActor @Suite struct EnvironmentTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  private func reader(_ name: String) -> Reader { Reader(name: name, journal: journal) }

  private func bystander(_ name: String, _ content: [AnyComponent] = []) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts, content: content)
  }

  @Test func `a component reads the default, the host's value, or the nearest one around`() {
    let view = HeadlessHostingView {
      reader("a")
      reader("b").environment(Accent.self, "red")
      Column {
        reader("c")
        reader("d").environment(Accent.self, "blue")
      }.environment(Accent.self, "green")
    }
    #expect(view.texts == ["a plain", "b red", "c green", "d blue"])
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(view.texts == ["a gray", "b red", "c green", "d blue"])
  }

  @Test func `a value may be optional, and nothing is a value too`() {
    struct Signature: Component, Equatable {
      func body(_ context: Context<NoState>) -> some Component {
        Text(context.environment(Author.self) ?? "nobody")
      }
    }
    let view = HeadlessHostingView {
      Signature()
      Column {
        Signature()
        Signature().environment(Author.self, nil)
      }
      .environment(Author.self, "Ada")
    }
    #expect(view.texts == ["nobody", "Ada", "nobody"])
  }

  @Test func `only components that read a value are built when it changes`() {
    let view = HeadlessHostingView {
      bystander("x", [AnyComponent(reader("a")), AnyComponent(bystander("y"))])
      Column { reader("b").environment(Accent.self, "red") }
    }
    _ = journal.take()
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(journal.take() == ["build a"])
    view.host.setEnvironment(Density.self, 2)
    view.settle()
    #expect(journal.take() == [])
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(journal.take() == [], "an equal value is no change")
  }

  @Test func `a value that changes around builds only readers, through components that are equal`()
  {
    struct Theme: Component {
      let contexts: Contexts
      let content: AnyComponent
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = contexts.set("theme", context)
        content.environment(Accent.self, "accent \(context.state)")
      }
    }
    let content = AnyComponent(
      bystander(
        "x",
        [
          AnyComponent(bystander("y", [AnyComponent(reader("a"))])),
          AnyComponent(reader("b").environment(Accent.self, "fixed")),
        ]))
    let view = HeadlessHostingView { Theme(contexts: contexts, content: content) }
    _ = journal.take()
    contexts.increment("theme")
    view.settle()
    #expect(view.texts == ["x 0", "y 0", "a accent 1", "b fixed"])
    #expect(journal.take() == ["build a"])
  }

  @Test func `without the override around, the value further out counts`() {
    let view = HeadlessHostingView { reader("a").environment(Accent.self, "red") }
    view.update { reader("a") }
    #expect(view.texts == ["a plain"])
    view.update { reader("a").environment(Accent.self, "red").environment(Accent.self, "blue") }
    #expect(view.texts == ["a red"])
    view.update { reader("a").environment(Density.self, 3).environment(Accent.self, "blue") }
    #expect(view.texts == ["a blue"])
  }

  @Test func `a component that reads no longer is built no longer`() {
    struct Picky: Component, Equatable {
      let reads: Bool
      let journal: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        let _ = journal.record("build")
        Text(reads ? context.environment(Accent.self) : "nothing")
      }
    }
    let view = HeadlessHostingView { Picky(reads: true, journal: journal) }
    view.update { Picky(reads: false, journal: journal) }
    _ = journal.take()
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(journal.take() == [])
    view.update { Picky(reads: true, journal: journal) }
    #expect(view.texts == ["gray"])
  }

  @Test func `readers in a layout reader are built anew`() {
    let journal = journal
    let view = HeadlessHostingView {
      LayoutReader { _ in
        Reader(name: "a", journal: journal)
        Noted(name: "x", journal: journal)
      }
    }
    _ = journal.take()
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(view.texts == ["a gray", "x 0"])
    #expect(journal.take() == ["build a"])
  }

  @Test func `readers in the rows of a list are built anew, and rows below an override are not`() {
    let journal = journal
    func list(_ name: String) -> List {
      List([1, 2], id: \.self) { Reader(name: "\(name)\($0)", journal: journal) }
    }
    func content(_ accent: String) -> Column {
      Column {
        list("a").frame(height: 100)
        list("b").environment(Accent.self, accent).frame(height: 100)
      }
    }
    let view = HeadlessHostingView { content("red") }
    view.settle()
    #expect(view.texts == ["a1 plain", "a2 plain", "b1 red", "b2 red"])
    _ = journal.take()
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(view.texts == ["a1 gray", "a2 gray", "b1 red", "b2 red"])
    #expect(Set(journal.take()) == ["build a1", "build a2"])
    view.update { content("blue") }
    view.settle()
    #expect(view.texts == ["a1 gray", "a2 gray", "b1 blue", "b2 blue"])
  }

  @Test func `readers in the fallback of an error boundary are built anew`() {
    struct Broken: Component {
      func body(_ context: Context<NoState>) throws -> ComponentList { throw Failure.broken }
    }
    let journal = journal
    let view = HeadlessHostingView {
      ErrorBoundary {
        Broken()
      } fallback: { _ in
        Reader(name: "a", journal: journal)
      }
    }
    #expect(view.texts == ["a plain"])
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(view.texts == ["a gray"])
  }

  @Test func `an interrupted build leaves the environment as it was`() {
    let interruption = Interruption()
    func content(_ accent: String) -> ComponentList {
      ComponentList([
        AnyComponent(
          Column {
            reader("a")
            Interrupter(interruption: interruption)
          }.environment(Accent.self, accent))
      ])
    }
    let view = HeadlessHostingView { content("red") }
    view.updateInBackground { content("blue") }
    interruption.arm(view.host.tree)
    view.mountHost.runBackgroundWork()
    #expect(interruption.end())
    #expect(view.host.counters.backgroundInterruptions == 0, "the main thread does not know yet")
    // What is shown instead has the old value, which must not count as known.
    view.update { content("red") }
    #expect(view.texts == ["a red"])
    view.update { content("green") }
    #expect(view.texts == ["a green"])
  }

  @Test func `what an interrupted build read is not what counts`() {
    let interruption = Interruption()
    struct Picky: Component, Equatable {
      let reads: Bool
      let interruption: Interruption
      func body(_ context: Context<NoState>) -> some Component {
        Text(reads ? context.environment(Accent.self) : "nothing")
        Interrupter(interruption: interruption)
      }
    }
    let view = HeadlessHostingView { Picky(reads: true, interruption: interruption) }
    view.updateInBackground { Picky(reads: false, interruption: interruption) }
    interruption.arm(view.host.tree)
    view.mountHost.runBackgroundWork()
    #expect(interruption.end())
    view.update { Picky(reads: true, interruption: interruption) }
    view.host.setEnvironment(Accent.self, "gray")
    view.settle()
    #expect(view.texts == ["gray"])
  }
}

private enum Failure: Error { case broken }
