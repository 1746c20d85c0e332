#if GTK
import Foundation
import ProgramRunning
import Testing

extension GTKTests {
  /// Pages of the gallery that are measured in a window.
  @MainActor @Suite struct MeasuredPageTests {
    @Test func `scrolling through a page in a window is measured`() throws {
      let file = try TemporaryFile("", ending: ".json")
      let run = try ProgramRun(
        of: "gallery",
        [
          "--page", "Chat", "--scroll-frames", "30", "--pixels-per-frame", "-40", "--stats",
          file.path,
        ])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains(/30 frames over \d{3} rows/), "only some messages are loaded")
      let report = try #require(
        JSONSerialization.jsonObject(with: Data(contentsOf: file.url)) as? [String: Any])
      let frames = try #require(report["frames"] as? Int)
      #expect(frames >= 30)
      #expect(try #require(report["rows_mounted"] as? Int) > 20, "nothing was scrolled")
      #expect(try #require(report["views_created_total"] as? Int) > 0)
      let times = try #require(report["main_thread_cpu_ms_per_frame"] as? [String: Any])
      #expect(try #require(times["max"] as? Double) > 0)
      let painting = try #require(times["paint"] as? [String: Any])
      #expect(try #require(painting["max"] as? Double) > 0, "a window paints")
    }
  }
}
#endif
