import AlidadeRender

/// The iteration of asynchronous sequences.
enum Iteration {
  /// Calls a function with each element until it returns `false`, and reports an error of the
  /// sequence, unless the task is canceled.
  static func run<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    _ receive: @Sendable (Elements.Element) async -> Bool
  ) async where Elements.Element: Sendable {
    do {
      for try await element in sequence {
        if await !receive(element) { return }
      }
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      Diagnostics.report(
        Diagnostic(
          "An asynchronous sequence has thrown an error.",
          values: ["error     \(error)", "sequence  \(Elements.self)"],
          remedy: """
            Nothing more comes from it. Catch the error in the sequence and turn it into an element, so that it can be \
            shown; or begin again with another id.
            """))
    }
  }
}
