import AlidadeLayout

/// A value that a ``Motion`` can move: a number, a point, a size or an angle.
public protocol MotionValue: Hashable, Sendable {
  /// Creates the value from at most eight numbers.
  init(_motionNumbers: SIMD8<Double>)
  /// The numbers of the value.
  var _motionNumbers: SIMD8<Double> { get }
}

extension Double: MotionValue {
  /// Creates the value from its number.
  public init(_motionNumbers numbers: SIMD8<Double>) { self = numbers[0] }
  /// The number of the value.
  public var _motionNumbers: SIMD8<Double> { SIMD8(self, 0, 0, 0, 0, 0, 0, 0) }
}

extension Point: MotionValue {
  /// Creates the value from its numbers.
  public init(_motionNumbers numbers: SIMD8<Double>) { self.init(x: numbers[0], y: numbers[1]) }
  /// The numbers of the value.
  public var _motionNumbers: SIMD8<Double> { SIMD8(x, y, 0, 0, 0, 0, 0, 0) }
}

extension Size: MotionValue {
  /// Creates the value from its numbers.
  public init(_motionNumbers numbers: SIMD8<Double>) {
    self.init(width: numbers[0], height: numbers[1])
  }
  /// The numbers of the value.
  public var _motionNumbers: SIMD8<Double> { SIMD8(width, height, 0, 0, 0, 0, 0, 0) }
}

extension Angle: MotionValue {
  /// Creates the value from its number.
  public init(_motionNumbers numbers: SIMD8<Double>) { self = .radians(numbers[0]) }
  /// The number of the value.
  public var _motionNumbers: SIMD8<Double> { SIMD8(radians, 0, 0, 0, 0, 0, 0, 0) }
}
