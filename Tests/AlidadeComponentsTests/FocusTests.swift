import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct FocusTests {
  private enum Field: Hashable, Sendable {
    case name
    case password
    case send
  }

  private struct Login: Component {
    struct State {
      var focus: FocusState<Field>
      var showsName = true
      var sent = 0
    }
    let initial: Field?
    let handle: Handle

    final class Handle: Sendable {
      private let known = Mutex<Context<State>?>(nil)
      var context: Context<State>? { known.withLock { $0 } }
      func note(_ context: Context<State>) { known.withLock { $0 = $0 ?? context } }
    }

    func initialState() -> State { State(focus: FocusState(initial)) }

    func body(_ context: Context<State>) -> some Component {
      handle.note(context)
      return Column {
        if context.state.showsName {
          TextField("Name")
            .onSubmit { context.update { $0.focus.field = .password } }
            .focused(context.state.focus, equals: .name) { focus in
              context.update { $0.focus = focus }
            }
        }
        SecureField("Password")
          .focused(context.state.focus, equals: .password) { focus in
            context.update { $0.focus = focus }
          }
        Button("Send") { context.update { $0.sent += 1 } }
          .focused(context.state.focus, equals: .send) { focus in
            context.update { $0.focus = focus }
          }
      }
    }
  }

  @Test func `Tab follows the components, whatever their frames`() throws {
    let host = TestHost(size: Size(width: 300, height: 200)) {
      Row(alignment: .start) {
        Column {
          Button("One") {}.frame(width: 80, height: 100)
          Button("Two") {}.frame(width: 80, height: 40)
        }
        Column {
          Button("Three") {}.frame(width: 80, height: 40)
          Button("Four") {}.frame(width: 80, height: 40)
        }
      }
    }
    for name in ["One", "Two", "Three", "Four"] {
      host.press(.tab)
      #expect(try host.find(name).isFocused)
    }
    host.press(.tab, .shift)
    #expect(try host.find("Three").isFocused)
  }

  @MainActor private struct Shown {
    let handle = Login.Handle()
    let view: HeadlessHostingView

    init(_ initial: Field? = nil) {
      let handle = handle
      view = HeadlessHostingView { Login(initial: initial, handle: handle) }
    }

    var focused: HeadlessView? { view.mountHost.focusedView }
    var field: Field? { handle.context?.currentState.focus.field }
    func text(_ name: String) -> HeadlessTextInputView? {
      view.root.descendants.compactMap { $0 as? HeadlessTextInputView }
        .first { $0.placeholder == name }
    }
    func change(_ change: @escaping @Sendable (inout Login.State) -> Void) {
      handle.context?.updateImmediately(change)
    }
  }

  @Test func `what the state names has the focus when it is mounted`() {
    let shown = Shown(.password)
    #expect(shown.focused === shown.text("Password"))
    #expect(Shown().focused == nil)
  }

  @Test func `the state moves the focus and takes it away`() {
    let shown = Shown(.name)
    #expect(shown.focused === shown.text("Name"))
    shown.change { $0.focus.field = .send }
    #expect(shown.focused is HeadlessPressableView)
    shown.change { $0.focus.field = .name }
    #expect(shown.focused === shown.text("Name"))
    shown.change { $0.focus.field = nil }
    #expect(shown.focused == nil && shown.field == nil)
  }

  @Test func `the user moves the focus and the state follows`() {
    let shown = Shown()
    let expected: [Field?] = [.name, .password, .send, .name]
    for field in expected {
      shown.view.mountHost.moveFocusOn(in: shown.view.root)
      #expect(shown.field == field)
    }
    shown.view.settle()
    #expect(shown.focused === shown.text("Name"), "What the state says is so already.")
  }

  @Test func `the state keeps the focus of a window that becomes inactive`() throws {
    let shown = Shown(.name)
    let name = try #require(shown.text("Name"))
    let scope = try #require(
      name.outwardViews.lazy.compactMap { $0 as? HeadlessFocusScopeView }.first)
    // A toolkit reports that the focus has left, although the window still has it.
    scope.focusHandler?.send(false)
    #expect(shown.field == .name && shown.focused === name)
    scope.focusHandler?.send(true)
    #expect(shown.field == .name)
  }

  @Test func `submitting moves on when the program says so`() {
    let shown = Shown(.name)
    shown.text("Name")?.submit()
    #expect(shown.focused === shown.text("Password") && shown.field == .password)
  }

  @Test
  func `a part that is gone keeps its place in the state and takes the focus when it is back`() {
    let shown = Shown(.name)
    shown.change { $0.showsName = false }
    shown.view.settle()
    #expect(shown.focused == nil && shown.field == .name)
    shown.change { $0.showsName = true }
    #expect(shown.focused === shown.text("Name"))
  }

  @Test func `a part that is disabled gives up the focus`() throws {
    let shown = Shown(.name)
    try #require(shown.text("Name")).isEnabled = false
    #expect(shown.field == nil)
  }

  @Test func `setting the field that has it takes the focus again`() {
    let shown = Shown(.name)
    // Somebody takes the focus away behind the back of the state.
    shown.handle.context?.updateImmediately { $0.focus.field = .name }
    #expect(shown.focused === shown.text("Name"))
    #expect(FocusState<Field>(.name).field == .name)
  }

  @Test func `a switch can be the state`() throws {
    let view = HeadlessHostingView {
      TextField("One").focused(false) { _ in }
      TextField("Two").focused(true) { _ in }
    }
    #expect((view.mountHost.focusedView as? HeadlessTextInputView)?.placeholder == "Two")
    view.update {
      TextField("One").focused(true) { _ in }
      TextField("Two").focused(false) { _ in }
    }
    #expect((view.mountHost.focusedView as? HeadlessTextInputView)?.placeholder == "One")
  }

  // MARK: - The focus from the start

  private func field(_ name: String, in view: HeadlessHostingView) -> HeadlessTextInputView? {
    view.root.descendants.compactMap { $0 as? HeadlessTextInputView }
      .first { $0.placeholder == name }
  }

  @Test func `a field can have the focus when its window opens`() {
    let view = HeadlessHostingView {
      TextField("One")
      TextField("Two").defaultFocus()
    }
    #expect(view.mountHost.focusedView === field("Two", in: view))
  }

  @Test func `a field that had the focus at first leaves it where the user puts it`() {
    func content(_ title: String) -> some Component {
      Column {
        Text(title)
        TextField("One")
        TextField("Two").defaultFocus()
      }
    }
    let view = HeadlessHostingView { content("before") }
    view.mountHost.moveFocusOn(in: view.root)
    #expect(view.mountHost.focusedView === field("One", in: view))
    view.update { content("after") }
    view.settle()
    #expect(view.mountHost.focusedView === field("One", in: view))
  }

  @Test func `a field that scrolls back into view doesn't take the focus again`() throws {
    let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
      List(Array(0..<200), id: \.self) { row in
        if row == 0 { TextField("Zero").defaultFocus() } else { Text("\(row)").frame(height: 30) }
      }
    }
    view.settle()
    #expect(view.mountHost.focusedView === field("Zero", in: view))
    let list: HeadlessScrollView = try #require(view.first())
    view.first(HeadlessFocusScopeView.self)?.resignFocus()
    #expect(view.mountHost.focusedView == nil)
    list.scrollOffset = 3000
    view.settle()
    list.scrollOffset = 0
    view.settle()
    #expect(field("Zero", in: view)?.isVisible == true)
    #expect(view.mountHost.focusedView == nil)
  }

  @Test func `a field that appears later takes the focus`() {
    func content(_ isRenaming: Bool) -> some Component {
      Column {
        Button("Rename") {}.defaultFocus()
        if isRenaming { TextField("New name").defaultFocus() }
      }
    }
    let view = HeadlessHostingView { content(false) }
    #expect(view.mountHost.focusedView is HeadlessPressableView)
    view.update { content(true) }
    #expect(view.mountHost.focusedView === field("New name", in: view))
  }
}
