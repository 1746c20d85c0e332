#if GTK
import AlidadeNative
@testable import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  /// What happens when the user chooses another font or another scale of text while a program runs.
  @MainActor @Suite struct TextSettingsTests {
    /// Changes a setting of the display.
    private func set(_ name: String, _ value: String) {
      guard let settings = gtk_settings_get_default() else { return }
      var boxed = GValue()
      defer { g_value_unset(&boxed) }
      if let number = Int32(value) {
        g_value_init(&boxed, g_type_from_name("gint"))
        g_value_set_int(&boxed, number)
      } else {
        g_value_init(&boxed, g_type_from_name("gchararray"))
        g_value_set_string(&boxed, value)
      }
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &boxed)
    }

    private func setDotsPerInch(_ number: Int) { set("gtk-xft-dpi", "\(number * 1024)") }

    /// Undoes all changes of settings.
    private func reset() async {
      for name in ["gtk-font-name", "gtk-xft-dpi"] {
        gtk_settings_reset_property(gtk_settings_get_default(), name)
      }
      await MainLoop.settle()
    }

    private func all<View>(_ type: View.Type, in view: GTKView) -> [View] {
      view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + all(type, in: $0) }
    }

    /// What a component is as large as that was never laid out before.
    private func size<C: Component>(of component: C) -> Size {
      let view = GTKHostingView { component }
      return withExtendedLifetime(view) { view.host.sizeThatFits(.unbounded) }
    }

    @Test func `text is set again in another font`() async throws {
      let color = Color(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0xFF0000))
      let text = Text("iiiiiiiiii WWWWW").color(color)
      let (window, view) = await TestWindow.showing(
        Column(alignment: .start) { text }, height: 300)
      let label = try #require(all(GTKTextView.self, in: view.root).first)
      let before = label.frame.size
      let pixels = try Pixels(of: view.root)
      set("gtk-font-name", "Monospace 11")
      await MainLoop.run { label.frame.size != before }
      #expect(label.frame.size == size(of: text))
      await window.frame()
      let after = try Pixels(of: view.root)
      #expect(pixels.differs(from: after))
      await reset()
      await MainLoop.run { label.frame.size == before }
      #expect(view.counters.viewsCreated == 1, "The same views.")
      withExtendedLifetime(window) {}
    }

    private struct Form: Component {
      var body: some Component {
        Column(spacing: 4, alignment: .start) {
          Text("Some words")
          TextField("Name", initialText: "Ada")
          SecureField("Password")
          TextEditor("Draft", initialText: "one\ntwo\nthree\nfour")
          CheckBox("Accept", isOn: true) { _ in }
          Picker("Color", selection: 0, choices: [PickerOption(0, "Red")]) { _ in }
        }
      }
    }

    @Test func `a larger scale of text reaches text, fields and controls`() async throws {
      let (window, view) = await TestWindow.showing(Form(), height: 600)
      let before = size(of: Form())
      let frames = view.root.subviews.map(\.frame)
      #expect(frames.count == 6)
      setDotsPerInch(144)
      await MainLoop.run { view.root.subviews[0].frame.size != frames[0].size }
      await window.frame()
      await MainLoop.settle()
      let after = size(of: Form())
      #expect(after.height > before.height && after.width >= before.width, "\(before) \(after)")
      for (view, frame) in zip(view.root.subviews, frames) {
        #expect(view.frame.size.height >= frame.size.height, "\(view)")
      }
      let label = view.root.subviews[0].frame.size
      #expect(abs(label.height - frames[0].size.height * 1.5) <= 2)
      for input in all(GTKTextInputView.self, in: view.root) where input.kind != .multiLine {
        let wanted = input.sizeThatFits(width: input.frame.size.width).height
        #expect(abs(input.frame.size.height - wanted) <= 1, "\(input.kind)")
      }
      for control in all(GTKCheckBoxView.self, in: view.root) {
        let wanted = control.sizeThatFits(width: .infinity)
        #expect(abs(control.frame.size.width - wanted.width) <= 2)
        #expect(abs(control.frame.size.height - wanted.height) <= 2)
      }
      await reset()
      await MainLoop.run { view.root.subviews.map(\.frame) == frames }
      withExtendedLifetime(window) {}
    }

    @Test func `a view of its content's size asks for more room`() async throws {
      let window = await TestWindow(width: 300, height: 200, isShown: false)
      let view = GTKHostingView { Text("Some words") }
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), view.widget)
      let gtkWindow = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_child(gtkWindow, box)
      gtk_window_present(gtkWindow)
      await MainLoop.run { gtk_widget_get_height(view.widget) > 0 }
      await window.frame()
      let before = gtk_widget_get_height(view.widget)
      setDotsPerInch(192)
      await MainLoop.run { gtk_widget_get_height(view.widget) > before + before / 2 }
      await reset()
      await MainLoop.run { gtk_widget_get_height(view.widget) == before }
      withExtendedLifetime(window) {}
    }

    private struct Rows: Component {
      let scroll: ListController
      var body: some Component {
        List(Array(0..<500), id: \.self, estimatedRowHeight: 20, controller: scroll) { row in
          Text("row \(row)")
        }
      }
    }

    @Test func `rows in sight stay there and get other heights`() async throws {
      let scroll = ListController()
      let (window, view) = await TestWindow.showing(Rows(scroll: scroll), height: 300)
      scroll.scroll(toRow: 200)
      await MainLoop.settle()
      await window.frame()
      func rowsInSight() -> [String] {
        let visible = Rect(x: 0, y: 0, width: 300, height: 300)
        let labels = all(GTKTextView.self, in: view.root).filter { label in
          var bounds = graphene_rect_t()
          guard !label.isHidden,
            gtk_widget_compute_bounds(label.widget, view.root.widget, &bounds) != 0
          else { return false }
          return gtk_widget_get_mapped(label.widget) != 0
            && Double(bounds.origin.y) >= -0.5 && Double(bounds.origin.y) < visible.maxY
        }
        return labels.compactMap { $0.textLayout?.content.plainText }.sorted()
      }
      let before = rowsInSight()
      #expect(before.first == "row 200")
      setDotsPerInch(192)
      await MainLoop.run { rowsInSight().count < before.count }
      await MainLoop.settle()
      await window.frame()
      let after = rowsInSight()
      #expect(after.first == "row 200")
      #expect(after.count > 4 && after.count <= before.count / 2 + 2)
      await reset()
      await MainLoop.run { rowsInSight() == before }
      withExtendedLifetime(window) {}
    }

    @Test func `controls that are laid out elsewhere first are laid out again when measured`()
      async throws
    {
      setDotsPerInch(120)
      await MainLoop.settle()
      let measurer = GTKContentMeasurer.shared
      let preliminary = await Task.detached { measurer.controlMetrics }.value
      #expect(preliminary == .standard)
      await MainLoop.run { GTKContentMeasurer.shared !== measurer }
      let exact = GTKContentMeasurer.shared
      #expect(exact.revision > measurer.revision)
      let known = await Task.detached { exact.controlMetrics }.value
      #expect(known != .standard && known == exact.controlMetrics)
      await reset()
    }
  }
}

extension Pixels {
  /// Whether anything looks otherwise.
  fileprivate func differs(from other: Pixels) -> Bool {
    (0..<40).contains { y in
      (0..<200).contains { x in self[x, y] != other[x, y] }
    }
  }
}
#endif
