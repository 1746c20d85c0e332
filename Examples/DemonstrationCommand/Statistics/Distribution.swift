/// The distribution of some values.
struct Distribution {
  let median: Double
  let p95: Double
  let p99: Double
  let max: Double

  /// Creates the distribution of values; if there are none, all figures are zero.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    func value(at share: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
    median = value(at: 0.5)
    p95 = value(at: 0.95)
    p99 = value(at: 0.99)
    max = sorted.last ?? 0
  }
}
