import Testing

@testable import AlidadeRender

@Suite struct AnimationCurveTests {
  nonisolated private static let curves: [AnimationCurve] = [
    .easeIn, .easeOut, .easeInOut, AnimationCurve(0.25, 0.1, 0.25, 1), AnimationCurve(0, 0, 1, 1),
    AnimationCurve(0, 1, 0, 1), AnimationCurve(1, 0, 1, 0), AnimationCurve(1, 0, 0, 1),
    AnimationCurve(0, 1, 1, 0), AnimationCurve(0.68, -0.55, 0.27, 1.55),
    AnimationCurve(0, 0.55, 0.45, 1), AnimationCurve(0.999, 0, 0.001, 1),
  ]

  @Test(arguments: curves) func `the place is as exact as that found by bisection`(
    curve: AnimationCurve
  ) {
    for step in 0...1_000 {
      let time = Double(step) / 1_000
      let (place, exact) = (curve.place(at: time), curve.bisectedPlace(at: time))
      #expect(abs(place - exact) < 1e-9, "at \(time)")
    }
  }

  @Test(arguments: curves) func `the progress leads from nothing to everything`(
    curve: AnimationCurve
  ) {
    // Where the time is level, a place is as good as any beside it.
    #expect(abs(curve.progress(at: 0).value) < 1e-4)
    #expect(abs(curve.progress(at: 1).value - 1) < 1e-4)
    for time in [-1, Double.nan, 2, -.infinity, .infinity] {
      let (value, speed) = curve.progress(at: time)
      #expect(value.isFinite && speed.isFinite)
    }
  }

  @Test(arguments: [
    AnimationCurve.easeIn, .easeOut, .easeInOut, AnimationCurve(0.25, 0.1, 0.25, 1),
  ])
  func `the speed is the slope of the progress`(curve: AnimationCurve) {
    for step in 1..<100 {
      let time = Double(step) / 100
      let slope =
        (curve.progress(at: time + 1e-5).value - curve.progress(at: time - 1e-5).value) / 2e-5
      #expect(abs(curve.progress(at: time).speed - slope) < 1e-4)
    }
  }
}
