import AlidadeHeadless
import AlidadeNative

/// The numbers with which a view is painted, without its subviews.
@MainActor struct PaintedValues {
  /// The numbers by the property, with colors multiplied by their opacity.
  let numbers: [String: [Double]]

  init(of view: HeadlessView) {
    let options = view.options
    let frame = view.frame
    let shadow = options.shadow
    let transform = (options.transform ?? .identity).transform(for: frame.size)
    // The size of other views is that of their content.
    let isResized = view.kindName == "container"
    let size = isResized ? frame.size : .zero
    let corners = [Point.zero, Point(x: 0, y: size.height), Point(x: size.width, y: 0)]
      .map { transform.applied(to: $0) + frame.origin }
    let isRound = options.cornerRadius?.isFinite == false
    let roundest = min(frame.size.width, frame.size.height) / 2
    // Without a clip, its edges don't count.
    let clip = options.clip ?? .bounds
    let outside = options.clip?.outsideOpacity ?? 1
    let edges = [clip.top, clip.left, clip.bottom, clip.right, clip.cornerRadius(in: frame.size)]
    let border = options.border ?? Border(width: 0, color: .clear)
    numbers = [
      "corners": corners.flatMap { [$0.x, $0.y] },
      "opacity": [(options.alpha ?? 1) * 100],
      "background": PaintedValues.numbers(of: options.backgroundColor ?? .clear),
      "radius": [isRound ? roundest : options.cornerRadius ?? 0],
      "clip": [outside * 100] + edges.map { $0 * (1 - outside) },
      "border": PaintedValues.numbers(of: border.color) + [border.width],
      "shadow": PaintedValues.numbers(of: shadow?.color ?? .clear)
        + [shadow?.offset.x ?? 0, shadow?.offset.y ?? 0, shadow?.blur ?? 0, shadow?.spread ?? 0],
    ]
  }

  private static func numbers(of color: Color) -> [Double] {
    let color = color.light
    let alpha = Double(color.alpha)
    return [Double(color.red), Double(color.green), Double(color.blue), 1].map { $0 * alpha * 100 }
  }

  /// Returns the properties that have jumped since other values were painted, as text; `nil` if
  /// none has.
  ///
  /// - Parameters:
  ///   - other: the values before.
  ///   - limit: the largest difference, in points or hundredths, that isn't a jump.
  func jump(from other: PaintedValues, limit: Double = 0.6) -> String? {
    let jumps = numbers.filter { property, numbers in
      zip(numbers, other.numbers[property] ?? []).contains { abs($0 - $1) > limit }
    }
    if jumps.isEmpty { return nil }
    return jumps.map { "\($0.key): \(other.numbers[$0.key] ?? []) -> \($0.value)" }.sorted()
      .joined(separator: ", ")
  }
}
