import Foundation

extension SessionOutcome {
  /// The figures, with names that stay the same from version to version.
  struct Report: Codable {
    struct Times: Codable {
      let median: Double
      let p95: Double
      let p99: Double
      let max: Double

      init(_ distribution: Distribution) {
        median = rounded(distribution.median)
        p95 = rounded(distribution.p95)
        p99 = rounded(distribution.p99)
        max = rounded(distribution.max)
      }
    }

    struct FrameTimesReport: Codable {
      let median: Double
      let p95: Double
      let p99: Double
      let max: Double
      let update: Times
      let layout: Times
      let paint: Times
    }

    let rows: Int
    let frames: Int
    let first_frame_ms: Double
    let main_thread_cpu_ms_per_frame: FrameTimesReport
    let views_created_total: Int
    let views_created_after_first_screen: Int
    let views_alive: Int
    let attribute_applications: Int
    let rows_mounted: Int
    let rows_built_on_main_thread: Int
    let peak_rss_mb: Double

    /// Writes the report, replacing what is there only when all of it could be written.
    func write(toFile path: String) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let data = try encoder.encode(self) + Data("\n".utf8)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// The figures of the run.
  func json(rows: Int) -> Report {
    let total = Report.Times(Distribution(frames.map(\.total)))
    return Report(
      rows: rows, frames: frames.count, first_frame_ms: rounded(firstFrame),
      main_thread_cpu_ms_per_frame: Report.FrameTimesReport(
        median: total.median, p95: total.p95, p99: total.p99, max: total.max,
        update: Report.Times(Distribution(frames.map(\.update))),
        layout: Report.Times(Distribution(frames.map(\.layout))),
        paint: Report.Times(Distribution(frames.map(\.paint)))),
      views_created_total: counters.viewsCreated,
      views_created_after_first_screen: counters.viewsCreated - countersAtFirstFrame.viewsCreated,
      views_alive: viewsAlive,
      attribute_applications: counters.attributesApplied + counters.attributesUpdated,
      rows_mounted: list.rowsMounted, rows_built_on_main_thread: list.rowsBuiltOnMain,
      peak_rss_mb: rounded(peakMemory))
  }
}

/// Microseconds are as fine as the figures are meant.
private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
