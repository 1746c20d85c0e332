#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The times and memory of this process.
package enum ProcessClock {
  /// The time since a fixed moment in the past, in milliseconds.
  package static var now: Double { milliseconds(CLOCK_MONOTONIC) }

  /// The processor time of the calling thread, in milliseconds.
  package static var threadTime: Double { milliseconds(CLOCK_THREAD_CPUTIME_ID) }

  /// The peak memory of the process, in megabytes of 1 048 576 bytes.
  package static var peakMemory: Double {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
    #endif
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
