import AlidadeLayout
import Testing

struct SizeRangeTests {
  private static let oddities: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, 0, 0.5, 10, 1e300, .leastNonzeroMagnitude,
  ]

  private static let ranges: [SizeRange] = oddities.flatMap { min in
    oddities.map { max in
      SizeRange(min: Size(width: min, height: max), max: Size(width: max, height: min))
    }
  }

  private func keepsInvariant(_ range: SizeRange) -> Bool {
    [Axis.horizontal, .vertical].allSatisfy { axis in
      let (min, max) = (range.min[axis], range.max[axis])
      return min.isFinite && min >= 0 && min <= max && !max.isNaN
    }
  }

  @Test func `whatever it is made of, a range keeps its invariant`() {
    for range in SizeRangeTests.ranges {
      #expect(keepsInvariant(range))
      #expect(keepsInvariant(range.loosened))
      for distance in SizeRangeTests.oddities {
        #expect(
          keepsInvariant(range.inset(by: EdgeInsets(distance))), "\(range) inset by \(distance)")
      }
      for other in SizeRangeTests.ranges { #expect(keepsInvariant(range.intersection(other))) }
    }
  }

  @Test func `what is brought into a range lies in it and stays there`() {
    for range in SizeRangeTests.ranges {
      for width in SizeRangeTests.oddities {
        let clamped = range.clamp(Size(width: width, height: 3))
        #expect(range.contains(clamped), "\(width) in \(range)")
        #expect(range.clamp(clamped) == clamped)
      }
    }
  }

  @Test(arguments: [
    (5.0, 10.0, 7.0, 8.0, 7.0, 8.0), (5, 10, 0, 20, 5, 10), (5, 10, 8, 20, 8, 10),
    (5, 10, 0, 7, 5, 7), (5, 10, 20, 30, 10, 10), (5, 10, 1, 2, 5, 5),
    (5, .infinity, 20, .infinity, 20, .infinity),
  ])
  func `the surroundings win where two ranges disagree`(
    min: Double, max: Double, otherMin: Double, otherMax: Double, expectedMin: Double,
    expectedMax: Double
  ) {
    let range = SizeRange(
      min: Size(width: min, height: 0), max: Size(width: max, height: 100))
    let other = SizeRange(
      min: Size(width: otherMin, height: 0), max: Size(width: otherMax, height: 100))
    let result = range.intersection(other)
    #expect(result.min.width == expectedMin)
    #expect(result.max.width == expectedMax)
  }

  @Test func `insets take from both bounds and never go below zero`() {
    let range = SizeRange(min: Size(width: 10, height: 10), max: Size(width: 30, height: .infinity))
    let inset = range.inset(by: EdgeInsets(top: 6, start: 2, bottom: 6, end: 3))
    #expect(inset.min == Size(width: 5, height: 0))
    #expect(inset.max == Size(width: 25, height: .infinity))
    #expect(range.inset(by: EdgeInsets(100)).max.width == 0)
  }

  @Test func `a range that holds one size holds no other`() {
    let range = SizeRange(exactly: Size(width: 3, height: 4))
    #expect(range.contains(Size(width: 3, height: 4)))
    #expect(range.contains(Size(width: 3.00005, height: 4)), "Rounding errors are forgiven.")
    #expect(!range.contains(Size(width: 3.001, height: 4)))
    #expect(!range.contains(Size(width: 3, height: .nan)))
  }
}
