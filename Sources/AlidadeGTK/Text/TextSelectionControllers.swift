#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The event controllers with which the user selects characters of a text view.
@MainActor final class TextSelectionControllers {
  private weak var view: GTKTextView?
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var controllers: [OpaquePointer] = []
  /// The moves of the focus, since the text has had it.
  private var moves: FocusMoves?

  /// The minimum distance of a movement that selects text, in points; it is small, because letters
  /// are narrow.
  private static let dragDistance = 3.0

  /// Enables the user to select text in a view, which can then have the keyboard focus.
  init(_ view: GTKTextView) {
    self.view = view
    widget = view.widget
    gtk_widget_set_focusable(widget, 1)
    view.setCursor(.text)
    addPointerGestures()
    addKeyController()
    addFocusController()
  }

  /// Removes the controllers; the view can't have the focus anymore.
  func remove() {
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    controllers = []
    moves = nil
    view?.setCursor(nil)
    gtk_widget_set_focusable(widget, 0)
  }

  private func add(_ controller: OpaquePointer) {
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
  }

  private func send(_ event: TextSelectionEvent) { view?.selectionHandler?.send(event) }

  private func addPointerGestures() {
    guard let presses = gtk_gesture_click_new(), let drags = gtk_gesture_drag_new() else { return }
    connect(UnsafeMutableRawPointer(presses), "pressed") { [weak self] arguments in
      guard let self, let view else { return .none }
      guard !view.isByFinger(presses) else {
        presses.setSequenceState(GTK_EVENT_SEQUENCE_DENIED)
        return .none
      }
      if gtk_widget_is_focus(widget) == 0 { gtk_widget_grab_focus(widget) }
      presses.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
      let state = gtk_event_controller_get_current_event_state(presses).rawValue
      let press = TapEvent(
        location: Point(ofClick: arguments), modifiers: KeyModifiers(state: state),
        count: arguments.first?.intValue ?? 1)
      send(.press(press))
      return .none
    }
    var start = Point.zero
    connect(UnsafeMutableRawPointer(drags), "drag-begin") { arguments in
      start = Point(ofDrag: arguments) ?? .zero
      return .none
    }
    connect(UnsafeMutableRawPointer(drags), "drag-update") { [weak self] arguments in
      guard let distance = Point(ofDrag: arguments),
        max(abs(distance.x), abs(distance.y)) >= TextSelectionControllers.dragDistance
      else { return .none }
      self?.send(.drag(start + distance))
      return .none
    }
    for gesture in [presses, drags] {
      gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
      add(gesture)
    }
    // A press that one gesture claims must not be denied to the other.
    gtk_gesture_group(drags, presses)
  }

  private func addKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let combination = KeyCombination(keyPressed: arguments),
        let handler = view?.selectionHandler, handler.action != nil
      else { return .bool(false) }
      let press = KeyPress(combination)
      handler.send(.key(press))
      return .bool(press.isHandled)
    }
    add(keys)
  }

  private func addFocusController() {
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] _ in
      self?.view?.setNeedsDisplay()
      self?.followFocus()
      return .none
    }
    connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] _ in
      self?.view?.setNeedsDisplay()
      return .none
    }
    add(focus)
  }

  /// Reports when another widget has the focus, unless that widget is in a menu or performs a
  /// command.
  private func followFocus() {
    if moves != nil { return }
    moves = FocusMoves(around: widget) { [weak self] in
      guard let self, let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
        focus != widget, gtk_widget_is_ancestor(focus, widget) == 0
      else { return }
      moves = nil
      send(.blur)
    }
  }
}
#endif
