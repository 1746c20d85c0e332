import AlidadeLayout
import AlidadeRender

/// A build of a host's tree on another thread.
final class BackgroundBuild: Sendable {
  /// The size of the layout.
  let size: Size
  let priority: UpdatePriority
  /// The result; `nil` within it if the build was interrupted by more urgent work.
  let result: AwaitedResult<ComponentTree.Result?>

  init(_ size: Size, _ priority: UpdatePriority) {
    self.size = size
    self.priority = priority
    result = AwaitedResult(isAwaited: priority == .nextFrame)
  }
}
