import AlidadeLayout

/// A property of a view that can be animated.
enum MotionProperty: Hashable {
  case frame, alpha, backgroundColor, cornerRadius, border, shadow, clip, transform
  /// The property set by an attribute, given by the number of the attribute's meaning; the
  /// attribute's value defines how it is interpolated.
  case attribute(Int32)

  /// The properties that options set.
  static let options: [MotionProperty] = [
    .alpha, .backgroundColor, .cornerRadius, .border, .shadow, .clip, .transform,
  ]

  /// Returns the imperceptible differences; `nil` if they depend on an attribute's value.
  ///
  /// - Parameter size: the size of the view, in points; the larger it is, the farther a scale and a
  ///   rotation move its edges.
  func tolerance(in size: Size) -> SIMD8<Double>? {
    let (point, share) = (0.05, 1.0 / 512)
    let edge = min(share, point / max(size.width, size.height, 1))
    return switch self {
    case .attribute: nil
    case .frame, .cornerRadius: SIMD8(repeating: point)
    case .alpha, .backgroundColor: SIMD8(repeating: share)
    case .border: SIMD8(share, share, share, share, point, 0, 0, 0)
    case .shadow: SIMD8(share, share, share, share, point, point, point, point)
    case .clip: SIMD8(point, point, point, point, point, share / ViewClip.fading, 0, 0)
    case .transform: SIMD8(point, point, edge, edge, edge, share, share, 0)
    }
  }

  /// A Boolean value that is `true` if the property doesn't affect the place where the view is
  /// painted or to which it is clipped, so that it is also animated with reduced motion.
  var isFade: Bool { self != .frame && self != .clip && self != .transform }

  /// The meaning of the option that sets the property; `nil` if none does.
  var meaning: AttributeMeaning? {
    switch self {
    case .frame, .attribute: nil
    case .alpha: .alpha
    case .backgroundColor: .backgroundColor
    case .cornerRadius: .cornerRadius
    case .border: .border
    case .shadow: .shadow
    case .clip: .clip
    case .transform: .transform
    }
  }

  /// The value of a view for which no option sets the property.
  var initial: ViewOption? {
    switch self {
    case .frame, .attribute: nil
    case .alpha: .alpha(1)
    case .backgroundColor: .backgroundColor(.clear)
    case .cornerRadius: .cornerRadius(0)
    case .border: .border(Border(width: 0, color: .clear))
    case .shadow: .shadow(Shadow(color: .clear, blur: 0))
    case .clip: .clip(nil)
    case .transform: .transform(.identity)
    }
  }

  /// Returns the option with the numbers of an interpolated value.
  func option(_ numbers: SIMD8<Double>) -> ViewOption? {
    switch self {
    case .frame, .attribute: nil
    case .alpha: .alpha(max(0, min(numbers[0], 1)))
    case .backgroundColor: .backgroundColor(numbers.color)
    case .cornerRadius: .cornerRadius(max(0, numbers[0]))
    case .border: .border(Border(width: max(0, numbers[4]), color: numbers.color))
    case .shadow:
      .shadow(
        Shadow(
          color: numbers.color, offset: Point(x: numbers[4], y: numbers[5]),
          blur: max(0, numbers[6]), spread: numbers[7]))
    case .clip: .clip(numbers.clip)
    case .transform: .transform(numbers.transform)
    }
  }
}

extension ViewOption {
  /// The numbers to interpolate, with colors as they are painted and multiplied by their opacity.
  ///
  /// Therefore, a color that fades in or out keeps its hue, whatever the hue of the transparent
  /// color is, and a color in the middle of a fade can be redirected to any other color.
  func numbers(in appearance: Appearance) -> SIMD8<Double> {
    switch self {
    case .alpha(let alpha): return SIMD8(alpha, 0, 0, 0, 0, 0, 0, 0)
    case .backgroundColor(let color): return color.numbers(in: appearance)
    case .cornerRadius(let radius): return SIMD8(radius, 0, 0, 0, 0, 0, 0, 0)
    case .border(let border):
      var numbers = border.color.numbers(in: appearance)
      numbers[4] = border.width
      return numbers
    case .shadow(let shadow):
      var numbers = shadow.color.numbers(in: appearance)
      numbers[4] = shadow.offset.x
      numbers[5] = shadow.offset.y
      numbers[6] = shadow.blur
      numbers[7] = shadow.spread
      return numbers
    case .clip(let clip): return clip?.numbers ?? .zero
    case .transform(let transform): return transform.numbers
    default: return .zero
    }
  }
}

extension Color {
  /// The opacity, after the red, green and blue multiplied by it.
  fileprivate func numbers(in appearance: Appearance) -> SIMD8<Double> {
    let color = resolved(in: appearance)
    let alpha = Double(color.alpha)
    return SIMD8(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha, 0,
      0, 0, 0)
  }
}

extension Rect {
  /// The numbers to interpolate.
  var numbers: SIMD8<Double> { SIMD8(minX, minY, size.width, size.height, 0, 0, 0, 0) }

  /// Returns the rectangle moved and resized by numbers.
  func moved(by numbers: SIMD8<Double>) -> Rect {
    Rect(
      x: minX + numbers[0], y: minY + numbers[1], width: max(0, size.width + numbers[2]),
      height: max(0, size.height + numbers[3]))
  }
}

extension SIMD8<Double> {
  /// The color with these numbers; a spring may overshoot them.
  fileprivate var color: Color {
    let alpha = Swift.min(self[3], 1)
    guard alpha > 0 else { return .clear }
    return Color(red: self[0] / alpha, green: self[1] / alpha, blue: self[2] / alpha, alpha: alpha)
  }
}
