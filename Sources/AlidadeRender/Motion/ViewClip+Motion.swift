// The numbers of a clip: the four distances, the corner radius, and the way from no clip.
//
// Without a clip, all numbers are zero: the edges are those of the view, and nothing is clipped to
// them.
extension ViewClip {
  /// The factor by which content outside the clip fades faster than the edges move.
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
      top: edge(0), left: edge(1), bottom: edge(2), right: edge(3),
      cornerRadius: Swift.max(0, self[4]), outsideOpacity: Swift.max(0, opacity))
  }

  /// Returns the distance of an edge of the clip from that of the view.
  ///
  /// An edge outside the view is at its final place on the whole way from no clip, because it would
  /// otherwise cut off for a while what the clip leaves room for, such as a shadow.
  private func edge(_ index: Int) -> Double {
    self[index] < 0 && self[5] < 1 ? self[index] / self[5] : self[index]
  }
}
