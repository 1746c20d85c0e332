// A component in a window that plain GTK code creates, and plain widgets in components.

#if GTK
import AlidadeGTK
import AlidadeNative
import CGTK

struct Volume: Component {
  let title: String

  struct State { var level = 0.5 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 12) {
      Named(name: "title", children: [AnyComponent(Text(title).weight(.bold))])
      Slider("Level", value: context.binding(\.level), in: 0...1)
      GTKWidget("GtkButton", .property("label", "Mute"), .styleClass("destructive-action"))
      GTKWidget("level bar") { gtk_level_bar_new_for_interval(0, 10) }
    }
    .padding(12)
  }
}

extension ViewAttribute where View == GTKWidgetView {
  /// Gives the widget a style class of the theme, or of the program's own style sheet.
  static func styleClass(_ name: String) -> ViewAttribute {
    ViewAttribute(
      AttributeIdentifier("style class \(name)"), name,
      unapplicator: { view, name in gtk_widget_remove_css_class(view.content, name) },
      applicator: { view, name in gtk_widget_add_css_class(view.content, name) })
  }
}

/// A component whose widget has a name in style sheets and in the inspector of GTK.
struct Named: ViewComponent, Equatable {
  let name: String
  let children: [AnyComponent]

  func view() -> ViewConfiguration? {
    ViewConfiguration(.container(), attributes: [.widgetName(name)])
  }
}

extension ViewAttribute where View == any NativeView {
  /// Gives the widget of the view a name.
  static func widgetName(_ name: String) -> ViewAttribute {
    ViewAttribute(
      "widget name", name,
      unapplicator: { view, _ in
        if let view = view as? GTKView { gtk_widget_set_name(view.widget, "") }
      },
      applicator: { view, name in
        if let view = view as? GTKView { gtk_widget_set_name(view.widget, name) }
      })
  }
}

// snippet.hide
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as a pointer to another class, like the macro `GTK_BOX(widget)` in C.
  func cast<Class>(to type: Class.Type) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}
// snippet.show

@MainActor func openWindow() {
  guard GTKToolkit.start(), let window = gtk_window_new(),
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
    let button = gtk_button_new_with_label("Rename")
  else { return }
  let view = GTKHostingView { Volume(title: "Volume") }
  gtk_widget_set_vexpand(view.widget, 1)
  gtk_box_append(box.cast(to: GtkBox.self), button)
  gtk_box_append(box.cast(to: GtkBox.self), view.widget)
  rename(view, with: button)
  gtk_window_set_child(window.cast(to: GtkWindow.self), box)
  gtk_window_present(window.cast(to: GtkWindow.self))
}

@MainActor func rename(_ view: GTKHostingView, with button: UnsafeMutablePointer<GtkWidget>) {
  let didClick: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    // Proof: GTK sends signals on the main thread, and the pointer doesn't leave this call.
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      guard let data else { return }
      let view = Unmanaged<GTKHostingView>.fromOpaque(data).takeUnretainedValue()
      view.setContent { Volume(title: "Loudness") }
    }
  }
  // The connection retains the view, and releases it when the button is finalized.
  // Proof: "clicked" calls its handler with the two pointers that `didClick` takes.
  g_signal_connect_data(
    button, "clicked", unsafeBitCast(didClick, to: GCallback.self),
    Unmanaged.passRetained(view).toOpaque(),
    { data, _ in if let data { Unmanaged<GTKHostingView>.fromOpaque(data).release() } },
    GConnectFlags(0))
}

// snippet.hide
if CommandLine.arguments.contains("--show") {
  openWindow()
  // snippet.show
  while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
    g_main_context_iteration(nil, 1)
  }
  // snippet.hide
}
#endif
print("run with --show to open the window")
