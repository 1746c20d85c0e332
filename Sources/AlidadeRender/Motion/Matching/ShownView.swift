import AlidadeLayout

/// The appearance of a view at a moment: its final values, and the differences from them.
struct ShownView {
  /// The difference of a property from its final value.
  struct Difference {
    let property: MotionProperty
    var displacement: SIMD8<Double>
    /// The change of the displacement per second.
    var velocity: SIMD8<Double>
  }

  /// The configuration; `nil` if the view had none.
  let configuration: ViewConfiguration?
  /// The final frame; `nil` if the view had none.
  var frame: Rect?
  /// The properties in motion or set by hand.
  var differences: [Difference] = []

  /// Returns the difference of a property; `nil` if it has its final value.
  func difference(of property: MotionProperty) -> Difference? {
    differences.first { $0.property == property }
  }
}

/// The position of a view's coordinate system in another one, as it is shown, with its velocity.
struct ShownOrigin {
  /// The position, in points.
  var place = Point.zero
  /// The velocity, in points per second.
  var velocity = Point.zero
}
