import AlidadeRender

extension ComponentTree {
  /// Reports an error that no boundary has caught.
  func report(_ error: any Error, _ path: [ComponentType]) {
    let remedy =
      isInsideBoundary
      ? """
      The ErrorBoundary around the list, window or popover doesn't catch errors of its rows or its content, which are \
      built separately. Put an ErrorBoundary into the row or the content, around the component that can fail.
      """
      : "Put an ErrorBoundary with a fallback around the component that can fail."
    Diagnostics.report(
      Diagnostic(
        "A component threw an error outside of any error boundary.",
        values: ["error  \(error)", "in     \(path.trail)"],
        remedy: """
          \(remedy) Until then, the previous content stays on the screen, and the build is tried again with the next \
          change.
          """))
  }

  /// A Boolean value that is `true` if a boundary is around the component that mounts the tree.
  private var isInsideBoundary: Bool {
    var scope = treeScope.outer
    while let current = scope {
      if current.isBoundary { return true }
      scope = current.outer
    }
    return false
  }
}
