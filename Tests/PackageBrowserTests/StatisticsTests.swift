import Foundation
import ProgramRunning
import Testing

@Suite struct StatisticsTests {
  private struct Statistics: Decodable {
    struct Times: Decodable {
      let median, p95, p99, max: Double
    }

    struct FrameTimes: Decodable {
      let median, p95, p99, max: Double
      let update, layout, paint: Times
    }

    let rows, frames, viewsCreatedTotal, viewsCreatedAfterFirstScreen, viewsAlive: Int
    let attributeApplications: Int
    let firstFrameMs, peakRssMb: Double
    let mainThreadCpuMsPerFrame: FrameTimes
  }

  @Test func `steady scrolling makes no views, however far it goes`() throws {
    let near = try statistics(frames: 1200)
    let far = try statistics(frames: 12_000)
    #expect(near.viewsCreatedTotal == far.viewsCreatedTotal)
    #expect(far.viewsAlive == far.viewsCreatedTotal)
    // The first screen shows 14 rows of at most 13 views each, and what is around them.
    #expect(far.viewsCreatedAfterFirstScreen <= 14 * 13)
    #expect(far.rows == 100_000)
    #expect(far.frames == 12_000)
    #expect(far.mainThreadCpuMsPerFrame.layout.max == 0)
    #expect(far.attributeApplications > near.attributeApplications)
  }

  private func statistics(frames: Int) throws -> Statistics {
    let source = try TemporaryFile(StatisticsTests.packages)
    let file = try TemporaryFile("", ending: ".json")
    let run = try ProgramRun(
      "--source", source.path, "--rows", "100000", "--scroll-frames", "\(frames)", "--stats",
      file.path)
    #expect(run.status == 0)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Statistics.self, from: Data(contentsOf: file.url))
  }

  private static let packages = (0..<300).map { number in
    """
    Package: package-\(number)
    Version: \(number).\(number % 7)-1
    Status: install ok installed
    Essential: \(number % 9 == 0 ? "yes" : "no")
    Section: \(["libs", "admin", "net", "text"][number / 11 % 4])
    Architecture: amd64
    Maintainer: Somebody
    Installed-Size: \(number * 37)
    Description: package number \(number), which does \(String(repeating: "much ", count: number % 20))


    """
  }.joined()
}
