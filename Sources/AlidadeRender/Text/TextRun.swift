/// A range of text in one style.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The style of the characters.
  public var style: TextStyle

  /// Creates a run.
  public init(_ text: String, style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }
}
