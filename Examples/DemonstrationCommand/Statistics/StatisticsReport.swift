import Foundation

/// The figures of a run as JSON, with names that are stable across versions.
package struct StatisticsReport: Encodable {
  /// The distribution of the times of one phase, in milliseconds.
  struct Times: Encodable {
    let median: Double
    let p95: Double
    let p99: Double
    let max: Double

    init(_ values: [Double]) {
      let distribution = Distribution(values)
      median = StatisticsReport.rounded(distribution.median)
      p95 = StatisticsReport.rounded(distribution.p95)
      p99 = StatisticsReport.rounded(distribution.p99)
      max = StatisticsReport.rounded(distribution.max)
    }
  }

  private enum Key: String, CodingKey {
    case rows
    case frames
    case firstFrame = "first_frame_ms"
    case frameTimes = "main_thread_cpu_ms_per_frame"
    case median
    case p95
    case p99
    case max
    case update
    case layout
    case paint
    case viewsCreated = "views_created_total"
    case viewsCreatedLater = "views_created_after_first_screen"
    case viewsAlive = "views_alive"
    case attributeApplications = "attribute_applications"
    case rowsMounted = "rows_mounted"
    case rowsBuiltOnMainThread = "rows_built_on_main_thread"
    case peakMemory = "peak_rss_mb"
  }

  let rows: Int
  let outcome: SessionOutcome

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - rows: the number of rows of the list.
  ///   - outcome: the figures.
  package init(rows: Int, outcome: SessionOutcome) {
    self.rows = rows
    self.outcome = outcome
  }

  package func encode(to encoder: any Encoder) throws {
    var report = encoder.container(keyedBy: Key.self)
    try report.encode(rows, forKey: .rows)
    try report.encode(outcome.frames.count, forKey: .frames)
    try report.encode(StatisticsReport.rounded(outcome.firstFrame), forKey: .firstFrame)
    try encodeTimes(in: report.nestedContainer(keyedBy: Key.self, forKey: .frameTimes))
    try report.encode(outcome.counters.viewsCreated, forKey: .viewsCreated)
    try report.encode(outcome.viewsCreatedAfterFirstFrame, forKey: .viewsCreatedLater)
    try report.encode(outcome.viewsAlive, forKey: .viewsAlive)
    try report.encode(outcome.attributeApplications, forKey: .attributeApplications)
    try report.encode(outcome.list.rowsMounted, forKey: .rowsMounted)
    try report.encode(outcome.list.rowsBuiltOnMainThread, forKey: .rowsBuiltOnMainThread)
    try report.encode(StatisticsReport.rounded(outcome.peakMemory), forKey: .peakMemory)
  }

  private func encodeTimes(in container: KeyedEncodingContainer<Key>) throws {
    var times = container
    let total = Times(outcome.frames.map(\.total))
    try times.encode(total.median, forKey: .median)
    try times.encode(total.p95, forKey: .p95)
    try times.encode(total.p99, forKey: .p99)
    try times.encode(total.max, forKey: .max)
    try times.encode(Times(outcome.frames.map(\.update)), forKey: .update)
    try times.encode(Times(outcome.frames.map(\.layout)), forKey: .layout)
    try times.encode(Times(outcome.frames.map(\.paint)), forKey: .paint)
  }

  /// Returns the report as JSON.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Returns a number of milliseconds, rounded to a microsecond.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
