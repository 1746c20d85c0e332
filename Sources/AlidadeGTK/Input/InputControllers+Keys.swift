#if GTK
import AlidadeRender
import CGTK

// Keys and shortcuts.
extension InputControllers {
  func makeKeyController(_ phase: KeyPhase) -> OpaquePointer? {
    guard let keys = gtk_event_controller_key_new() else { return nil }
    if phase == .capture { gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE) }
    receive("key-pressed", of: keys) { inputs, arguments in
      guard let combination = KeyCombination(keyPressed: arguments) else { return .bool(false) }
      return .bool(
        phase == .capture
          ? inputs.capture(combination) : inputs.send(combination, as: .key(combination)))
    }
    return keys
  }

  /// Handles a key before the focused widget does, unless the key belongs to a composition with an
  /// input method.
  ///
  /// - Returns: `true` if the view used the key.
  private func capture(_ combination: KeyCombination) -> Bool {
    let input = ViewInput.key(combination, phase: .capture)
    guard UnfinishedInput.view?.containsFocus != true, listens(for: input) else { return false }
    return send(KeyPress(combination, isCapturedInside: isHeardInside(input)), as: input)
  }

  /// Returns `true` if a view between this one and the keyboard focus listens for an input.
  private func isHeardInside(_ input: ViewInput) -> Bool {
    var next = gtk_widget_get_root(view.widget).flatMap { gtk_root_get_focus($0) }
    while let widget = next, widget != view.widget {
      if ViewWidgetType.view(of: widget)?.inputs?.listens(for: input) == true { return true }
      next = gtk_widget_get_parent(widget)
    }
    return false
  }

  /// Sends a key to the handler for an input.
  ///
  /// - Returns: `true` if the handler used the key.
  func send(_ combination: KeyCombination, as input: ViewInput) -> Bool {
    send(KeyPress(combination), as: input)
  }

  private func send(_ press: KeyPress, as input: ViewInput) -> Bool {
    send(input, .key(press)) && press.isHandled
  }

  func makeShortcutController(_ combination: KeyCombination) -> OpaquePointer? {
    guard let keyval = combination.key.keyval, let shortcuts = gtk_shortcut_controller_new() else {
      return nil
    }
    gtk_shortcut_controller_set_scope(shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL)
    let listener = Unmanaged.passRetained(ShortcutListener(self, combination)).toOpaque()
    let action = gtk_callback_action_new(
      { _, _, listener in
        guard let listener else { return 0 }
        // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
        nonisolated(unsafe) let pointer = listener
        return onMainThread {
          Unmanaged<ShortcutListener>.fromOpaque(pointer).takeUnretainedValue().perform() ? 1 : 0
        }
      }, listener,
      { listener in
        guard let listener else { return }
        Unmanaged<ShortcutListener>.fromOpaque(listener).release()
      })
    let trigger = gtk_keyval_trigger_new(
      keyval, GdkModifierType(rawValue: combination.modifiers.state))
    gtk_shortcut_controller_add_shortcut(shortcuts, gtk_shortcut_new(trigger, action))
    return shortcuts
  }

  /// Performs a shortcut, unless the view can't be used.
  ///
  /// - Returns: `true` if the view used the key.
  func perform(_ shortcut: KeyCombination) -> Bool {
    guard gtk_widget_get_mapped(view.widget) != 0, gtk_widget_is_sensitive(view.widget) != 0,
      view.isReactive
    else { return false }
    return send(shortcut, as: .shortcut(shortcut))
  }

  /// Performs a shortcut of the views in a widget.
  ///
  /// - Returns: `true` if a view used the key.
  static func perform(
    _ shortcut: KeyCombination, inside widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    if ViewWidgetType.view(of: widget)?.inputs?.perform(shortcut) == true { return true }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if perform(shortcut, inside: child) { return true }
    }
    return false
  }

  /// A listener that connects a shortcut to the controllers without retaining them.
  @MainActor private final class ShortcutListener {
    private weak var inputs: InputControllers?
    private let combination: KeyCombination

    init(_ inputs: InputControllers, _ combination: KeyCombination) {
      self.inputs = inputs
      self.combination = combination
    }

    func perform() -> Bool {
      inputs?.perform(combination) ?? false
    }
  }
}
#endif
