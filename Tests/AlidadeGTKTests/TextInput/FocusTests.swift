#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Synchronization
import Testing

extension GTKTests {
  @MainActor @Suite struct FocusTests {
    enum Field: Hashable, Sendable {
      case first
      case second
      case button
    }

    struct Form: Component {
      let handle: Handle

      final class Handle: Sendable {
        private let known = Mutex<Context<FocusState<Field>>?>(nil)
        var context: Context<FocusState<Field>>? { known.withLock { $0 } }
        func note(_ context: Context<FocusState<Field>>) {
          known.withLock { $0 = $0 ?? context }
        }
      }

      func initialState() -> FocusState<Field> { FocusState(.second) }

      func body(_ context: Context<FocusState<Field>>) -> some Component {
        handle.note(context)
        return Column(spacing: 8) {
          TextField("First").focused(context.state, equals: .first) { focus in
            context.update { $0 = focus }
          }
          Row(spacing: 8) {
            TextEditor("Second").grow()
              .focused(context.state, equals: .second) { focus in context.update { $0 = focus } }
            Button("Third") {}
              .focused(context.state, equals: .button) { focus in context.update { $0 = focus } }
          }
        }
      }
    }

    @Test func `focus is a part of the state in a real window`() async throws {
      let handle = Form.Handle()
      let (window, view) = await TestWindow.showing(Form(handle: handle))
      try await Keyboard.focus(window)
      let context = try #require(handle.context)
      #expect(context.currentState.field == .second, "It has the focus from the start.")
      try await Keyboard.press("Tab")
      await MainLoop.run { context.currentState.field == .button }
      try await Keyboard.press("Tab")
      await MainLoop.run { context.currentState.field == .first }
      try await Keyboard.press("shift+Tab", "shift+Tab")
      await MainLoop.run { context.currentState.field == .second }
      context.updateImmediately { $0.field = .first }
      try await Keyboard.type("typed")
      let field = try #require(inputs(in: view.root).first { $0.kind == .singleLine })
      await MainLoop.run { field.text == "typed" }
      #expect(context.currentState.field == .first)
      context.updateImmediately { $0.field = nil }
      #expect(!field.containsFocus)
      withExtendedLifetime(view) {}
    }

    @Test func `a field has the focus when its window opens`() async throws {
      let (window, view) = await TestWindow.showing(
        Column(spacing: 8) {
          TextField("First")
          Button("Second") {}
          TextField("Third").defaultFocus()
        })
      try await Keyboard.focus(window)
      try await Keyboard.type("typed")
      let field = try #require(inputs(in: view.root).last)
      await MainLoop.run { field.text == "typed" }
      try await Keyboard.press("shift+Tab", "shift+Tab")
      await MainLoop.run { !field.containsFocus }
      #expect(inputs(in: view.root)[0].containsFocus)
      #expect(field.text == "typed")
      withExtendedLifetime(view) {}
    }

    @Test func `nothing in a view that doesn't react takes the focus`() async throws {
      let (window, view) = await TestWindow.showing(
        Column(spacing: 8) {
          TextField("First")
          TextField("Second").focused(false) { _ in }
        })
      let field = inputs(in: view.root)[1]
      let around = sequence(first: field as GTKView, next: \.superview)
      let scope = try #require(around.lazy.compactMap { $0 as? GTKFocusScopeView }.first)
      view.root.apply(.isInteractive(false))
      #expect(!scope.takeFocus())
      #expect(!field.containsFocus)
      view.root.apply(.isInteractive(true))
      #expect(scope.takeFocus())
      #expect(field.containsFocus)
      withExtendedLifetime(window) {}
    }

    @Test func `a field keeps its selection when the focus returns from a menu`() async throws {
      let handle = Form.Handle()
      let (window, view) = await TestWindow.showing(Form(handle: handle))
      let context = try #require(handle.context)
      context.updateImmediately { $0.field = .first }
      let field = try #require(inputs(in: view.root).first { $0.kind == .singleLine })
      field.text = "some text"
      let selection = TextSelection(anchor: 5, caret: 9)
      field.selection = selection
      // As a menu does when it opens and closes.
      let previous = try #require(PreviousFocus(in: field.widget))
      gtk_widget_grab_focus(try #require(buttons(in: view.root).first).widget)
      #expect(context.currentState.field == .button)
      previous.restore()
      #expect(context.currentState.field == .first)
      #expect(field.containsFocus)
      #expect(field.selection == selection)
      withExtendedLifetime((window, view)) {}
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `Tab follows the components, whatever their frames`(
      direction: LayoutDirection
    ) async throws {
      let (window, view) = await TestWindow.showing(
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
        .layoutDirection(direction))
      try await Keyboard.focus(window)
      let buttons = buttons(in: view.root)
      try #require(buttons.map(\.contentLabel) == ["One", "Two", "Three", "Four"])
      gtk_widget_grab_focus(buttons[0].widget)
      for next in [1, 2, 3] {
        try await Keyboard.press("Tab")
        await MainLoop.run { buttons[next].containsFocus }
      }
      for next in [2, 1, 0] {
        try await Keyboard.press("shift+Tab")
        await MainLoop.run { buttons[next].containsFocus }
      }
      withExtendedLifetime(view) {}
    }

    private struct Pair: Component {
      func initialState() -> Bool { false }

      func body(_ context: Context<Bool>) -> some Component {
        Row {
          Button("First") {}
          Button("Second") {}
        }
        .focused(context.state) { isFocused in context.update { $0 = isFocused } }
      }
    }

    @Test func `the user's focus stays on the second view of a component`() async throws {
      let (window, view) = await TestWindow.showing(
        Column {
          TextField("Above").defaultFocus()
          Pair()
        })
      let buttons = buttons(in: view.root)
      try #require(buttons.count == 2)
      gtk_widget_grab_focus(buttons[1].widget)
      #expect(buttons.map(\.containsFocus) == [false, true])
      let mask = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
      #expect(gtk_widget_get_state_flags(buttons[0].widget).rawValue & mask == 0)
      withExtendedLifetime((window, view)) {}
    }

    @Test func `a view that loses the focus is notified before the one that gets it`() async {
      let log = EventLog()
      let window = await TestWindow()
      let buttons = (0..<2).map { index in
        let frame = Rect(x: 0, y: 40 * Double(index), width: 100, height: 40)
        let scope = window.add(GTKFocusScopeView(), frame)
        let button = GTKPressableView()
        window.host.insert(button, into: scope, above: nil)
        window.host.setFrame(Rect(x: 0, y: 0, width: 100, height: 40), of: button)
        scope.focusHandler = EventHandler { [weak scope] hasFocus in
          // The focus is where it will be.
          log.record("\(index) \(hasFocus) \(scope?.containsFocus == hasFocus)")
        }
        return button
      }
      gtk_widget_grab_focus(buttons[0].widget)
      #expect(log.take() == ["0 true true"])
      gtk_widget_grab_focus(buttons[1].widget)
      #expect(log.take() == ["0 false true", "1 true true"])
    }

    private func buttons(in view: GTKView) -> [GTKPressableView] {
      view.subviews.flatMap { ($0 as? GTKPressableView).map { [$0] } ?? buttons(in: $0) }
    }

    private func inputs(in view: GTKView) -> [GTKTextInputView] {
      view.subviews.flatMap { ($0 as? GTKTextInputView).map { [$0] } ?? inputs(in: $0) }
    }
  }
}
#endif
