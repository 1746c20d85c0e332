/// A range of text in one style, or the space for a component in a line.
public struct TextRun: Hashable, Sendable {
  /// The characters; setting them removes the ``space``.
  public var text: String {
    // Without the old value, characters are appended in place.
    didSet { if space != nil, text != String(TextSpace.character) { space = nil } }
  }
  /// The style of the characters.
  public var style: TextStyle
  /// The space that a line leaves instead of drawing the characters; `nil` to draw them.
  public private(set) var space: TextSpace?

  /// Creates a run.
  public init(_ text: String, style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
    space = nil
  }

  /// Creates a run in which a component is shown; its text is ``TextSpace/character``.
  public init(_ space: TextSpace, style: TextStyle = TextStyle()) {
    text = String(TextSpace.character)
    self.style = style
    self.space = space
  }

  /// The text of the run when it is copied or read aloud to the user.
  package var copiedText: String { space?.copiedText ?? text }
}
