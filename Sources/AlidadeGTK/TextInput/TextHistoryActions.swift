#if GTK
import AlidadeRender
import CGTK

/// The undo and redo shortcuts and menu items of a text view.
///
/// They replace the actions of GTK's own widgets, whose history is turned off.
///
/// If a program changes the text in response to the user, a single undo must revert both changes,
/// and GTK has no way to express that.
@MainActor final class TextHistoryActions {
  private weak var view: GTKTextInputView?
  private let group: UnsafeMutablePointer<GSimpleActionGroup>? = g_simple_action_group_new()
  private let undo = g_simple_action_new("undo", nil)
  private let redo = g_simple_action_new("redo", nil)
  /// The children of the text widget, such as its menu after it has been opened.
  private let children: OpaquePointer?

  /// Creates the actions of a view whose text is in `widget`: a `GtkText` or a `GtkTextView`.
  init(_ view: GTKTextInputView, in widget: UnsafeMutablePointer<GtkWidget>) {
    self.view = view
    children = gtk_widget_observe_children(widget)
    for (action, isRedo) in [(undo, false), (redo, true)] {
      guard let action else { continue }
      g_action_map_add_action(OpaquePointer(group), action)
      connect(UnsafeMutableRawPointer(action), "activate") { [weak self] _ in
        _ = self?.perform(isRedo: isRedo)
        return .none
      }
    }
    addKeys(to: view.widget)
    addItems(to: widget)
    guard let children else { return }
    connect(UnsafeMutableRawPointer(children), "items-changed") { [weak self] _ in
      self?.serveMenus()
      return .none
    }
  }

  isolated deinit {
    for object in [children, undo, redo, OpaquePointer(group)] {
      if let object { g_object_unref(UnsafeMutableRawPointer(object)) }
    }
  }

  private func perform(isRedo: Bool) -> Bool {
    guard let view, view.isEditable, view.isEnabled else { return false }
    return isRedo ? view.redo() : view.undo()
  }

  // MARK: - The menu

  /// Adds items to the menu of a `GtkText`; a `GtkTextView` already has them.
  private func addItems(to widget: UnsafeMutablePointer<GtkWidget>) {
    let raw = UnsafeMutableRawPointer(widget)
    guard raw.isInstance(of: gtk_text_get_type()), let items = g_menu_new() else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(items)) }
    g_menu_append(items, GTKToolkit.translation(of: "_Undo"), "text.undo")
    g_menu_append(items, GTKToolkit.translation(of: "_Redo"), "text.redo")
    gtk_text_set_extra_menu(
      raw.assumingMemoryBound(to: GtkText.self),
      UnsafeMutableRawPointer(items).assumingMemoryBound(to: GMenuModel.self))
  }

  /// Adds the actions to new menus.
  ///
  /// Menu items look up their actions in the menu first, then in the text widget.
  private func serveMenus() {
    guard let children else { return }
    for place in 0..<g_list_model_get_n_items(children) {
      guard let child = g_list_model_get_object(children, place) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(child)) }
      let menu = UnsafeMutableRawPointer(child)
      guard
        menu.isInstance(of: gtk_popover_menu_get_type()),
        g_object_get_data(menu.assumingMemoryBound(to: GObject.self), "alidade-history") == nil
      else { continue }
      g_object_set_data(menu.assumingMemoryBound(to: GObject.self), "alidade-history", menu)
      gtk_widget_insert_action_group(menu.widget, "text", OpaquePointer(group))
      connect(menu, "show") { [weak self] _ in
        self?.update()
        return .none
      }
      update()
    }
  }

  private func update() {
    let isEditable = view?.isEditable == true
    g_simple_action_set_enabled(undo, isEditable && view?.session.canUndo == true ? 1 : 0)
    g_simple_action_set_enabled(redo, isEditable && view?.session.canRedo == true ? 1 : 0)
  }

  // MARK: - Keys

  private func addKeys(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let shortcuts = gtk_shortcut_controller_new() else { return }
    // The shortcuts receive keys before the text widget does.
    gtk_event_controller_set_propagation_phase(shortcuts, GTK_PHASE_CAPTURE)
    let control = GDK_CONTROL_MASK.rawValue
    add(GDK_KEY_z, control, isRedo: false, to: shortcuts)
    add(GDK_KEY_z, control | GDK_SHIFT_MASK.rawValue, isRedo: true, to: shortcuts)
    add(GDK_KEY_y, control, isRedo: true, to: shortcuts)
    gtk_widget_add_controller(widget, shortcuts)
  }

  private func add(
    _ key: Int32, _ modifiers: guint, isRedo: Bool, to shortcuts: OpaquePointer
  ) {
    let listener = Unmanaged.passRetained(Listener(self, isRedo: isRedo)).toOpaque()
    let action = gtk_callback_action_new(
      { _, _, listener in
        guard let listener else { return 0 }
        // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
        nonisolated(unsafe) let pointer = listener
        return onMainThread {
          Unmanaged<Listener>.fromOpaque(pointer).takeUnretainedValue().perform() ? 1 : 0
        }
      }, listener,
      { listener in
        guard let listener else { return }
        Unmanaged<Listener>.fromOpaque(listener).release()
      })
    let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: modifiers))
    gtk_shortcut_controller_add_shortcut(shortcuts, gtk_shortcut_new(trigger, action))
  }

  /// A listener that connects a key to the actions without retaining them.
  @MainActor private final class Listener {
    private weak var actions: TextHistoryActions?
    private let isRedo: Bool

    init(_ actions: TextHistoryActions, isRedo: Bool) {
      self.actions = actions
      self.isRedo = isRedo
    }

    func perform() -> Bool { actions?.perform(isRedo: isRedo) ?? false }
  }
}
#endif
