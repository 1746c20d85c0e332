import AlidadeRender

extension ComponentTree {
  /// Reports an error that no boundary has caught.
  func report(_ error: any Error, _ path: [ComponentType]) {
    Diagnostics.report(
      Diagnostic(
        "A component threw an error outside of any error boundary.",
        values: ["error  \(error)", "in     \(path.trail)"],
        remedy: """
          Put an ErrorBoundary with a fallback around the component that can fail. Until then, the previous content \
          stays on the screen, and the build is tried again with the next change.
          """))
  }
}
