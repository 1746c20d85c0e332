import AlidadeCore
import AlidadeRender

extension Text {
  /// Creates text that consists of a component, to be joined with other text.
  ///
  /// ```swift
  /// Text {
  ///   "Ask "
  ///   Text(inline: Mention(of: user), copiedAs: "@ada")
  ///   " first."
  /// }
  /// ```
  ///
  /// The component has the size of its content, is at most as wide as the text, and makes its line
  /// as tall as it needs. Its first baseline is aligned with that of the line; a component without
  /// a baseline is centered on letters of this text's size. A line can be broken before and after
  /// it. If the text is truncated before it, it isn't shown.
  ///
  /// The component keeps its state as a child of the text: it is identified by its key or, without
  /// one, by its place among the components of the text. Styles of the surrounding text don't apply
  /// to it.
  ///
  /// - Parameters:
  ///   - component: the component, such as an emoji, a mention or a chip.
  ///   - text: the text that is copied, and read aloud to the user, in its place.
  public init(inline component: some Component, copiedAs text: String = "") {
    let space = TextSpace(width: 0, ascent: 0, descent: 0, copiedText: text)
    self.init(TextContent(runs: [TextRun(space)]))
    parts = [.component(AnyComponent(component), run: 0)]
  }
}
