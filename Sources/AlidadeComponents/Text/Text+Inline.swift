import AlidadeCore
import AlidadeRender

extension Text {
  /// Creates text that is a component, to be joined with other text.
  ///
  /// ```swift
  /// Text {
  ///   "Ask "
  ///   Text(inline: Mention(of: user), copiedAs: "@ada")
  ///   " first."
  /// }
  /// ```
  ///
  /// The component has the size of its content, at most the width of the text, and lines are as high
  /// as it needs. Its first baseline is that of the line; a component without one is centered in a
  /// line of letters of this text's size. A line can be broken before and after it. If the text is
  /// truncated before it, it isn't shown.
  ///
  /// It keeps its state as a child of the text: its key, or else its place among the components of
  /// the text, identifies it. Styles of the text around it don't apply to it.
  ///
  /// - Parameters:
  ///   - component: the component, such as an emoji, a mention or a chip.
  ///   - text: the text that is copied and read to the user in its place.
  public init(inline component: some Component, copiedAs text: String = "") {
    let space = TextSpace(width: 0, ascent: 0, descent: 0, copiedText: text)
    self.init(TextContent(runs: [TextRun(space)]))
    parts = [.component(AnyComponent(component), run: 0)]
  }
}
