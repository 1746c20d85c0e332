import AlidadeLayout

/// A value that can be interpolated: a number, a point, a size, an angle, or a value of an
/// application that defines its numbers.
///
/// ```swift
/// struct Temperature: MotionValue {
///   var degrees: Double
///   var motionNumbers: SIMD8<Double> { SIMD8(degrees, 0, 0, 0, 0, 0, 0, 0) }
///   init(degrees: Double) { self.degrees = degrees }
///   init(motionNumbers: SIMD8<Double>) { degrees = motionNumbers[0] }
/// }
/// ```
///
/// It is animated by a ``Motion``, and also by an animation if it is the value of an attribute
/// declared with `ViewAttribute.animated`, or the animated input of a canvas.
public protocol MotionValue: Hashable, Sendable {
  /// Creates the value from its numbers.
  ///
  /// While a spring overshoots, the numbers may be outside the range between the two values. Called
  /// on any thread.
  init(motionNumbers: SIMD8<Double>)

  /// The numbers of the value, at most eight, which are animated independently; zero for unused
  /// numbers.
  var motionNumbers: SIMD8<Double> { get }

  /// The differences between numbers that are imperceptible, at which a spring comes to rest; 1/512
  /// by default.
  static var motionTolerance: SIMD8<Double> { get }
}

extension MotionValue {
  /// A difference of 1/512 in each number.
  public static var motionTolerance: SIMD8<Double> { SIMD8(repeating: 1.0 / 512) }
}

extension Double: MotionValue {
  /// Creates the value from its number.
  public init(motionNumbers numbers: SIMD8<Double>) { self = numbers[0] }
  /// The number of the value.
  public var motionNumbers: SIMD8<Double> { SIMD8(self, 0, 0, 0, 0, 0, 0, 0) }
}

extension Point: MotionValue {
  /// Creates the value from its numbers.
  public init(motionNumbers numbers: SIMD8<Double>) { self.init(x: numbers[0], y: numbers[1]) }
  /// The numbers of the value.
  public var motionNumbers: SIMD8<Double> { SIMD8(x, y, 0, 0, 0, 0, 0, 0) }
}

extension Size: MotionValue {
  /// Creates the value from its numbers.
  public init(motionNumbers numbers: SIMD8<Double>) {
    self.init(width: numbers[0], height: numbers[1])
  }
  /// The numbers of the value.
  public var motionNumbers: SIMD8<Double> { SIMD8(width, height, 0, 0, 0, 0, 0, 0) }
}

extension Angle: MotionValue {
  /// Creates the value from its number.
  public init(motionNumbers numbers: SIMD8<Double>) { self = .radians(numbers[0]) }
  /// The number of the value.
  public var motionNumbers: SIMD8<Double> { SIMD8(radians, 0, 0, 0, 0, 0, 0, 0) }
}
