/// A button that the user changes the window itself with.
public enum WindowButton: String, Hashable, Sendable, CaseIterable {
  /// Closes the window.
  case close
  /// Minimizes the window.
  case minimize
  /// Makes the window fill the screen, or restores its size.
  case maximize
}

/// The buttons of windows on both sides of a title bar.
public struct WindowButtonLayout: Hashable, Sendable {
  /// The buttons at the start of the title bar, in order from start to end.
  public var start: [WindowButton]
  /// The buttons at the end of the title bar, in order from start to end.
  public var end: [WindowButton]

  /// Creates a layout; by default, all buttons are at the end.
  public init(
    start: [WindowButton] = [], end: [WindowButton] = [.minimize, .maximize, .close]
  ) {
    self.start = start
    self.end = end
  }
}
