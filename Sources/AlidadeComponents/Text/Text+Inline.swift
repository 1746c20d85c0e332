import AlidadeCore
import AlidadeLayout
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
  ///   - text: the text that is copied in its place.
  public init(inline component: some Component, copiedAs text: String = "") {
    let space = TextSpace(width: 0, ascent: 0, descent: 0, copiedText: text)
    self.init(TextContent(runs: [TextRun(space)]))
    inlines = [InlineComponent(run: 0, component: AnyComponent(component))]
  }

  /// Returns the content with the layout direction of the context and the spaces that its components
  /// need.
  ///
  /// - Parameter size: returns the width of a component, and its layout if its height is needed.
  func content(
    in context: LayoutContext, _ measure: (Int) -> (width: Double, layout: Layout?)
  ) -> TextContent {
    var content = content
    content.direction = context.direction
    for (index, inline) in inlines.enumerated() where content.runs.indices.contains(inline.run) {
      let run = content.runs[inline.run]
      let (width, layout) = measure(index)
      let (ascent, descent) = layout.map { Text.extents(of: $0, run.style, context) } ?? (0, 0)
      content.runs[inline.run] = TextRun(
        TextSpace(
          width: width, ascent: ascent, descent: descent, copiedText: run.copiedText),
        style: run.style)
    }
    return content
  }

  /// Returns the distances of the edges of a component from the baseline of its line.
  private static func extents(
    of layout: Layout, _ style: TextStyle, _ context: LayoutContext
  ) -> (ascent: Double, descent: Double) {
    let height = layout.size.height
    if let baseline = layout.baseline { return (baseline, height - baseline) }
    // Whole points keep what is drawn sharp.
    let line = context.measurer.layout(
      TextContent(runs: [TextRun("x", style: style)]), width: .infinity)
    let ascent = (height / 2 + line.baseline - line.size.height / 2).rounded()
    return (ascent, height - ascent)
  }
}
