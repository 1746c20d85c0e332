import AlidadeLayout

/// A property of a view that can be animated.
enum MotionProperty: Hashable {
  case frame, alpha, backgroundColor, cornerRadius, border, shadow, transform
  /// The property set by an attribute, given by the number of the attribute's meaning; the
  /// attribute's value defines how it is interpolated.
  case attribute(Int32)

  /// The properties that options set.
  static let options: [MotionProperty] = [
    .alpha, .backgroundColor, .cornerRadius, .border, .shadow, .transform,
  ]

  /// The imperceptible differences; `nil` if they depend on an attribute's value.
  var tolerance: SIMD8<Double>? {
    let (point, share) = (0.05, 1.0 / 512)
    return switch self {
    case .attribute: nil
    case .frame, .cornerRadius: SIMD8(repeating: point)
    case .alpha, .backgroundColor: SIMD8(repeating: share)
    case .border: SIMD8(share, share, share, share, point, 0, 0, 0)
    case .shadow: SIMD8(share, share, share, share, point, point, point, point)
    case .transform: SIMD8(point, point, share, share, share, share, share, 0)
    }
  }

  /// A Boolean value that is `true` if the property doesn't affect the place where the view is
  /// painted, so that it is also animated with reduced motion.
  var isFade: Bool { self != .frame && self != .transform }

  /// The meaning of the option that sets the property; `nil` if none does.
  var meaning: AttributeMeaning? {
    switch self {
    case .frame, .attribute: nil
    case .alpha: .alpha
    case .backgroundColor: .backgroundColor
    case .cornerRadius: .cornerRadius
    case .border: .border
    case .shadow: .shadow
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
    case .transform: .transform(numbers.transform)
    }
  }
}

extension ViewOption {
  /// The numbers to interpolate, with colors as they are painted.
  ///
  /// If no line or shadow is visible, there is no color to begin or end with, so the color is that
  /// of `other`.
  func numbers(like other: ViewOption, in appearance: Appearance) -> SIMD8<Double> {
    switch (self, other) {
    case (.alpha(let alpha), _): return SIMD8(alpha, 0, 0, 0, 0, 0, 0, 0)
    case (.backgroundColor(let color), .backgroundColor(let other)):
      return color.numbers(like: other, in: appearance)
    case (.cornerRadius(let radius), _): return SIMD8(radius, 0, 0, 0, 0, 0, 0, 0)
    case (.border(let border), .border(let other)):
      let color = border.width > 0 ? border.color : other.color
      var numbers = color.numbers(like: other.color, in: appearance)
      numbers[4] = border.width
      return numbers
    case (.shadow(let shadow), .shadow(let other)):
      var numbers = shadow.color.numbers(like: other.color, in: appearance)
      let shape = shadow.color == .clear ? other : shadow
      numbers[4] = shape.offset.x
      numbers[5] = shape.offset.y
      numbers[6] = shape.blur
      numbers[7] = shape.spread
      return numbers
    case (.transform(let transform), _): return transform.numbers
    default: return .zero
    }
  }
}

extension Color {
  /// The red, green, blue and opacity; a clear color has the hue of another.
  fileprivate func numbers(like other: Color, in appearance: Appearance) -> SIMD8<Double> {
    var color = resolved(in: appearance)
    if color.alpha == 0 { color = other.resolved(in: appearance).opacity(0) }
    return SIMD8(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha), 0, 0, 0, 0)
  }
}

extension ViewTransform {
  /// The numbers to interpolate.
  var numbers: SIMD8<Double> {
    SIMD8(
      translation.x, translation.y, scale.width, scale.height, rotation.radians, anchor.x,
      anchor.y, 0)
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
  fileprivate var color: Color {
    Color(red: self[0], green: self[1], blue: self[2], alpha: self[3])
  }

  /// The transform with these numbers.
  var transform: ViewTransform {
    ViewTransform(
      translation: Point(x: self[0], y: self[1]), scale: Size(width: self[2], height: self[3]),
      rotation: .radians(self[4]), anchor: UnitPoint(x: self[5], y: self[6]))
  }
}
