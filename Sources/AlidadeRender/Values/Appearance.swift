/// The settings of the desktop for colors, motion and window buttons.
///
/// A ``Color`` follows these settings when it is painted. Components that need the settings
/// themselves read them from their context, such as `context.colorScheme`.
public struct Appearance: Hashable, Sendable {
  /// The color scheme.
  public var colorScheme: ColorScheme
  /// The accent color that the user has chosen; `nil` for the palette's accent color.
  public var accentColor: RGBA?
  /// A Boolean value that is `true` if the user wants higher contrast between colors.
  public var hasHighContrast: Bool
  /// A Boolean value that is `true` if the user wants no animations.
  public var reducesMotion: Bool
  /// The buttons in the title bars of windows.
  public var windowButtons: WindowButtonLayout

  /// Creates settings; by default, those of a desktop without user preferences.
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
