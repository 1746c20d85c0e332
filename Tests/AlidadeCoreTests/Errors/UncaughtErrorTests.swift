import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct UncaughtErrorTests {
  private let contexts = Contexts()
  private let journal = EventLog()

  private func fragile(_ name: String = "f") -> Fragile {
    Fragile(name: name, contexts: contexts, journal: journal)
  }

  private func counter(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  private func reports(_ body: () -> Void) -> [Diagnostic] {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) { body() }
    return reports.all
  }

  @Test func `an uncaught error is reported once, and the last content stays`() {
    let found = reports {
      let view = HeadlessHostingView {
        Column {
          fragile()
          counter("a")
        }
      }
      contexts.increment("f")
      view.settle()
      #expect(view.texts == ["f 0", "a 0"])
      for width in 0..<5 {
        view.size = Size(width: 200 + Double(width), height: 200)
        _ = view.host.sizeThatFits(.unbounded)
      }
      #expect(view.texts == ["f 0", "a 0"])
    }
    #expect(found.count == 1)
    #expect(found.first?.summary == "A component threw an error outside of any error boundary.")
    #expect(
      found.first?.values == [
        "error  f failed at 1", "in     ComponentList › Column › Fragile",
      ])
  }

  @Test func `the report of an error in a row says that a boundary around the list is no help`() {
    let contexts = contexts
    let found = reports {
      let view = HeadlessHostingView {
        ErrorBoundary {
          List([1], id: \.self) { _ in Fragile(name: "f", contexts: contexts) }
        } fallback: { _ in
          Text("failed")
        }
      }
      view.settle()
      contexts.increment("f")
      view.settle()
      #expect(view.texts == ["f 0"])
    }
    #expect(found.first?.remedy.contains("into the row") == true)
  }

  @Test func `what else was to be shown is shown when it no longer fails`() {
    let found = reports {
      let view = HeadlessHostingView {
        Column {
          fragile()
          counter("a")
        }
      }
      contexts.increment("f")
      contexts.increment("a")
      view.settle()
      #expect(view.texts == ["f 0", "a 0"])
      contexts.increment("f")
      view.settle()
      #expect(view.texts == ["f 2", "a 1"])
    }
    #expect(found.count == 1)
  }

  @Test func `a component that fails is tried again when anything changes`() {
    let found = reports {
      let view = HeadlessHostingView {
        Column {
          fragile("g")
          counter("a")
        }
      }
      contexts.increment("g")
      view.settle()
      contexts.increment("a")
      view.settle()
      #expect(view.texts == ["g 0", "a 0"])
      contexts.increment("g")
      contexts.increment("a")
      view.settle()
      #expect(view.texts == ["g 2", "a 2"])
    }
    #expect(found.count == 2)
  }

  @Test func `a new root that fails leaves the old one, and comes when it no longer fails`() {
    let found = reports {
      let view = HeadlessHostingView { counter("a") }
      journal.record("fails")
      view.update { Outer(journal: journal) }
      #expect(view.texts == ["a 0"])
      _ = journal.take()
      contexts.increment("a")
      view.settle()
      #expect(view.texts == ["fine"])
    }
    #expect(found.count == 1)
  }

  @Test func `a first root that fails shows nothing, is reported once, and can be replaced`() {
    let found = reports {
      journal.record("fails")
      let view = HeadlessHostingView { Outer(journal: journal) }
      #expect(view.host.sizeThatFits(.unbounded) == .zero)
      view.size = Size(width: 100, height: 100)
      #expect(view.root.subviews.isEmpty)
      _ = journal.take()
      view.update { counter("a") }
      #expect(view.texts == ["a 0"])
    }
    #expect(found.count == 1)
  }

  @Test func `what a layout reader throws without a boundary leaves what was shown`() {
    let (contexts, journal) = (contexts, journal)
    let found = reports {
      let view = HeadlessHostingView {
        LayoutReader { _ in Fragile(name: "f", contexts: contexts, journal: journal) }
      }
      contexts.increment("f")
      view.settle()
      #expect(view.texts == ["f 0"])
      contexts.increment("f")
      view.settle()
      #expect(view.texts == ["f 2"])
    }
    #expect(found.count == 1)
  }

  /// Throws while a journal holds anything.
  private struct Outer: Component {
    let journal: EventLog
    func body(_ context: Context<NoState>) throws -> some Component {
      Text(try text())
    }

    private func text() throws -> String {
      guard journal.entries.isEmpty else { throw Fragile.Failure(name: "outer", count: 1) }
      return "fine"
    }
  }
}
