#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A clock of the current thread's processor time, in milliseconds.
public enum ThreadClock {
  /// The time so far.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
