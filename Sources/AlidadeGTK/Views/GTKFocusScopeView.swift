#if GTK
import AlidadeRender
import CGTK

/// A view that reports whether it contains the keyboard focus.
public final class GTKFocusScopeView: GTKView, FocusScopeView {
  /// The handler that receives `true` when the keyboard focus enters the view and `false` when it
  /// leaves.
  public var focusHandler: EventHandler<Bool>?

  /// The handler called after the keyboard focus of the window has moved, unless it is now in a
  /// menu or on a button that performs a command.
  public var focusMoveHandler: EventHandler<Void>? {
    didSet {
      if focusMoveHandler == nil {
        moves = nil
      } else if moves == nil {
        moves = FocusMoves(around: widget) { [weak self] in self?.focusMoveHandler?.send() }
      }
    }
  }

  private var moves: FocusMoves?
  /// A Boolean value that is `true` if GTK has last notified the view that the focus entered it.
  private var hasFocus = false
  /// The value of `hasFocus` that the handler knows.
  private var reportedFocus = false
  /// The connection to the window, which notifies of the end of the current move.
  private var moveEnd: SignalConnection?

  /// Creates a view with the generic role for assistive technologies.
  public required convenience init() {
    self.init(role: .generic)
  }

  /// Creates a view with a role for assistive technologies.
  public override init(role: AccessibilityRole) {
    super.init(role: role)
    guard let focus = gtk_event_controller_focus_new() else { return }
    let raw = UnsafeMutableRawPointer(focus)
    for (signal, hasFocus) in [("enter", true), ("leave", false)] {
      connect(raw, signal) { [weak self] _ in
        self?.focusIsMoving(to: hasFocus)
        return .none
      }
    }
    gtk_widget_add_controller(widget, focus)
  }

  private func focusIsMoving(to hasFocus: Bool) {
    self.hasFocus = hasFocus
    FocusReports.add(self)
    // A window has no focus while GTK moves it, but has it when it becomes active or inactive.
    guard let root = gtk_widget_get_root(widget), gtk_root_get_focus(root) == nil else {
      return FocusReports.send()
    }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GObject.self)
    moveEnd = SignalConnection("notify::focus-widget", of: window) { [weak self] _ in
      self?.moveEnd = nil
      FocusReports.send()
      return .none
    }
  }

  /// Calls the handler if the focus is inside the view now, but wasn't when the handler was last
  /// called, or the other way around.
  func reportFocus() {
    guard hasFocus != reportedFocus else { return }
    reportedFocus = hasFocus
    focusHandler?.send(hasFocus)
  }

  /// A Boolean value that is `true` if a widget outside the view, other than an ancestor, has the
  /// keyboard focus.
  public var isFocusElsewhere: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus != widget && gtk_widget_is_ancestor(focus, widget) == 0
      && gtk_widget_is_ancestor(widget, focus) == 0
  }

  /// Moves the keyboard focus to the first subview that accepts it.
  @discardableResult
  public func takeFocus() -> Bool { moveFocus(to: self) }

  /// The innermost mounted view that has or contains the keyboard focus, either this view or one
  /// inside it; `nil` if the focus isn't in this view.
  public var focusedView: (any NativeView)? {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return nil }
    var next = gtk_root_get_focus(root)
    while let current = next {
      if let view = ViewWidgetType.view(of: current), view.mountRecord != nil { return view }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Moves the keyboard focus to a view inside this one, or to its first subview that accepts it.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? GTKView else { return false }
    if view.containsFocus { return true }
    var isTaken = false
    GTKTextInputView.keepingSelections(in: view) {
      isTaken = gtk_widget_child_focus(view.widget, GTK_DIR_TAB_FORWARD) != 0
    }
    return isTaken
  }

  /// Removes the keyboard focus if it is in the view.
  public func resignFocus() {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return }
    gtk_root_set_focus(root, nil)
  }
}
#endif
