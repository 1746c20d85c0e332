import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct MenuTests {
  @MainActor private final class Chosen {
    var titles: [String] = []
  }

  private let chosen = Chosen()

  private func item(_ title: String, isEnabled: Bool = true) -> MenuItem {
    MenuItem(title, isEnabled: isEnabled) { [chosen] in chosen.titles.append(title) }
  }

  @Test func `an item does what it says, in submenus and groups too`() {
    let view = HeadlessHostingView {
      Menu("File") {
        item("Open")
        Submenu("Recent") {
          for name in ["a.txt", "b.txt"] { item(name) }
        }
        MenuGroup("Danger") { item("Delete") }
      }
    }
    view.settle()
    let menu: HeadlessMenuView? = view.first()
    for title in ["Open", "b.txt", "Delete"] { #expect(menu?.choose(title) == true) }
    #expect(menu?.choose("Close") == false)
    #expect(chosen.titles == ["Open", "b.txt", "Delete"])
    #expect(view.root.visibleTexts == ["File"])
  }

  /// A counter with a context menu whose items depend on its count.
  private struct Counter: Component {
    static let delete = Command("Delete", shortcut: KeyCombination("d", .control))
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      let count = context.state
      Inner().contextMenu(isEnabled: count != 3) {
        if count == 1 { MenuItem("Bold", shortcut: KeyCombination("b", .control)) {} }
        if count == 2 { MenuItem(Counter.delete) }
      }
      Button("Next") { context.update { $0 += 1 } }
    }

    struct Inner: Component, Equatable {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Button("Taps \(context.state)") { context.update { $0 += 1 } }
      }
    }
  }

  @Test func `the content of a context menu keeps its state, whatever the items are`() throws {
    let host = TestHost { Counter() }
    for taps in 0..<4 {
      try host.tap("Taps \(taps)")
      try host.tap("Next")
      host.expect("Taps \(taps + 1)")
    }
  }

  @Test func `entries outside of groups form sections between them`() {
    let view = HeadlessHostingView {
      Menu("File") {
        item("a")
        item("b")
        MenuGroup("g") { item("c") }
        MenuGroup {}
        item("d")
      }
    }
    view.settle()
    let sections = view.first(HeadlessMenuView.self)?.controlContent.sections ?? []
    #expect(sections.map(\.title) == ["", "g", ""])
    #expect(sections.map { $0.entries.count } == [2, 1, 1])
    #expect(sections.items.map(\.number) == [0, 1, 2, 3])
  }

  @Test func `an item that is disabled is not chosen`() {
    let view = HeadlessHostingView { Menu("File") { item("Open", isEnabled: false) } }
    view.settle()
    #expect(view.first(HeadlessMenuView.self)?.choose("Open") == false)
    #expect(chosen.titles.isEmpty)
  }

  @Test func `a menu is told about ticks, warnings and keys`() {
    let view = HeadlessHostingView {
      Menu("File") {
        MenuItem("Wrap", isOn: true, shortcut: KeyCombination("w", .control)) {}
        MenuItem("Delete", isDestructive: true) {}
      }
    }
    view.settle()
    let items = view.first(HeadlessMenuView.self)?.controlContent.sections.items ?? []
    #expect(items.map(\.isOn) == [true, nil])
    #expect(items.map(\.isDestructive) == [false, true])
    #expect(items.map(\.shortcut) == [KeyCombination("w", .control), nil])
  }

  @Test func `a context menu is about what is in it and takes no space`() {
    let view = HeadlessHostingView {
      Column(alignment: .start) { block(30, 20).contextMenu { item("Copy") } }
    }
    view.settle()
    let menu: HeadlessContextMenuView? = view.first()
    #expect(menu?.frame.size == Size(width: 30, height: 20))
    #expect(view.boxes == [Rect(x: 0, y: 0, width: 30, height: 20)])
    #expect(menu?.choose("Copy") == true)
    #expect(chosen.titles == ["Copy"])
  }

  @Test func `always the newest closure of an item runs`() {
    func menu(_ name: String) -> Menu {
      Menu("File") { MenuItem("Open") { [chosen] in chosen.titles.append(name) } }
    }
    let view = HeadlessHostingView { menu("one") }
    view.settle()
    view.mountHost.log.clear()
    view.update { menu("two") }
    #expect(view.mountHost.log.count == 0)
    view.first(HeadlessMenuView.self)?.choose("Open")
    #expect(chosen.titles == ["two"])
  }

  @Test func `a tooltip is on a view around the component, which is laid out as before`() {
    let view = HeadlessHostingView {
      Row {
        block(30, 20).grow().tooltip("more")
      }
    }
    view.settle()
    let tip = view.root.descendants.first { $0.options.tooltip == "more" }
    #expect(tip?.frameInRoot == Rect(x: 0, y: 0, width: 300, height: 20))
  }
}
