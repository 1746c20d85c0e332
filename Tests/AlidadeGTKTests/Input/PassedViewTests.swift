#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Input on views that pass to another component in the meantime.
  @MainActor @Suite struct PassedViewTests {
    private let told = EventLog()

    /// Shows one component, lets a closure use its view, and shows another one in the same view.
    private func pass(
      _ content: @escaping @MainActor @Sendable (Int) -> some Component,
      after use: @MainActor (GTKView) async throws -> Void
    ) async rethrows -> (TestWindow, GTKHostingView) {
      let appeared = EventLog()
      func shown(_ generation: Int) -> some Component {
        Column {
          content(generation).onAppear { appeared.record("\(generation)") }.key(generation)
        }
      }
      let (window, view) = await TestWindow.showing(shown(0))
      let widget = view.root.subviews[0]
      try await use(widget)
      view.setContent { shown(1) }
      await MainLoop.run { appeared.entries == ["0", "1"] }
      #expect(view.root.subviews[0] === widget)
      return (window, view)
    }

    /// Shows one component, presses it, shows another one in the same view, and releases the
    /// button.
    private func press(
      then release: String = "mouseup 1",
      _ content: @escaping @MainActor @Sendable (Int) -> some Component
    ) async -> TestWindow {
      let (window, view) = await pass(content) { _ in
        await InputTool.run("mousemove 20 20 mousedown 1")
      }
      await InputTool.run(release)
      return withExtendedLifetime(view) { window }
    }

    /// Checks that the popover of one component, which a closure opens, is closed once its view has
    /// passed to another one.
    private func expectClosed(
      _ content: @escaping @MainActor @Sendable (Int) -> some Component,
      open: @MainActor (GTKView) -> Void = { view in
        if let popover = view.widget.descendant(of: gtk_popover_get_type()) {
          gtk_popover_popup(popover.cast(to: GtkPopover.self))
        }
      }
    ) async throws {
      var opened: UnsafeMutablePointer<GtkWidget>?
      let (window, view) = try await pass(content) { view in
        open(view)
        let popover = try #require(view.widget.descendant(of: gtk_popover_get_type()))
        await MainLoop.run { gtk_widget_get_mapped(popover) != 0 }
        opened = popover
      }
      let popover = try #require(opened)
      #expect(gtk_widget_get_visible(popover) == 0)
      withExtendedLifetime((window, view)) {}
    }

    @Test func `a press that began on one button presses no other`() async {
      let told = told
      let window = await press { generation in
        Button("Go") { told.record("\(generation)") }.frame(width: 100, height: 40)
      }
      #expect(told.take() == [])
      await InputTool.click(20, 20)
      #expect(told.take() == ["1"])
      withExtendedLifetime(window) {}
    }

    @Test func `a press that began on one component is no tap on another`() async {
      let told = told
      let window = await press { generation in
        Box(background: .red).frame(width: 100, height: 40)
          .onTap { told.record("\(generation)") }
      }
      #expect(told.take() == [])
      await InputTool.click(20, 20)
      #expect(told.take() == ["1"])
      withExtendedLifetime(window) {}
    }

    @Test func `two taps on two components are no double tap`() async {
      let told = told
      let window = await press(then: "mouseup 1 click 1") { generation in
        Box(background: .red).frame(width: 100, height: 40)
          .onTap(count: 2) { told.record("\(generation)") }
      }
      #expect(told.take() == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a press that began on one toggle switches no other`() async {
      let told = told
      let window = await press { generation in
        Toggle("Switch", isOn: Binding(false) { told.record("\(generation) \($0)") })
      }
      #expect(told.take() == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a slider is not moved by a drag of another`() async {
      let told = told
      let window = await press(then: "mousemove 60 20 mousemove 90 20 mouseup 1") { generation in
        Slider("Volume", value: Binding(0.2) { told.record("\(generation) \($0)") })
          .frame(width: 150, height: 40)
      }
      #expect(told.take().allSatisfy { $0.hasPrefix("0") })
      withExtendedLifetime(window) {}
    }

    @Test func `an item of an open menu is not chosen for another component`() async throws {
      try await expectClosed { generation in
        Menu("More \(generation)") { MenuItem("Delete") {} }
      }
    }

    @Test func `an item of an open context menu is not chosen for another component`() async throws
    {
      try await expectClosed({ generation in
        Text("\(generation)").frame(width: 100, height: 40).contextMenu { MenuItem("Delete") {} }
      }) { view in
        (view as? GTKContextMenuView)?.open()
      }
    }

    @Test func `an option of an open list is not chosen for another component`() async throws {
      let choices = [PickerOption(0, "Apples"), PickerOption(1, "Bananas")]
      try await expectClosed { _ in
        Picker("Fruit", selection: 0, choices: choices) { _ in }
      }
    }

    @Test func `a day of an open calendar is not chosen for another component`() async throws {
      try await expectClosed { _ in
        DatePicker("Day", date: .epoch) { _ in }
      }
    }

    @Test func `a color of an open dialog is not chosen for another component`() async {
      let (window, view) = await pass({ _ in
        ColorPicker("Ink", color: RGBA(red: 0, green: 0, blue: 0, alpha: 1)) { _ in }
      }) { _ in
        await InputTool.click(20, 20)
        await MainLoop.run { openDialogCount == 1 }
      }
      #expect(openDialogCount == 0)
      withExtendedLifetime((window, view)) {}
    }

    /// The number of visible dialogs that choose colors.
    private var openDialogCount: Int {
      guard let windows = gtk_window_get_toplevels() else { return 0 }
      return (0..<g_list_model_get_n_items(windows)).count { index in
        guard let window = g_list_model_get_item(windows, index) else { return false }
        defer { g_object_unref(window) }
        return window.isInstance(of: gtk_color_chooser_dialog_get_type())
          && gtk_widget_get_visible(window.widget) != 0
      }
    }

    @Test func `a number that is half typed is not that of another component`() async throws {
      let told = told
      let (window, view) = try await pass({ generation in
        Stepper("Copies", value: 0, in: 0...50) { told.record("\(generation) \($0)") }
      }) { view in
        let field = try #require(view as? GTKStepperView)
        gtk_editable_set_text(field.content.opaque, "12")
      }
      let field = try #require(view.root.subviews[0] as? GTKStepperView)
      #expect(gtk_editable_get_text(field.content.opaque).map { String(cString: $0) } == "0")
      // As when the keyboard focus leaves the field.
      gtk_spin_button_update(field.content.opaque)
      #expect(told.take() == [])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
