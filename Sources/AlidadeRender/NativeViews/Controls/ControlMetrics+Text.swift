import AlidadeLayout

extension ContentMeasurer {
  /// Returns the extents of a control around one line of text.
  ///
  /// - Parameters:
  ///   - element: the control.
  ///   - texts: the texts that the control may show; there is enough space for the largest.
  ///   - canBeCut: `true` if text may be truncated in a smaller space.
  package func extents(
    of element: ControlMetrics.Element, around texts: [String], canBeCut: Bool = true
  ) -> ControlExtents {
    let measure = controlMetrics[element]
    var natural = measure.minimum
    var baseline: Double?
    for text in texts where !text.isEmpty {
      let line = extents(ofLine: text, in: measure.textStyle)
      // Round up to whole points, because toolkits truncate text that lacks a fraction of a point.
      let size = Size(
        width: (line.size.width.rounded(.up) + measure.around.width),
        height: (line.size.height + measure.around.height))
      natural = Size(
        width: max(natural.width, size.width), height: max(natural.height, size.height))
      baseline = baseline ?? (natural.height - line.size.height) / 2 + line.baseline
    }
    let least = min(natural.width, measure.around.width + measure.textStyle.size * 2)
    let minimum = Size(
      width: canBeCut ? max(measure.minimum.width, least) : natural.width, height: natural.height)
    return ControlExtents(natural: natural, minimum: minimum, baseline: baseline)
  }

  /// Returns the size of one line of text.
  package func size(ofLine text: String, in style: TextStyle) -> Size {
    text.isEmpty ? .zero : extents(ofLine: text, in: style).size
  }

  /// Returns the baseline of one line of text that is centered in a height.
  package func baseline(
    ofLine text: String, in style: TextStyle, centeredIn height: Double
  ) -> Double {
    let line = extents(ofLine: text, in: style)
    return (height - line.size.height) / 2 + line.baseline
  }
}
