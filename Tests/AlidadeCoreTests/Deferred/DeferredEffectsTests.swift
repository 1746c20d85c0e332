import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Synchronization
import Testing

@testable import AlidadeCore

/// Controllers, messages and values of components in deferred content.
@MainActor @Suite struct DeferredEffectsTests {
  private let journal = EventLog()
  private let contexts = Contexts()
  private let retries = Retries()

  private struct Saved: Sendable {}

  /// Sends a message when it is asked to.
  private struct Sender: Component {
    let contexts: Contexts

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      let _ = contexts.set("sender", context)
      Text("sender \(context.state)")
    }
  }

  /// A page that is kept, because it is equal to the previous one.
  private struct Page: Component, Equatable {
    let journal: EventLog
    let contexts: Contexts
    let interruption: Interruption

    func body(_ context: Context<NoState>) -> some Component {
      let (journal, contexts, interruption) = (journal, contexts, interruption)
      LayoutReader { space in
        if space.max.width < 200 {
          Column {
            Watched(name: "w", journal: journal)
            Sender(contexts: contexts)
          }
          .onMessage(Saved.self) { _ in journal.record("saved") }
        } else {
          Text("wide")
        }
        // The content is built by then.
        Arbitrary { _, range in
          interruption.strike()
          return ComponentLayout(size: range.min)
        }
      }
    }

    static func == (one: Page, other: Page) -> Bool { one.contexts == other.contexts }
  }

  @Test func `a component that comes back after it was gone has a live controller`() {
    let (journal, contexts) = (journal, contexts)
    let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
      Noted(
        name: "n", journal: EventLog(), contexts: contexts,
        content: [
          AnyComponent(
            LayoutReader { space in
              Text("a")
              if space.max.width > 200 { Watched(name: "w", journal: journal).key(2) }
            })
        ])
    }
    view.size = Size(width: 100, height: 100)
    contexts.increment("n")
    view.settle()
    _ = journal.take()
    view.size = Size(width: 300, height: 100)
    #expect(journal.count(of: "didMount w") == 1, "\(journal.entries)")
    view.update {}
    #expect(journal.count(of: "willUnmount w") == 1)
    #expect(journal.count(of: "invalidate w 0") == 1)
  }

  @Test func `content that abandoned work has made is alive when it is shown`() {
    let interruption = Interruption()
    let page = Page(journal: journal, contexts: contexts, interruption: interruption)
    let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
      Row { page.frame(width: 300) }
    }
    #expect(view.texts == ["wide"])
    view.updateInBackground { Row { page.frame(width: 100) } }
    interruption.arm(view.host.tree)
    view.mountHost.runBackgroundWork()
    #expect(interruption.end(), "The content is built, and the work is abandoned.")
    view.settle()
    #expect(view.texts == ["sender 0"])
    #expect(journal.entries.contains("didMount w"), "\(journal.entries)")
    #expect(contexts["sender"]?.send(Saved()) == true)
    #expect(journal.entries.last == "saved")
    view.update {}
    #expect(journal.isBalanced(["w"]), "\(journal.entries)")
  }

  @Test func `a boundary that failed in one space drops nothing of another space`() {
    let journal = journal
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      let reader = LayoutReader { space in
        Watched(
          name: "around", journal: journal,
          children: [
            AnyComponent(
              ErrorBoundary {
                Watched(name: "inside", journal: journal)
                Thrower(throwing: space.max.width < 200)
              } fallback: { _ in
                Text("fallback")
              })
          ])
      }
      Arbitrary(children: [AnyComponent(reader)]) { children, range in
        let child = children[0].layout(in: range)
        _ = children[0].layout(in: SizeRange(max: Size(width: 100, height: 100)))
        return ComponentLayout(size: child.size, placements: [.init(child, at: .zero)])
      }
    }
    #expect(view.texts == [])
    #expect(journal.count(of: "didMount inside") == 1, "\(journal.entries)")
    view.update {}
    #expect(journal.isBalanced(["around", "inside"]), "\(journal.entries)")
  }

  @Test func `content that fails in a new size leaves the previous content, and is reported once`()
  {
    let (journal, isFailing) = (journal, Flag(true))
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
        LayoutReader { space in
          if space.max.width < 200 {
            Text("narrow").onAppear { journal.record("narrow appears") }
            Thrower(throwing: isFailing.value)
          } else {
            Text("wide")
          }
        }
      }
      for width in [150.0, 140, 130] {
        view.size = Size(width: width, height: 200)
        #expect(view.texts == ["wide"])
      }
      isFailing.value = false
      view.size = Size(width: 120, height: 200)
      #expect(view.texts == ["narrow"])
    }
    #expect(reports.all.count == 1)
    #expect(journal.take() == ["narrow appears"])
  }

  @Test func `messages reach a handler inside a boundary that was tried again`() {
    let (journal, contexts, retries) = (journal, contexts, retries)
    let isFailing = Flag(true)
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      ErrorBoundary {
        Column {
          Sender(contexts: contexts)
          LayoutReader { _ in Thrower(throwing: isFailing.value) }
        }
        .onMessage(Saved.self) { _ in journal.record("saved") }
      } fallback: { failure in
        let _ = retries.set(failure.retry)
        Text("fallback")
      }
    }
    #expect(view.texts == ["fallback"])
    isFailing.value = false
    retries.retry()
    view.settle()
    #expect(view.texts == ["sender 0"])
    #expect(contexts["sender"]?.send(Saved()) == true)
  }

  @Test func `values of an older generation that are published late change nothing`() {
    let tree = ComponentTree(Text("a")) { _ in }
    let key = ObjectIdentifier(Saved.self)
    tree.treeScope.publish([key: "newer"], of: 2)
    tree.treeScope.publish([key: "older"], of: 1)
    #expect(tree.treeScope.publishedValue(key) as? String == "newer")
  }

  @Test func `a layout on another thread, without the content, isn't kept`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      let reader = LayoutReader { _ in Text("deferred") }
      Arbitrary(children: [AnyComponent(reader)]) { children, range in
        let thread = Thread { _ = children[0].layout(in: range) }
        thread.start()
        spinPatiently(for: "the layout of the other thread") {
          sched_yield()
          return thread.isFinished
        }
        let child = children[0].layout(in: range)
        return ComponentLayout(size: child.size, placements: [.init(child, at: .zero)])
      }
    }
    #expect(view.texts == ["deferred"])
  }
}

/// Throws if it is told to.
private struct Thrower: Component, Equatable {
  let throwing: Bool

  func body(_ context: Context<NoState>) throws -> some Component {
    if throwing { throw Fragile.Failure(name: "thrower", count: 0) }
    return ComponentList([])
  }
}

/// A value that is read on any thread.
private final class Flag: Sendable {
  private let contents: Mutex<Bool>

  init(_ value: Bool) { contents = Mutex(value) }

  var value: Bool {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }
}
