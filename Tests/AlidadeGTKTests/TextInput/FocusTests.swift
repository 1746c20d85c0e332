#if GTK
import AlidadeNative
import AlidadeGTK
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

    private func inputs(in view: GTKView) -> [GTKTextInputView] {
      view.subviews.flatMap { ($0 as? GTKTextInputView).map { [$0] } ?? inputs(in: $0) }
    }
  }
}
#endif
