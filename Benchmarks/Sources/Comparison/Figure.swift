/// A figure of a table.
struct Figure {
  let title: String
  /// The name in the reports of the programs.
  let key: String
  let decimals: Int

  private init(_ title: String, _ key: String, _ decimals: Int) {
    self.title = title
    self.key = key
    self.decimals = decimals
  }

  static let all = [
    Figure("frame, median", "c_med", 2),
    Figure("frame, p95", "c_p95", 2),
    Figure("frame, p99", "c_p99", 2),
    Figure("frame, max", "c_max", 2),
    Figure("update in a frame, median", "c_upd", 2),
    Figure("layout in a frame, median", "c_lay", 2),
    Figure("painting in a frame, median", "c_paint", 2),
    Figure("first frame, processor", "cpu_first_ms", 0),
    Figure("first frame, time", "first_ms", 0),
    Figure("peak memory, MB", "hwm_mb", 0),
    Figure("peak memory above the data, MB", "above_mb", 0),
    Figure("written memory above the data, MB", "anon_above_mb", 0),
    Figure("widgets", "w_max", 0),
    Figure("one row changed, processor", "upd_cpu_ms", 2),
    Figure("one row changed, time until painted", "upd_wall_ms", 2),
    Figure("10,000 rows inserted, worst frame", "ins_max", 1),
    Figure("10,000 rows inserted, frames until shown", "ins_frames", 0),
    Figure("resized by 200 px, processor, median", "size_cpu_ms", 2),
    Figure("resized by 200 px, processor, max", "size_cpu_max", 2),
    Figure("resized by 200 px, time until painted", "size_wall_ms", 2),
    Figure("filtered, processor", "filter_cpu_ms", 1),
    Figure("filtered, time until painted", "filter_wall_ms", 1),
    Figure("all rows again, processor", "all_cpu_ms", 1),
    Figure("all rows again, time until painted", "all_wall_ms", 1),
    Figure("sorted, processor", "sort_cpu_ms", 1),
    Figure("sorted, time until painted", "sort_wall_ms", 1),
    Figure("original order again, processor", "unsort_cpu_ms", 1),
    Figure("original order again, time until painted", "unsort_wall_ms", 1),
    Figure("fling, update and layout, median", "fling_ul_med", 2),
    Figure("fling, update and layout, p99", "fling_ul_p99", 2),
    Figure("fling, blank rows", "fling_blank", 0),
    Figure("idle for 2 s, frames", "idle_frames", 0),
    Figure("idle for 2 s, turns of the main loop", "idle_polls", 0),
    Figure("idle for 2 s, wake-ups of all threads", "idle_wakes", 0),
    Figure("idle for 2 s, processor, all threads", "idle_all_ms", 2),
  ]
}
