#if GTK
import AlidadeLayout
import CGTK

// The menus of a bar are widgets that `GtkPopoverMenuBar` makes from its model.

extension GTKMenuBarView {
  /// The popovers of the menus, in their order.
  private var popovers: [UnsafeMutablePointer<GtkWidget>] {
    var popovers: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(content)
    while let item = next {
      if let popover = item.first(of: gtk_popover_menu_get_type()) { popovers.append(popover) }
      next = gtk_widget_get_next_sibling(item)
    }
    return popovers
  }

  private var hasOpenMenu: Bool { popovers.contains { gtk_widget_get_visible($0) != 0 } }

  /// Closes the menu with a number.
  func closeMenu(_ number: Int) {
    let popovers = popovers
    guard popovers.indices.contains(number), gtk_widget_get_visible(popovers[number]) != 0 else {
      return
    }
    gtk_popover_popdown(popovers[number].cast(to: GtkPopover.self))
  }

  /// Closes all menus.
  func closeMenus() {
    for number in popovers.indices { closeMenu(number) }
    restoreFocus()
  }

  /// Makes the bar forget the item under the pointer, to which its pointer would dangle when the
  /// item is removed.
  ///
  /// GTK forgets it only when the menu of the item closes or the pointer leaves the bar.
  func forgetActiveItem() {
    closeMenus()
    let controllers = gtk_widget_observe_controllers(content)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      let type = gtk_event_controller_motion_get_type()
      guard controller.isInstance(of: type) else { continue }
      var instance = GValue()
      g_value_init(&instance, type)
      defer { g_value_unset(&instance) }
      g_value_set_object(&instance, controller)
      g_signal_emitv(&instance, g_signal_lookup("leave", type), 0, nil)
    }
  }

  /// Adjusts items that GTK has made.
  func adjustMenus() {
    for popover in popovers {
      // GTK moves the keyboard focus to the item under the pointer, away from where the user types.
      if let item = gtk_widget_get_parent(popover) { gtk_widget_set_focusable(item, 0) }
      connect(UnsafeMutableRawPointer(popover), "map") { [weak self] _ in
        guard let self else { return .none }
        popover.setDirection(layoutDirection)
        noteFocus()
        return .none
      }
      connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] _ in
        self?.menuDidClose()
        return .none
      }
      addKeyController(to: popover)
    }
  }

  // MARK: Focus

  private func noteFocus() {
    // From menu to menu, the focus is in the bar.
    if previousFocus == nil { previousFocus = PreviousFocus(in: content) }
  }

  private func menuDidClose() {
    // Another menu may open in its place, before the user's next key.
    MainLoopTurns.add(priority: G_PRIORITY_HIGH) { [weak self] in
      guard let self, !hasOpenMenu else { return }
      restoreFocus()
    }
  }

  /// Moves the keyboard focus to where it was, because GTK leaves it in the hidden menu.
  func restoreFocus() {
    let previous = previousFocus
    previousFocus = nil
    if PreviousFocus.isIn(content) { previous?.restore() }
  }

  // MARK: Direction

  /// Makes Left and Right follow the layout direction, which GTK doesn't consider in menus.
  private func addKeyController(to popover: UnsafeMutablePointer<GtkWidget>) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, layoutDirection == .rightToLeft, let key = arguments.first?.intValue else {
        return .bool(false)
      }
      switch key {
      case Int(GDK_KEY_Left), Int(GDK_KEY_KP_Left): gtk_widget_child_focus(content, GTK_DIR_RIGHT)
      case Int(GDK_KEY_Right), Int(GDK_KEY_KP_Right): gtk_widget_child_focus(content, GTK_DIR_LEFT)
      default: return .bool(false)
      }
      return .bool(true)
    }
    gtk_widget_add_controller(popover, keys)
  }
}
#endif
