import AlidadeLayout

/// The look of a view at a moment: its final values, and the differences from them.
struct ShownView {
  /// The difference of a property from its final value.
  struct Difference {
    let property: MotionProperty
    var displacement: SIMD8<Double>
    /// The change of the displacement per second.
    var velocity: SIMD8<Double>
    /// The end from which the property moves, whose color is that of something invisible.
    let former: ViewOption?
  }

  /// The configuration; `nil` if the view had none.
  let configuration: ViewConfiguration?
  /// The final frame; `nil` if the view had none.
  var frame: Rect?
  /// The properties on their way, or changed by hand.
  var differences: [Difference] = []

  /// Returns the difference of a property; `nil` if it has its final value.
  func difference(of property: MotionProperty) -> Difference? {
    differences.first { $0.property == property }
  }
}

/// The place of the coordinates of a view in others, as it is shown, with its velocity.
struct ShownOrigin {
  /// The place, in points.
  var place = Point.zero
  /// The velocity, in points per second.
  var velocity = Point.zero
}
