/// The settings of the desktop for colors, motion and the buttons of windows.
///
/// A ``Color`` follows them when it is painted. Components that compute something from them read
/// them from their context, such as `context.colorScheme`.
public struct Appearance: Hashable, Sendable {
  /// The color scheme.
  public var colorScheme: ColorScheme
  /// The accent color that the user has chosen; `nil` for the one of the palette.
  public var accentColor: RGBA?
  /// A Boolean value that is `true` if the user wants stronger differences between colors.
  public var hasHighContrast: Bool
  /// A Boolean value that is `true` if the user wants no animations.
  public var reducesMotion: Bool
  /// The buttons in the title bars of windows.
  public var windowButtons: WindowButtonLayout

  /// Creates settings; by default, those of a desktop where the user has chosen nothing.
  public init(
    colorScheme: ColorScheme = .light, accentColor: RGBA? = nil, hasHighContrast: Bool = false,
    reducesMotion: Bool = false, windowButtons: WindowButtonLayout = WindowButtonLayout()
  ) {
    self.colorScheme = colorScheme
    self.accentColor = accentColor
    self.hasHighContrast = hasHighContrast
    self.reducesMotion = reducesMotion
    self.windowButtons = windowButtons
  }
}
