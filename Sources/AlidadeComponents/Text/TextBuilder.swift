/// A builder that joins the texts and strings in a closure into one text.
@resultBuilder public enum TextBuilder {
  /// Returns a text.
  public static func buildExpression(_ text: Text) -> [Text] { [text] }

  /// Returns a string in the default style.
  public static func buildExpression(_ text: String) -> [Text] { [Text(text)] }

  /// Creates an empty text.
  public static func buildBlock() -> [Text] { [] }

  /// Returns the first texts.
  public static func buildPartialBlock(first: [Text]) -> [Text] { first }

  /// Appends a text.
  public static func buildPartialBlock(accumulated: [Text], next: [Text]) -> [Text] {
    accumulated + next
  }

  /// Returns the texts of an `if` without `else`.
  public static func buildOptional(_ texts: [Text]?) -> [Text] { texts ?? [] }

  /// Returns the texts of the first branch.
  public static func buildEither(first texts: [Text]) -> [Text] { texts }

  /// Returns the texts of the second branch.
  public static func buildEither(second texts: [Text]) -> [Text] { texts }

  /// Returns the texts of a loop.
  public static func buildArray(_ texts: [[Text]]) -> [Text] { texts.flatMap { $0 } }

  /// Joins the texts; the layout options of the first apply.
  public static func buildFinalResult(_ texts: [Text]) -> Text {
    guard var joined = texts.first else { return Text("") }
    for text in texts.dropFirst() { joined.append(text) }
    return joined
  }
}

extension Text {
  /// Creates text from the texts and strings in a closure, in order.
  ///
  /// ```swift
  /// Text {
  ///   "Read the "
  ///   Text("manual").link("https://docs.gtk.org/gtk4")
  ///   " first."
  /// }
  /// ```
  ///
  /// The layout options of the first text apply to the whole. A modifier of the result changes all
  /// of the texts.
  public init(@TextBuilder _ texts: () -> Text) { self = texts() }
}
