extension Package {
  /// A piece of a long description, between two blank lines or two kinds of lines.
  public enum Paragraph: Hashable, Sendable {
    /// Running text, without line breaks, to be wrapped where the window ends; never empty.
    case text(String)

    /// Lines to show one below the other, as they are, such as lists and tables; never empty.
    ///
    /// Each keeps its indentation but for the space that every line of a description begins with.
    case verbatim([String])
  }
}
