import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct TextFieldMovingTests {
  private struct Rows: Component {
    struct State {
      var rows = Array(0..<200)
      var texts: [Int: String] = [:]
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let texts = context.state.texts
      return List(context.state.rows, id: \.self, estimatedRowHeight: 40) { row in
        TextField("row \(row)", text: texts[row] ?? "") { text in
          context.update { $0.texts[row] = text }
        }
      }
    }
  }

  private func field(_ row: Int, in view: HeadlessHostingView) -> HeadlessTextInputView? {
    view.root.descendants.compactMap { $0 as? HeadlessTextInputView }
      .first { $0.isVisible && $0.placeholder == "row \(row)" }
  }

  private func list(in view: HeadlessHostingView) throws -> HeadlessScrollView {
    try #require(view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first)
  }

  @Test func `a field that was used is the same when its row comes back`() throws {
    let view = HeadlessHostingView { Rows() }
    view.settle()
    let first = try #require(field(1, in: view))
    first.type("ab c")
    first.select(from: 1, to: 2)
    let scroll = try list(in: view)
    for _ in 0..<40 {
      scroll.scroll(by: 150)
      view.settle()
    }
    #expect(field(1, in: view) == nil)
    scroll.scrollOffset = 0
    view.settle()
    let again = try #require(field(1, in: view))
    #expect(again === first)
    #expect(again.text == "ab c" && again.selection == TextSelection(anchor: 1, caret: 2))
    again.undo()
    #expect(again.text == "ab")
  }

  @Test func `fields that were not used are recycled and show their own rows`() throws {
    let view = HeadlessHostingView { Rows() }
    view.settle()
    let scroll = try list(in: view)
    for _ in 0..<60 {
      scroll.scroll(by: 90)
      view.settle()
      for visible in view.root.descendants.compactMap({ $0 as? HeadlessTextInputView })
      where visible.isVisible { #expect(visible.text == "") }
    }
    let made = view.mountHost.log.count(of: .make)
    scroll.scrollOffset = 0
    view.settle()
    for _ in 0..<60 {
      scroll.scroll(by: 90)
      view.settle()
    }
    #expect(view.mountHost.log.count(of: .make) - made < 8, "Views are recycled.")
  }

  @Test func `a field goes on being typed in while its row moves`() throws {
    let view = HeadlessHostingView { Rows() }
    view.settle()
    let first = try #require(field(3, in: view))
    view.mountHost.moveFocus(to: first)
    first.type("a")
    first.compose("´")
    for step in 0..<5 {
      view.update { Rows() }
      try list(in: view).scroll(by: step.isMultiple(of: 2) ? 70 : -30)
      view.settle()
    }
    #expect(first.isComposing)
    first.commit("é")
    #expect(first.text == "aé")
    #expect(view.mountHost.focusedView === first)
  }
}
