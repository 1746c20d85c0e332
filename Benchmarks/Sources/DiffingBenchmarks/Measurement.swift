#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures CPU time of the process.
enum Measurement {
  /// Keeps results in use, so that the computation isn't removed.
  nonisolated(unsafe) private(set) static var sink = 0  // Proof: only the main thread measures.

  /// Returns the median time of an operation, in seconds.
  static func median(_ operation: () -> Int) -> Double {
    var times: [Double] = []
    let start = now()
    repeat {
      let before = now()
      sink &+= operation()
      times.append(now() - before)
    } while times.count < 31 && now() - start < 1
    return times.sorted()[times.count / 2]
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
