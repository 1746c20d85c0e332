import AlidadeLayout
import AlidadeRender

/// Functions that write paths and transforms as in SVG.
enum SVGPath {
  /// Returns the value of the attribute `d` of a path.
  static func data(of path: Path) -> String {
    path.segments.map { segment in
      switch segment {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadCurve(let point, let control): "Q\(text(control)) \(text(point))"
      case .curve(let point, let control1, let control2):
        "C\(text(control1)) \(text(control2)) \(text(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// Returns a transform as `matrix(a b c d e f)`.
  static func matrix(_ transform: Transform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "matrix(\(numbers.map(HeadlessNumber.text).joined(separator: " ")))"
  }

  private static func text(_ point: Point) -> String {
    "\(HeadlessNumber.text(point.x)) \(HeadlessNumber.text(point.y))"
  }
}
