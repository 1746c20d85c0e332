import AlidadeLayout

/// A motion set by hand, with the property of the following views that it affects.
package enum AnyMotion: Sendable {
  /// The distance of the view from its position, in points.
  case offset(Motion<Point>)
  /// The factor of the opacity.
  case opacity(Motion<Double>)
  /// The factor of the size, and the anchor point.
  case scale(Motion<Double>, UnitPoint)
  /// The angle, and the anchor point.
  case rotation(Motion<Angle>, UnitPoint)

  var property: MotionProperty {
    if case .opacity = self { .alpha } else { .transform }
  }

  /// Applies the current value to the numbers of the property.
  ///
  /// - Parameters:
  ///   - numbers: the numbers.
  ///   - size: the size of the view, in points.
  @MainActor func change(_ numbers: inout SIMD8<Double>, in size: Size) {
    switch self {
    case .offset(let motion):
      numbers[0] += motion.value.x
      numbers[1] += motion.value.y
    case .opacity(let motion): numbers[0] *= motion.value
    case .scale(let motion, let anchor):
      numbers = numbers.anchored(at: anchor, in: size)
      numbers[2] *= motion.value
      numbers[3] *= motion.value
    case .rotation(let motion, let anchor):
      numbers = numbers.anchored(at: anchor, in: size)
      numbers[4] += motion.value.radians
    }
  }

  @MainActor func add(_ view: ViewMotion) {
    switch self {
    case .offset(let motion): motion.add(view, self)
    case .opacity(let motion), .scale(let motion, _): motion.add(view, self)
    case .rotation(let motion, _): motion.add(view, self)
    }
  }

  @MainActor func remove(_ view: ViewMotion) {
    switch self {
    case .offset(let motion): motion.remove(view, self)
    case .opacity(let motion), .scale(let motion, _): motion.remove(view, self)
    case .rotation(let motion, _): motion.remove(view, self)
    }
  }
}

extension AnyMotion: Equatable {
  package static func == (one: AnyMotion, other: AnyMotion) -> Bool {
    switch (one, other) {
    case (.offset(let one), .offset(let other)): one === other
    case (.opacity(let one), .opacity(let other)): one === other
    case (.scale(let one, let anchor), .scale(let other, let otherAnchor)):
      one === other && anchor == otherAnchor
    case (.rotation(let one, let anchor), .rotation(let other, let otherAnchor)):
      one === other && anchor == otherAnchor
    default: false
    }
  }
}
