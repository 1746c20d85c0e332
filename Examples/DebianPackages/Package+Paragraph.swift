extension Package {
  /// A paragraph of a long description.
  ///
  /// Blank lines and changes between text and verbatim lines separate paragraphs.
  public enum Paragraph: Hashable, Sendable {
    /// Text without line breaks, wrapped at the width of the window; never empty.
    case text(String)

    /// Lines shown without wrapping, such as lists and tables; never empty.
    ///
    /// Each line keeps its indentation except for the space that begins every line of a
    /// description.
    case verbatim([String])
  }
}
