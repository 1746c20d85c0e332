import AlidadeLayout

/// A user's input on text that can be selected.
public enum TextSelectionEvent: Hashable, Sendable {
  /// The primary button goes down at a point of the view; the event has the number of presses in
  /// quick succession and the modifier keys.
  case press(TapEvent)
  /// The pointer moves to a point, which may be outside the view, while the button is down.
  case drag(Point)
  /// A key is pressed while the view has the keyboard focus; a handler that doesn't use the key
  /// declines it.
  case key(KeyPress)
  /// The keyboard focus has moved to another view of the window, other than a menu.
  case blur
}
