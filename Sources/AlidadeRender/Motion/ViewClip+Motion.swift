// The numbers of a clip: the four distances, the corner radius, and the way from no clip.
//
// Without a clip, all numbers are zero: the edges are those of the view, and nothing is clipped to them.
extension ViewClip {
  /// The factor by which what is outside fades faster than the edges move.
  static let fading = 8.0

  /// The numbers to interpolate.
  var numbers: SIMD8<Double> {
    let way = outsideOpacity == 0 ? 1 : (1 - outsideOpacity) / ViewClip.fading
    return SIMD8(top, left, bottom, right, cornerRadius, way, 0, 0)
  }
}

extension SIMD8<Double> {
  /// The clip with these numbers, which a spring may overshoot; `nil` for none.
  var clip: ViewClip? {
    let opacity = 1 - self[5] * ViewClip.fading
    guard opacity < 1 else { return nil }
    return ViewClip(
      top: self[0], left: self[1], bottom: self[2], right: self[3],
      cornerRadius: Swift.max(0, self[4]), outsideOpacity: Swift.max(0, opacity))
  }
}
