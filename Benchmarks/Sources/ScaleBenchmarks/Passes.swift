import AlidadeHeadless
import AlidadeNative
import Glibc

/// A tree and the view that it is mounted in, with measurements of the passes.
@MainActor final class Passes {
  /// The times of one update, pass by pass, in microseconds.
  struct Times {
    var build = 0.0
    var layout = 0.0
    var flatten = 0.0
    var mount = 0.0
    /// The time to release objects that are no longer needed.
    var release = 0.0
    /// The number of components that were built.
    var builtCount = 0
    /// The number of native operations.
    var operations = 0
  }

  private static let range = SizeRange(
    min: Size(width: 360, height: 0), max: Size(width: 360, height: .infinity))
  private static let context = LayoutContext(measurer: HeadlessMeasurer())

  let tree: ComponentTree
  private let mounted: MountedTree
  private let host = HeadlessMountHost(isRecording: false)

  init<C: Component>(_ component: C) {
    tree = ComponentTree(component) { _ in }
    let root = host.makeRoot(size: Size(width: 360, height: 800))
    mounted = MountedTree(in: root, mounter: Mounter(host: host))
  }

  /// Runs all passes for one update, and returns their times.
  func run() -> Times {
    var times = Times()
    let before = mounted.mounter.counters
    times.build = microseconds { tree.build() }
    times.layout = microseconds { _ = tree.size(in: Passes.range, Passes.context) }
    var result: ComponentTree.Result?
    times.flatten = microseconds { result = tree.render(in: Passes.range, Passes.context) }
    times.builtCount = result?.builtCount ?? 0
    var old = mounted.tree
    times.mount = microseconds { if let result { mounted.update(to: result.renderTree) } }
    result = nil
    times.release = microseconds { old = nil }
    _ = old
    times.operations = mounted.mounter.counters.since(before).nativeOperations
    return times
  }
}

/// Returns the processor time that a closure takes on this thread, in microseconds.
///
/// Other programs on the machine don't affect the result.
func microseconds(_ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}
