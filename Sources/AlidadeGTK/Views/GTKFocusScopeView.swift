#if GTK
import AlidadeRender
import CGTK

/// Knows whether the keyboard focus is in it.
public final class GTKFocusScopeView: GTKView, FocusScopeView {
  /// Told whether the keyboard focus is somewhere in the view when that changes.
  public var focusHandler: EventHandler<Bool>?

  /// Makes a view that means nothing to assistive technologies by itself.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Makes a view with a role.
  public convenience init(role: AccessibilityRole) {
    self.init(type: ViewWidgetType.type, role: role)
    guard let focus = gtk_event_controller_focus_new() else { return }
    let raw = UnsafeMutableRawPointer(focus)
    connect(raw, "enter") { [weak self] _ in
      self?.focusHandler?.send(true)
      return .none
    }
    connect(raw, "leave") { [weak self] _ in
      self?.focusHandler?.send(false)
      return .none
    }
    gtk_widget_add_controller(widget, focus)
  }

  /// Whether something has the keyboard focus that is neither in the view nor around it.
  public var isFocusElsewhere: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus != widget && gtk_widget_is_ancestor(focus, widget) == 0
      && gtk_widget_is_ancestor(widget, focus) == 0
  }

  /// Gives the keyboard focus to the first thing in the view that takes it.
  @discardableResult
  public func takeFocus() -> Bool {
    if containsFocus { return true }
    var isTaken = false
    GTKTextInputView.keepingSelections(in: self) {
      isTaken = gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    }
    return isTaken
  }

  /// Gives up the keyboard focus if it is in the view.
  public func resignFocus() {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return }
    gtk_root_set_focus(root, nil)
  }
}
#endif
