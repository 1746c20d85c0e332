/// A picture and how it is shown.
public struct ImageContent: Hashable, Sendable {
  /// Where the picture comes from.
  public var source: ImageSource
  /// How it fills its frame.
  public var mode: ContentMode
  /// The color of an icon; `nil` means the color of text.
  ///
  /// Other pictures keep their own.
  public var tint: Color?

  /// Makes content from a source.
  public init(_ source: ImageSource, mode: ContentMode = .fit, tint: Color? = nil) {
    self.source = source
    self.mode = mode
    self.tint = tint
  }
}
