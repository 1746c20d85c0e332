import AlidadeLayout
import AlidadeRender

extension GraphicsContext {
  /// Measures text as it would be drawn.
  ///
  /// - Parameters:
  ///   - text: the text, whose role for assistive technologies is ignored.
  ///   - width: the width at which lines are broken, in points.
  /// - Complexity: O(characters).
  public func measure(_ text: Text, width: Double = .infinity) -> TextLayout {
    measure(text.content, width: width)
  }

  /// Draws text.
  ///
  /// - Parameters:
  ///   - text: the text, whose role for assistive technologies is ignored.
  ///   - point: the point at which the anchor is placed.
  ///   - anchor: the part of the text that is placed at the point.
  ///   - width: the width at which lines are broken, in points.
  public mutating func draw(
    _ text: Text, at point: Point, anchor: UnitPoint = .center, width: Double = .infinity
  ) {
    draw(measure(text, width: width), at: point, anchor: anchor)
  }
}
