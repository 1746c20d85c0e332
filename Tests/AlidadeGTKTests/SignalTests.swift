#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Signals of widgets that the program keeps for longer than their views.
  @MainActor @Suite struct SignalTests {
    /// A widget of the program's own, which goes after the test.
    @MainActor private final class KeptWidget {
      // Proof: read on the main thread only.
      nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>

      init(_ make: () -> UnsafeMutablePointer<GtkWidget>) {
        pointer = make()
        g_object_ref_sink(pointer)
      }

      isolated deinit { g_object_unref(pointer) }
    }

    @MainActor private final class Told {
      var count = 0
      var heard: [String] = []
    }

    private let told = Told()

    /// Mounts a widget with attributes.
    private func mount(
      _ typeName: String, _ attributes: ViewAttribute<GTKWidgetView>?...
    ) throws -> (GTKHostingView, GTKWidgetView) {
      let component = Wrapped(
        configuration: ViewConfiguration(.widget(typeName), attributes: attributes))
      let hosting = GTKHostingView { component }
      hosting.host.size = Size(width: 100, height: 100)
      hosting.host.update()
      return (hosting, try #require(hosting.root.subviews.first as? GTKWidgetView))
    }

    private struct Wrapped: ViewComponent {
      let configuration: ViewConfiguration
      var size: ComponentSize { ComponentSize(width: 50, height: 50) }

      func view() -> ViewConfiguration? { configuration }
    }

    /// Makes a widget send a signal whose argument is a kind of scrolling.
    private static func emit(_ signal: String, _ scroll: GtkScrollType, on view: GTKWidgetView) {
      var values = [GValue(), GValue()]
      g_value_init(&values[0], gtk_widget_get_type())
      g_value_set_object(&values[0], view.content)
      g_value_init(&values[1], gtk_scroll_type_get_type())
      g_value_set_enum(&values[1], gint(scroll.rawValue))
      g_signal_emitv(values, g_signal_lookup(signal, gtk_range_get_type()), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }

    private enum Axis: String, GObjectValueConvertible {
      case horizontal, vertical
    }

    @Test func `a closure gets the value of a property in the type it asks for`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkSwitch", .signal("notify::active") { (isOn: Bool) in told.heard.append("\(isOn)") })
      view.setProperty("active", true)
      view.setProperty("active", false)
      withExtendedLifetime(hosting) { #expect(told.heard == ["true", "false"]) }
    }

    @Test func `a closure gets all the arguments of a signal in their types`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkScale",
        .signal("change-value") { (scroll: Int, value: Double) in
          told.heard.append("\(scroll) \(value)")
        })
      let adjustment = gtk_range_get_adjustment(view.content.cast(to: GtkRange.self))
      gtk_adjustment_configure(adjustment, 0, 0, 10, 1, 1, 0)
      // What an arrow key does.
      SignalTests.emit("move-slider", GTK_SCROLL_STEP_FORWARD, on: view)
      withExtendedLifetime(hosting) {
        #expect(told.heard == ["\(GTK_SCROLL_STEP_FORWARD.rawValue) 1.0"])
      }
    }

    @Test func `a pointer to an object and one to its class are arguments`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkListBox",
        .signal("row-activated") { (row: UnsafeMutablePointer<GtkListBoxRow>?) in
          told.heard.append("\(gtk_list_box_row_get_index(row))")
        },
        .signal("row-selected") { (row: OpaquePointer?) in
          told.heard.append(row == nil ? "nothing" : "a row")
        })
      let list = view.content.opaque
      for _ in 0..<2 { gtk_list_box_append(list, gtk_label_new("row")) }
      let row = gtk_list_box_get_row_at_index(list, 1)
      gtk_list_box_select_row(list, row)
      gtk_list_box_select_row(list, nil)
      // Activating a row also selects it.
      gtk_widget_activate(UnsafeMutableRawPointer(row)?.widget)
      withExtendedLifetime(hosting) {
        #expect(told.heard.sorted() == ["1", "a row", "a row", "nothing"])
      }
    }

    @Test func `a structure in a property is valid while the closure runs`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkColorButton",
        .signal("notify::rgba") { (color: UnsafeMutablePointer<GdkRGBA>?) in
          // Overwrites memory that was released.
          let others = (0..<64).map { _ in g_malloc0(gsize(MemoryLayout<GdkRGBA>.size)) }
          defer { for other in others { g_free(other) } }
          told.heard.append(color.map { "\($0.pointee.red) \($0.pointee.alpha)" } ?? "-")
        })
      var color = GdkRGBA(red: 0.5, green: 0.25, blue: 0, alpha: 1)
      gtk_color_chooser_set_rgba(view.content.opaque, &color)
      withExtendedLifetime(hosting) { #expect(told.heard == ["0.5 1.0"]) }
    }

    @Test func `a closure cannot give a signal a pointer as its result`() throws {
      let reports = DiagnosticsRecorder.reports {
        _ = try? mount(
          "GtkNotebook",
          .signal("create-window", returning: OpaquePointer?.self) { (_: OpaquePointer?) in nil })
      }
      #expect(
        reports.map(\.summary) == [
          "The signal \"create-window\" of GtkNotebook doesn't match its closure."
        ])
    }

    @Test func `a closure without arguments handles any signal`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkSwitch", .signal("notify::active") { told.count += 1 })
      let reports = DiagnosticsRecorder.reports { view.setProperty("active", true) }
      withExtendedLifetime(hosting) { #expect(told.count == 1 && reports.isEmpty) }
    }

    @Test func `a closure decides on the result of a signal`() throws {
      let (hosting, view) = try mount(
        "GtkSwitch", .signal("state-set", returning: Bool.self) { (_: Bool) in true })
      view.setProperty("active", true)
      withExtendedLifetime(hosting) {
        #expect(view.property("state", as: Bool.self) == false, "the default handler did not run")
      }
    }

    @Test func `an enumeration is read by nicknames and numbers`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkBox",
        .signal("notify::orientation") { (axis: Axis) in told.heard.append("\(axis)") },
        .signal("notify::orientation") { (axis: String) in told.heard.append(axis) },
        .signal("notify::orientation") { (axis: Int) in told.heard.append("\(axis)") })
      view.setProperty("orientation", Axis.vertical)
      withExtendedLifetime(hosting) {
        #expect(told.heard.sorted() == ["1", "vertical", "vertical"])
      }
    }

    @Test func `a text that may be absent is an optional, and otherwise reported`() throws {
      let told = told
      let (hosting, view) = try mount(
        "GtkImage",
        .signal("notify::icon-name") { (name: String?) in told.heard.append("\(name ?? "-")") },
        .signal("notify::icon-name") { (name: String) in told.heard.append(name) })
      view.setProperty("icon-name", "edit-find")
      let reports = DiagnosticsRecorder.reports { view.setProperty("icon-name", String?.none) }
      withExtendedLifetime(hosting) {
        #expect(told.heard == ["edit-find", "edit-find", "-"])
        #expect(
          reports.map(\.summary) == [
            "The signal \"notify::icon-name\" sent a value that its closure's argument can't hold."
          ])
      }
    }

    @Test(arguments: [
      (
        ViewAttribute<GTKWidgetView>.signal("notify::active") { (_: Int) in }, "(Int)",
        "(Bool /* gboolean */)"
      ),
      (
        .signal("state-set") { (_: Bool, _: Bool) in }, "(Bool, Bool)",
        "(Bool /* gboolean */) -> Bool /* gboolean */"
      ),
      (.signal("activate", returning: Bool.self) { true }, "() -> Bool", "()"),
    ])
    func `a closure that does not fit its signal is reported once and never called`(
      attribute: ViewAttribute<GTKWidgetView>, closure: String, signal: String
    ) throws {
      var mounted: (GTKHostingView, GTKWidgetView)?
      let reports = DiagnosticsRecorder.reports { mounted = try? mount("GtkSwitch", attribute) }
      let report = try #require(reports.first)
      #expect(reports.count == 1)
      #expect(report.summary.hasSuffix("of GtkSwitch doesn't match its closure."))
      #expect(report.values == ["signal   \(signal)", "closure  \(closure)"])
      let later = DiagnosticsRecorder.reports { mounted?.1.setProperty("active", true) }
      #expect(later.isEmpty)
    }

    @Test func `a signal and a property that do not exist are reported when connecting`() throws {
      let reports = DiagnosticsRecorder.reports {
        _ = try? mount(
          "GtkSwitch", .signal("clickd") {}, .signal("notify::actve") { (_: Bool) in })
      }
      #expect(
        reports.map(\.summary) == [
          "GtkSwitch has no signal \"clickd\".", "GtkSwitch has no property \"actve\".",
        ])
      #expect(reports.last?.values == ["similar  active"])
    }

    @Test func `another closure with other types is compared with the signal, too`() throws {
      let told = told
      func content(_ attribute: ViewAttribute<GTKWidgetView>) -> Wrapped {
        Wrapped(configuration: ViewConfiguration(.widget("GtkSwitch"), attributes: [attribute]))
      }
      let hosting = GTKHostingView {
        content(.signal("notify::active") { (isOn: Bool) in told.heard.append("\(isOn)") })
      }
      hosting.host.size = Size(width: 100, height: 100)
      hosting.host.update()
      let view = try #require(hosting.root.subviews.first as? GTKWidgetView)
      let reports = DiagnosticsRecorder.reports {
        hosting.setContent {
          content(.signal("notify::active") { (text: String) in told.heard.append(text) })
        }
        hosting.host.update()
      }
      #expect(hosting.root.subviews.first === view, "the view is shared")
      #expect(reports.count == 1)
      view.setProperty("active", true)
      #expect(told.heard.isEmpty)
    }

    @Test(arguments: [false])
    func `a signal without a closure is not connected`(isEnabled: Bool) throws {
      let handler: (@MainActor @Sendable () -> Void)? = nil
      let (hosting, view) = try mount(
        "GtkSwitch", .signal("notify::active", perform: handler),
        isEnabled ? .signal("notify::active") { (_: Bool) in } : nil)
      withExtendedLifetime(hosting) { #expect(view.connections.isEmpty) }
    }

    @Test func `a widget that outlives its view calls no signal handlers`() async {
      GTKToolkit.start()
      let kept = KeptWidget { gtk_check_button_new() }
      let told = Told()
      weak var view: GTKView?
      do {
        let hosting = GTKHostingView {
          GTKWidget("kept check button", .signal("notify::active") { told.count += 1 }) {
            kept.pointer
          }
        }
        hosting.host.size = Size(width: 100, height: 100)
        hosting.host.update()
        view = hosting.root.subviews.first
        #expect(view != nil)
        gtk_check_button_set_active(kept.pointer.cast(to: GtkCheckButton.self), 1)
        #expect(told.count == 1)
      }
      await MainLoop.settle()
      #expect(view == nil)
      gtk_check_button_set_active(kept.pointer.cast(to: GtkCheckButton.self), 0)
      #expect(told.count == 1)
    }
  }
}
#endif
