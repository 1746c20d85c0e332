/// A button with which the user changes the window itself.
public enum WindowButton: String, Hashable, Sendable, CaseIterable {
  /// Closes the window.
  case close
  /// Hides the window in the desktop's list of windows.
  case minimize
  /// Lets the window fill the screen, or restores its size.
  case maximize
}

/// The buttons of windows on both sides of a title bar.
public struct WindowButtonLayout: Hashable, Sendable {
  /// The buttons at the start, from the start to the end.
  public var start: [WindowButton]
  /// The buttons at the end, from the start to the end.
  public var end: [WindowButton]

  /// Creates a layout; by default, all buttons are at the end.
  public init(
    start: [WindowButton] = [], end: [WindowButton] = [.minimize, .maximize, .close]
  ) {
    self.start = start
    self.end = end
  }
}
