import AlidadeLayout

/// An image and its presentation.
public struct ImageContent: Hashable, Sendable {
  /// The source of the image.
  public var source: ImageSource
  /// The way that the image fits into its frame.
  public var mode: ContentMode
  /// The color of an icon; `nil` means the color of text.
  ///
  /// Other images keep their own colors.
  public var tint: Color?
  /// The direction of the layout around the image; the theme may have a mirrored icon for it.
  ///
  /// Other images look the same in both directions.
  public var direction = LayoutDirection.leftToRight

  /// Creates content from a source.
  public init(_ source: ImageSource, mode: ContentMode = .fit, tint: Color? = nil) {
    self.source = source
    self.mode = mode
    self.tint = tint
  }
}
