import AlidadeRender

/// A build of a host's tree on another thread.
final class BackgroundBuild: Sendable {
  let request: LayoutRequest
  let priority: UpdatePriority
  /// The result; `nil` within it if the build was interrupted by more urgent work.
  let result: AwaitedResult<ComponentTree.Result?>

  init(_ request: LayoutRequest, _ priority: UpdatePriority) {
    self.request = request
    self.priority = priority
    result = AwaitedResult(isAwaited: priority == .nextFrame)
  }
}
