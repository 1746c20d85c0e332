import AlidadeLayout

/// The properties of a window.
public struct WindowConfiguration: Equatable, Sendable {
  /// The purpose of a window, for the desktop and for assistive technologies.
  public enum Role: Hashable, Sendable {
    /// A window that the user works in.
    case standard
    /// A window that asks for input.
    case dialog
    /// A window with a message that the user has to answer.
    case alert
    /// Content that slides over the window that it belongs to, inside that window; a dialog if it
    /// belongs to none.
    ///
    /// The title isn't shown. The size, if there is one, is that of the content, as far as there is
    /// enough space.
    case sheet
  }

  /// The title; empty for none.
  public var title = ""
  /// The size of the content in points; `nil` for the size that the content chooses.
  public var size: Size?
  /// The minimum size of the content, in points.
  public var minimumSize = Size.zero
  /// A Boolean value that is `true` if the user can change the size; a window whose content chooses
  /// its size can't be resized.
  public var isResizable = true
  /// A Boolean value that is `true` if the window is maximized when it opens; a later change
  /// maximizes the window or restores its size.
  public var isMaximized = false
  /// A Boolean value that is `true` if the window covers the whole screen.
  public var isFullScreen = false
  /// A Boolean value that is `true` if the window that this one belongs to can't be used until this
  /// one is closed.
  public var isModal = false
  /// A Boolean value that is `false` if a header bar in the content replaces the title bar; fixed
  /// when the window is created.
  public var hasTitleBar = true
  /// The purpose of the window.
  public var role = Role.standard
  /// The direction in which the content is laid out; `nil` for the toolkit's direction.
  public var layoutDirection: LayoutDirection?

  /// Creates the properties of a window without a title, as large as its content.
  public init() {}
}

/// The size and the state of an open window.
public struct WindowPlacement: Equatable, Sendable {
  /// The size of the content in points, when the window is neither maximized nor full screen.
  public var size: Size
  /// A Boolean value that is `true` if the window is maximized.
  public var isMaximized: Bool
  /// A Boolean value that is `true` if the window covers the whole screen.
  public var isFullScreen: Bool

  /// Creates the description of a window.
  public init(size: Size, isMaximized: Bool = false, isFullScreen: Bool = false) {
    self.size = size
    self.isMaximized = isMaximized
    self.isFullScreen = isFullScreen
  }
}
