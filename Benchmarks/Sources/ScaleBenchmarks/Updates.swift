import AlidadeHeadless
import AlidadeNative
import Foundation
import Glibc

/// A benchmark of state changes from many threads, while nothing is built.
enum Updates {
  /// Prints the time of one update, by the number of threads and the number of components that they
  /// share.
  @MainActor static func report(count: Int) {
    print("µs for one update                            wall  processor")
    for (threads, components) in [(1, 1), (8, 1), (1, 64), (8, 64)] {
      var best = measure(count: count, threads: threads, components: components)
      for _ in 0..<4 {
        let times = measure(count: count, threads: threads, components: components)
        if times.wall < best.wall { best = times }
      }
      func column(_ seconds: Double) -> String {
        String(format: "%10.2f", seconds / Double(count) * 1e6)
      }
      let name = "\(threads) threads, \(components) components"
      print(
        name.padding(toLength: 38, withPad: " ", startingAt: 0) + column(best.wall)
          + column(best.processor))
    }
  }

  /// Makes updates from several threads.
  ///
  /// - Returns: the total times of all updates, in seconds.
  @MainActor private static func measure(
    count: Int, threads: Int, components: Int
  ) -> (wall: Double, processor: Double) {
    let handles = (0..<components).map { _ in CounterHandle() }
    let host = HeadlessMountHost(isRecording: false)
    let view = HeadlessHostingView(size: Size(width: 360, height: 800), mountHost: host) {
      for (number, handle) in handles.enumerated() { ScaleCounter(number: number, handle: handle) }
    }
    view.settle()
    let contexts = handles.compactMap(\.context)
    let group = DispatchGroup()
    let (wall, processor) = (time(CLOCK_MONOTONIC), time(CLOCK_PROCESS_CPUTIME_ID))
    for thread in 0..<threads {
      group.enter()
      // A queue wouldn't have more threads than the machine has processors.
      Thread.detachNewThread {
        for update in 0..<count / threads {
          contexts[(update + thread) % contexts.count].update { $0.count += 1 }
        }
        group.leave()
      }
    }
    group.wait()
    let times = (time(CLOCK_MONOTONIC) - wall, time(CLOCK_PROCESS_CPUTIME_ID) - processor)
    view.settle()
    let sum = contexts.reduce(0) { $0 + $1.currentState.count - 100 }
    precondition(sum == count / threads * threads, "\(count - sum) updates were lost")
    return times
  }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
