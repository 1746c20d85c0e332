import AlidadeLayout

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

// The numbers of a transform, and its anchor.
//
// Between two transforms about the same anchor, the anchor stays in its place in every frame. An
// anchor itself can't be interpolated: in between, the view would drift. Therefore, a transform is
// first described about the anchor of the other one.
extension SIMD8<Double> {
  /// The transform with these numbers.
  var transform: ViewTransform {
    ViewTransform(
      translation: Point(x: self[0], y: self[1]), scale: Size(width: self[2], height: self[3]),
      rotation: .radians(self[4]), anchor: anchor)
  }

  /// The anchor of the transform with these numbers.
  var anchor: UnitPoint {
    get { UnitPoint(x: self[5], y: self[6]) }
    set { (self[5], self[6]) = (newValue.x, newValue.y) }
  }

  /// A Boolean value that is `true` if the transform scales or rotates, so that its anchor counts.
  var isAnchored: Bool { self[2] != 1 || self[3] != 1 || self[4] != 0 }

  /// Returns the numbers that describe the same transform about another anchor.
  ///
  /// - Parameters:
  ///   - anchor: the anchor.
  ///   - size: the size of the view, in points.
  func anchored(at anchor: UnitPoint, in size: Size) -> SIMD8<Double> {
    if anchor == self.anchor { return self }
    var numbers = self
    numbers.anchor = anchor
    guard isAnchored else { return numbers }
    let (x, y) = distance(to: anchor, in: size)
    let (cosine, sine) = (cos(self[4]), sin(self[4]))
    numbers[0] += x - (cosine * self[2] * x - sine * self[3] * y)
    numbers[1] += y - (sine * self[2] * x + cosine * self[3] * y)
    return numbers
  }

  /// Returns the velocity of the numbers that describe the same transform about another anchor.
  ///
  /// - Parameters:
  ///   - velocity: the change of these numbers per second.
  ///   - anchor: the anchor.
  ///   - size: the size of the view, in points.
  func velocity(
    _ velocity: SIMD8<Double>, anchoredAt anchor: UnitPoint, in size: Size
  ) -> SIMD8<Double> {
    var moved = velocity
    (moved[5], moved[6]) = (0, 0)
    if anchor == self.anchor { return moved }
    let (x, y) = distance(to: anchor, in: size)
    let (cosine, sine) = (cos(self[4]), sin(self[4]))
    // The changes of the scaled distance, along its own axes.
    let along = velocity[2] * x - velocity[4] * self[3] * y
    let across = velocity[3] * y + velocity[4] * self[2] * x
    moved[0] -= cosine * along - sine * across
    moved[1] -= sine * along + cosine * across
    return moved
  }

  /// Returns the distance from an anchor to that of these numbers, in points.
  private func distance(to anchor: UnitPoint, in size: Size) -> (x: Double, y: Double) {
    ((self[5] - anchor.x) * size.width, (self[6] - anchor.y) * size.height)
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
