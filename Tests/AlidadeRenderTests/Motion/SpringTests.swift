import AlidadeRender
import Testing

@Suite struct SpringTests {
  private static let bounces = [-0.99, -0.5, -0.000_001, 0, 0.000_001, 0.3, 0.9, 0.99]

  /// Solves the equation of the spring in small steps.
  private func simulate(
    _ spring: Spring, _ displacement: Double, _ velocity: Double, _ time: Double
  ) -> (displacement: Double, velocity: Double) {
    let frequency = 2 * Double.pi / spring.duration
    let ratio = spring.bounce < 0 ? 1 / (1 + spring.bounce) : 1 - spring.bounce
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -2 * ratio * frequency * v - frequency * frequency * x)
    }
    var (x, v) = (displacement, velocity)
    let count = 40_000
    let step = time / Double(count)
    for _ in 0..<count {
      // The method of Runge and Kutta.
      let one = slope(x, v)
      let two = slope(x + step / 2 * one.0, v + step / 2 * one.1)
      let three = slope(x + step / 2 * two.0, v + step / 2 * two.1)
      let four = slope(x + step * three.0, v + step * three.1)
      x += step / 6 * (one.0 + 2 * two.0 + 2 * three.0 + four.0)
      v += step / 6 * (one.1 + 2 * two.1 + 2 * three.1 + four.1)
    }
    return (x, v)
  }

  @Test(arguments: bounces) func `the closed form solves the equation`(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    for (displacement, velocity) in [(100.0, 0.0), (-40, 900), (0, -500)] {
      for time in [0.01, 0.2, 1] {
        let exact = spring.advance(displacement: displacement, velocity: velocity, by: time)
        let simulated = simulate(spring, displacement, velocity, time)
        #expect(abs(exact.displacement - simulated.displacement) < 0.001)
        #expect(abs(exact.velocity - simulated.velocity) < 0.05)
      }
    }
  }

  @Test(arguments: bounces) func `steps of any length lead to the same place`(bounce: Double) {
    let spring = Spring(bounce: bounce)
    let whole = spring.advance(displacement: 100, velocity: 30, by: 0.3)
    var (x, v) = (100.0, 30.0)
    for time in [0.1, 0.001, 0.099, 0, -4, 0.1] {
      (x, v) = spring.advance(displacement: x, velocity: v, by: time)
    }
    #expect(abs(x - whole.displacement) < 1e-9 && abs(v - whole.velocity) < 1e-7)
  }

  @Test func `a spring without bounce doesn't overshoot and is there after its duration`() {
    let spring = Spring(duration: 0.5)
    var last = 100.0
    for step in 1...100 {
      let (x, v) = spring.advance(displacement: 100, velocity: 0, by: Double(step) / 100)
      #expect(x < last && x > 0 && v < 0)
      last = x
    }
    #expect(spring.advance(displacement: 100, velocity: 0, by: 0.5).displacement < 1.5)
  }

  @Test func `with bounce, it overshoots`() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let places = (1...100).map {
      spring.advance(displacement: 100, velocity: 0, by: Double($0) / 100).displacement
    }
    #expect((places.min() ?? 0) < -5)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, .greatestFiniteMagnitude])
  func `values out of range are limited`(value: Double) {
    let spring = Spring(duration: value, bounce: value)
    let (x, v) = spring.advance(displacement: 1, velocity: 1, by: 1_000)
    #expect(x.isFinite && v.isFinite)
  }
}
