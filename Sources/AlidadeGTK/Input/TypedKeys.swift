#if GTK
import AlidadeRender
import CGTK

/// A listener for keys that type text in the window of a view, unless another view has used them.
@MainActor final class TypedKeys {
  private unowned let view: GTKView
  private let handle: @MainActor (KeyCombination) -> Bool
  private var window: UnsafeMutablePointer<GtkWidget>?
  private var controller: OpaquePointer?
  private var connections: [SignalConnection] = []

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - view: the view, which must outlive this object.
  ///   - handle: called with a key while the view is visible; returns `true` if it used the key.
  init(in view: GTKView, _ handle: @escaping @MainActor (KeyCombination) -> Bool) {
    self.view = view
    self.handle = handle
    let connection = SignalConnection("notify::root", of: view.widget.object) { [weak self] _ in
      self?.follow()
      return .none
    }
    if let connection { connections.append(connection) }
    follow()
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
    leave()
  }

  /// Listens in the window that the view is currently in.
  private func follow() {
    leave()
    guard let root = gtk_widget_get_root(view.widget), let keys = gtk_event_controller_key_new()
    else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, arguments.count > 2, let keyval = arguments[0].intValue,
        let state = arguments[2].intValue
      else { return .bool(false) }
      return .bool(
        press(guint(truncatingIfNeeded: keyval), guint(truncatingIfNeeded: state), keys))
    }
    gtk_widget_add_controller(window, keys)
    g_object_ref(window)
    (self.window, controller) = (window, keys)
  }

  private func leave() {
    if let window, let controller {
      RetiredController.retire(controller)
      g_object_unref(window)
    }
    (window, controller) = (nil, nil)
  }

  /// A Boolean value that is `true` if the view is visible, and no ancestor blocks input.
  private var isUsable: Bool {
    guard gtk_widget_get_mapped(view.widget) != 0, gtk_widget_is_sensitive(view.widget) != 0 else {
      return false
    }
    var next: UnsafeMutablePointer<GtkWidget>? = view.widget
    while let widget = next {
      if gtk_widget_get_can_focus(widget) == 0 { return false }
      next = gtk_widget_get_parent(widget)
    }
    return true
  }

  private func press(_ keyval: guint, _ state: guint, _ keys: OpaquePointer) -> Bool {
    let commands = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard state & commands == 0, g_unichar_isgraph(gdk_keyval_to_unicode(keyval)) != 0,
      isUsable,
      let combination = KeyCombination(keyval: keyval, state: state),
      handle(combination)
    else { return false }
    // The field receives the event itself, so that its input method can compose the text.
    if let focus = gtk_root_get_focus(OpaquePointer(window)),
      g_type_is_a(
        focus.object.pointee.g_type_instance.g_class.pointee.g_type, gtk_editable_get_type()) != 0
        || focus.first(of: gtk_text_view_get_type()) != nil
    {
      _ = gtk_event_controller_key_forward(keys, focus)
    }
    return true
  }
}
#endif
