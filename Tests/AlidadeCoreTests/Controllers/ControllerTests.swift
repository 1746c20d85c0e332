import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore
@testable import AlidadeHeadless

@MainActor @Suite struct ControllerTests {
  private let journal = EventLog()

  private func watched(
    _ name: String = "a", value: Int = 0, isRound: Bool = false, _ children: [AnyComponent] = []
  ) -> Watched {
    Watched(name: name, journal: journal, value: value, isRound: isRound, children: children)
  }

  @Test func `a component that appears`() {
    _ = HeadlessHostingView { watched() }
    #expect(
      journal.entries.prefix(4) == ["didInit a", "willMount a", "didAcquireView a", "didMount a"])
  }

  @Test func `a component that disappears, and is gone`() {
    let view = HeadlessHostingView { watched() }
    _ = journal.take()
    view.update {}
    #expect(
      journal.take() == ["willUnmount a", "willRelinquishView a", "didUnmount a", "invalidate a 0"])
    view.update { watched() }
    #expect(journal.take().first == "didInit a", "it is another one")
  }

  @Test func `a component that is replaced by a newer one`() {
    let view = HeadlessHostingView { watched() }
    _ = journal.take()
    view.update { watched(value: 1) }
    #expect(
      journal.take() == [
        "willUpdate a 0 to 1", "willRemount a", "didRemount a", "didUpdate a 0 to 1",
      ])
  }

  @Test func `a component that stays as it is while what is around changes`() {
    let view = HeadlessHostingView {
      Column {
        watched()
        Text("one")
      }
    }
    _ = journal.take()
    view.update {
      Column {
        watched()
        Text("two")
      }
    }
    #expect(journal.take() == ["willRemount a", "didRemount a"])
    view.update {
      Column {
        watched()
        Text("two")
      }
    }
    #expect(journal.take() == [], "nothing changed at all")
  }

  @Test func `a controller sets something on its view ahead of the state`() throws {
    let handle = Opaque.Handle()
    let view = HeadlessHostingView { Opaque(handle: handle) }
    let shown = try #require(view.root.descendants.last)
    let controller = try #require(handle.controller)
    let attributes: [ViewAttribute<any NativeView>] = ViewOptions(alpha: 0.25).viewAttributes()
    #expect(attributes.count == 1 && controller.applyOptimistically(attributes[0]))
    #expect(shown.options.alpha == 0.25)
    view.update { Opaque(alpha: 0.5, handle: handle) }
    #expect(shown.options.alpha == 0.5, "the newer component says something else")
    view.update {}
    #expect(!controller.applyOptimistically(attributes[0]), "there is no view any longer")
  }

  private struct Opaque: ViewComponent, ControllerProviding {
    @MainActor final class Handle {
      weak var controller: Controller?
      nonisolated init() {}
    }

    var alpha = 1.0
    let handle: Handle
    var size: ComponentSize { ComponentSize(width: 40, height: 20) }

    func view() -> ViewConfiguration? {
      ViewConfiguration(.container(), attributes: ViewOptions(alpha: alpha).viewAttributes())
    }

    final class Controller: ComponentController<Opaque> {
      override func didInit() { component.handle.controller = self }
    }
  }

  @Test func `a component that needs another view`() {
    let view = HeadlessHostingView { watched() }
    _ = journal.take()
    view.update { watched(isRound: true) }
    #expect(
      journal.take() == [
        "willUpdate a 0 to 0", "willRemount a", "willRelinquishView a", "didAcquireView a",
        "didRemount a", "didUpdate a 0 to 0",
      ])
  }

  @Test func `those around begin before those inside, which have appeared before those around`() {
    let view = HeadlessHostingView { watched("out", [AnyComponent(watched("in"))]) }
    #expect(
      journal.take() == [
        "didInit out", "didInit in", "willMount out", "willMount in", "didAcquireView out",
        "didAcquireView in", "didMount in", "didMount out",
      ])
    view.update { watched("out", value: 1, [AnyComponent(watched("in", value: 1))]) }
    #expect(
      journal.take() == [
        "willUpdate out 0 to 1", "willRemount out", "willUpdate in 0 to 1", "willRemount in",
        "didRemount in", "didUpdate in 0 to 1", "didRemount out", "didUpdate out 0 to 1",
      ])
    view.update {}
    #expect(
      journal.take() == [
        "willUnmount out", "willUnmount in", "willRelinquishView out", "willRelinquishView in",
        "didUnmount out", "didUnmount in", "invalidate out 1", "invalidate in 1",
      ])
  }

  @Test func `one controller accompanies all generations, and its state is the component's`() {
    struct Tally: Component, ControllerProviding {
      let journal: EventLog
      let value: Int
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component { Text("\(value) \(context.state)") }
      final class Controller: ComponentController<Tally> {
        override func didInit() { component.journal.record("made") }
        override func didMount() { context.update { $0 += 1 } }
        override func didUpdate(from older: Tally) {
          component.journal.record("\(older.value) \(component.value) \(context.currentState)")
        }
      }
    }
    let view = HeadlessHostingView { Tally(journal: journal, value: 1) }
    view.settle()
    #expect(view.texts == ["1 1"])
    view.update { Tally(journal: journal, value: 2) }
    #expect(journal.entries == ["made", "1 1 1", "1 2 1"])
  }

  @Test func `a controller has the state that is shown`() {
    struct Tally: Component, ControllerProviding {
      let journal: EventLog
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component { Text("\(context.state)") }
      final class Controller: ComponentController<Tally> {
        override func didMount() {
          context.update { $0 += 1 }
          record("did mount")
        }
        override func willUpdate(to newer: Tally) { record("will update") }
        override func didUpdate(from older: Tally) { record("did update") }
        private func record(_ event: String) {
          component.journal.record("\(event) \(context.state) of \(context.currentState)")
        }
      }
    }
    let view = HeadlessHostingView { Tally(journal: journal) }
    view.settle()
    #expect(view.texts == ["1"])
    #expect(journal.entries == ["did mount 0 of 1", "will update 0 of 1", "did update 1 of 1"])
  }

  @Test func `the controller of a view has the newest state of its component`() {
    struct Stateful: ViewComponent, ControllerProviding, Equatable {
      let journal: EventLog
      func initialState() -> Int { 0 }
      var size: ComponentSize { ComponentSize(width: 2, height: 2) }
      func view() -> ViewConfiguration? { ViewConfiguration(.container()) }
      final class Controller: ComponentController<Stateful> {
        override func didMount() { context.update { $0 += 1 } }
        override func didUpdate(from older: Stateful) {
          component.journal.record("\(context.state)")
        }
      }
    }
    let view = HeadlessHostingView { Stateful(journal: journal) }
    view.settle()
    #expect(journal.entries == ["1"])
  }

  @Test func `a newer component whose content is equal is told too`() {
    struct Titled: Component, ControllerProviding, Equatable {
      let value: Int
      let journal: EventLog
      var body: some Component { Text("same") }
      final class Controller: ComponentController<Titled> {
        override func didUpdate(from older: Titled) {
          component.journal.record("\(older.value) to \(component.value)")
        }
      }
    }
    let view = HeadlessHostingView { Titled(value: 1, journal: journal) }
    view.update { Titled(value: 2, journal: journal) }
    view.update { Titled(value: 2, journal: journal) }
    #expect(journal.entries == ["1 to 2"])
  }

  @Test func `siblings that change places are neither unmounted nor mounted`() {
    func row(_ names: [String]) -> Column {
      Column { for name in names { watched(name).key(name) } }
    }
    let view = HeadlessHostingView { row(["a", "b", "c"]) }
    let views = view.root.descendants.filter(\.isVisible).count
    _ = journal.take()
    view.update { row(["c", "a", "b"]) }
    #expect(
      journal.take() == [
        "willRemount c", "willRemount a", "willRemount b", "didRemount c", "didRemount a",
        "didRemount b",
      ])
    view.update { row(["b", "c"]) }
    #expect(
      journal.take() == [
        "willUnmount a", "willRemount b", "willRemount c", "willRelinquishView a", "didRemount b",
        "didRemount c", "didUnmount a", "invalidate a 0",
      ])
    #expect(view.root.descendants.filter(\.isVisible).count == views - 1)
  }

  @Test func `the hosting view appears and disappears for all`() {
    let view = HeadlessHostingView { watched("a", [AnyComponent(watched("b"))]) }
    _ = journal.take()
    view.host.isVisible = true
    #expect(journal.take() == ["treeWillAppear a", "treeWillAppear b"])
    view.update { watched("a", [AnyComponent(watched("b")), AnyComponent(watched("c").key(1))]) }
    #expect(journal.entries.prefix(2) == ["didInit c", "treeWillAppear c"])
    _ = journal.take()
    view.host.isVisible = false
    #expect(journal.take() == ["treeDidDisappear a", "treeDidDisappear b", "treeDidDisappear c"])
    view.host.isVisible = true
    _ = journal.take()
    view.host.tearDown()
    #expect(
      journal.take().suffix(6) == [
        "treeDidDisappear a", "invalidate a 0", "treeDidDisappear b", "invalidate b 0",
        "treeDidDisappear c", "invalidate c 0",
      ])
    #expect(journal.isBalanced(["a", "b", "c"]))
  }

  @Test func `a controller may change state whenever it is told something`() {
    struct Busy: Component, ControllerProviding {
      let journal: EventLog
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component { Text("\(context.state)") }
      final class Controller: ComponentController<Busy> {
        private func add() { context.updateImmediately { $0 += 1 } }
        override func didInit() { add() }
        override func willMount() { add() }
        override func didMount() { add() }
        override func willUnmount() { add() }
        override func didUnmount() { add() }
        override func invalidate() {
          add()
          component.journal.record("\(context.currentState)")
        }
      }
    }
    let view = HeadlessHostingView { Busy(journal: journal) }
    #expect(view.texts == ["3"])
    view.update {}
    #expect(journal.entries.count == 1)
  }

  @Test func `a host that goes away ends all controllers`() {
    do {
      let view = HeadlessHostingView { watched("a", [AnyComponent(watched("b"))]) }
      view.host.isVisible = true
    }
    #expect(journal.isBalanced(["a", "b"]))
    #expect(journal.entries.suffix(1) == ["invalidate b 0"])
  }

  @Test func `hosting views that are gone leave nothing in their toolkit`() {
    let host = HeadlessMountHost()
    for _ in 0..<100 { _ = HeadlessHostingView(size: .zero, mountHost: host) { watched() } }
    #expect(host.componentHosts.count <= 1)
  }
}
