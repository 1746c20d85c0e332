#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Synchronization
import Testing

extension GTKTests {
  /// Real keys in real windows.
  @MainActor @Suite struct TypingTests {
    struct Form: Component {
      struct State {
        var text = ""
        var rows = Array(0..<60)
        var other = 0
      }
      let handle: Handle

      final class Handle: Sendable {
        private let known = Mutex<Context<State>?>(nil)
        var context: Context<State>? { known.withLock { $0 } }
        func note(_ context: Context<State>) { known.withLock { $0 = $0 ?? context } }

        private let told = Mutex<[String]>([])
        var texts: [String] { told.withLock { $0 } }
        func note(_ text: String) { told.withLock { $0.append(text) } }
      }

      let scroll: ListController

      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        handle.note(context)
        let state = context.state
        return List(state.rows, id: \.self, estimatedRowHeight: 40, controller: scroll) { row in
          FormRow(row: row, text: state.text, other: state.other) { text in
            context.update { $0.text = text }
          }
        }
      }
    }

    struct FormRow: Component {
      let row: Int
      let text: String
      let other: Int
      let change: @MainActor @Sendable (String) -> Void

      var body: some Component {
        if row == 3 {
          TextField("Here", text: text, onChange: change)
        } else {
          Text("row \(row) of \(other)")
        }
      }
    }

    /// Shows a component in a window that has the keyboard.
    private func show<C: Component>(_ component: C) async throws -> (TestWindow, GTKHostingView) {
      let (window, view) = await TestWindow.showing(component)
      try await Keyboard.focus(window)
      return (window, view)
    }

    @Test func `two thousand letters arrive in a list that scrolls and changes`() async throws {
      let handle = Form.Handle()
      let scroll = ListController()
      let (window, view) = try await show(Form(handle: handle, scroll: scroll))
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(field.content)
      var generator = Numbers()
      let text = String(
        (0..<2000).map { _ in
          "abcdefghijklmnopqrstuvwxyz 0123456789".randomElement(using: &generator) ?? "x"
        })
      let disturbance = Disturbance(handle: handle, scroll: scroll)
      disturbance.start()
      var rest = Substring(text)
      while !rest.isEmpty {
        try await Keyboard.type(String(rest.prefix(500)))
        rest = rest.dropFirst(500)
      }
      disturbance.stop()
      await MainLoop.run { (handle.context?.currentState.text.count ?? 0) >= 2000 }
      await MainLoop.settle()
      #expect(handle.context?.currentState.text == text)
      #expect(field.widgetText == text)
      #expect(disturbance.count > 20, "Something happened meanwhile.")
      #expect(field.selection.caret == 2000)
      withExtendedLifetime(window) {}
    }

    @Test func `a search field leaves the keys that it doesn't need to the program's shortcuts`()
      async throws
    {
      let handle = Form.Handle()
      let (window, view) = try await show(
        Column { SearchField("Find") { handle.note($0) } }
          .shortcut("g", .control) { handle.note("next") }
          .shortcut("g", [.control, .shift]) { handle.note("previous") }
          .shortcut(.escape, []) { handle.note("close") })
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(field.content)
      try await Keyboard.press("a", "ctrl+g", "ctrl+shift+g", "Escape")
      await MainLoop.run { handle.texts.count == 4 }
      #expect(handle.texts == ["a", "next", "previous", "close"])
      #expect(field.widgetText == "a")
      withExtendedLifetime(window) {}
    }

    /// Scrolls, inserts rows above and makes updates in the background, again and again.
    @MainActor private final class Disturbance {
      let handle: Form.Handle
      let scroll: ListController
      private(set) var count = 0
      private var isRunning = false

      init(handle: Form.Handle, scroll: ListController) {
        self.handle = handle
        self.scroll = scroll
      }

      func start() {
        isRunning = true
        next()
      }

      func stop() { isRunning = false }

      private func next() {
        guard isRunning else { return }
        let now = count
        count += 1
        switch now % 4 {
        case 0: handle.context?.update(priority: .background) { $0.other += 1 }
        case 1: scroll.scroll(toRow: now % 9)
        case 2: if now % 8 == 2 { handle.context?.update { $0.rows.insert(1000 + now, at: 0) } }
        default: handle.context?.update { $0.other += 1 }
        }
        // In a later turn, after input and painting had theirs.
        Later.add { [weak self] in self?.next() }
      }
    }

    private struct Numbers: RandomNumberGenerator {
      private var state: UInt64 = 17
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
      }
    }

    struct Single: Component {
      let multiLine: Bool
      let handle: Form.Handle
      let change: @Sendable (String) -> String

      func initialState() -> Form.State { Form.State() }

      func body(_ context: Context<Form.State>) -> some Component {
        handle.note(context)
        return Column {
          if multiLine {
            TextEditor("Here", text: context.state.text) { [change, handle] text in
              handle.note(text)
              context.update { $0.text = change(text) }
            }
          } else {
            TextField("Here", text: context.state.text) { [change, handle] text in
              handle.note(text)
              context.update { $0.text = change(text) }
            }
          }
          Button("Next") {}
        }
      }
    }

    @Test(arguments: [false, true]) func `keys edit, take back and make again`(
      multiLine: Bool
    )
      async throws
    {
      let handle = Form.Handle()
      let (window, view) = try await show(Single(multiLine: multiLine, handle: handle) { $0 })
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(multiLine ? field.textWidget : field.content)
      try await Keyboard.type("one two")
      try await Keyboard.press("ctrl+BackSpace")
      await MainLoop.run { field.widgetText == "one " }
      #expect(field.widgetText == "one " && handle.context?.currentState.text == "one ")
      try await Keyboard.press("ctrl+z")
      await MainLoop.run { field.widgetText == "one two" }
      #expect(handle.context?.currentState.text == "one two")
      try await Keyboard.press("Home", "Delete", "shift+End", "x")
      await MainLoop.run { field.widgetText == "x" }
      #expect(handle.context?.currentState.text == "x")
      #expect(!handle.texts.contains(""), "To type over a selection is one change.")
      try await Keyboard.press("Tab")
      await MainLoop.run { !field.containsFocus }
      withExtendedLifetime(window) {}
    }

    @Test func `letters that are changed as they are typed keep the caret`() async throws {
      let handle = Form.Handle()
      let (window, view) = try await show(
        Single(multiLine: false, handle: handle) { String($0.uppercased().filter { $0 != "X" }) })
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(field.content)
      try await Keyboard.type("abxcd")
      try await Keyboard.press("Left", "Left")
      try await Keyboard.type("xyx")
      await MainLoop.run { field.widgetText == "ABYCD" && field.selection.caret == 3 }
      #expect(field.widgetText == "ABYCD")
      #expect(handle.context?.currentState.text == "ABYCD")
      #expect(field.selection.caret == 3)
      withExtendedLifetime(window) {}
    }

    @Test func `a composition is not disturbed`() async throws {
      let handle = Form.Handle()
      let (window, view) = try await show(Single(multiLine: false, handle: handle) { $0 })
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(field.content)
      try await Keyboard.type("ab")
      // GTK composes any character from its number; this needs no other layout of the keyboard.
      try await Keyboard.press("ctrl+shift+u", "e")
      await MainLoop.run { field.isComposing }
      #expect(handle.context?.currentState.text == "ab")
      handle.context?.updateImmediately { $0.text = "well, ab" }
      #expect(field.widgetText == "ab")
      try await Keyboard.press("9", "space")
      await MainLoop.run { field.widgetText == "well, abé" }
      #expect(field.widgetText == "well, abé" && handle.context?.currentState.text == "well, abé")
      withExtendedLifetime(window) {}
    }

    @Test func `an editor grows as it is typed in and does not scroll before it is full`()
      async throws
    {
      let handle = Form.Handle()
      let (window, view) = try await show(Single(multiLine: true, handle: handle) { $0 })
      let editor = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(editor.textWidget)
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(editor.content))
      var heights: Set<Double> = []
      for line in 1...5 {
        try await Keyboard.type("line \(line)")
        try await Keyboard.press("Return")
        await MainLoop.run { editor.text.hasSuffix("\(line)\n") }
        await window.frame()
        heights.insert(editor.frame.size.height)
        #expect(gtk_adjustment_get_value(adjustment) == 0)
        #expect(
          gtk_adjustment_get_upper(adjustment) <= gtk_adjustment_get_page_size(adjustment),
          "There is nothing to scroll.")
      }
      #expect(heights.count == 4, "Three lines have room from the start.")
      withExtendedLifetime(window) {}
    }

    @Test func `a list does not take the keys of a field in it`() async throws {
      let handle = Form.Handle()
      let scroll = ListController()
      let (window, view) = try await show(Form(handle: handle, scroll: scroll))
      let field = try #require(view.root.textInputs.first)
      gtk_widget_grab_focus(field.content)
      try await Keyboard.type("abc")
      for key in ["Home", "Up", "Down", "Page_Up", "Page_Down", "End"] {
        try await Keyboard.press(key)
        await MainLoop.settle()
        #expect(field.containsFocus, "\(key)")
      }
      try await Keyboard.press("Home")
      try await Keyboard.type("x")
      await MainLoop.run { field.widgetText == "xabc" }
      withExtendedLifetime(window) {}
    }
  }
}

/// Later turns of the main loop that let input and painting go first.
@MainActor private enum Later {
  private final class Box {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  static func add(_ action: @escaping @MainActor () -> Void) {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, 8,
      { box in
        // Proof: GLib calls on the main thread, and the pointer does not leave this call.
        nonisolated(unsafe) let pointer = box
        MainActor.assumeIsolated {
          guard let pointer else { return }
          Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().action()
        }
        return 0
      }, Unmanaged.passRetained(Box(action)).toOpaque(),
      { box in
        guard let box else { return }
        Unmanaged<Box>.fromOpaque(box).release()
      })
  }
}
#endif
