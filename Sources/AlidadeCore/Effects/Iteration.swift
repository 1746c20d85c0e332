import AlidadeRender

/// Iteration over asynchronous sequences.
enum Iteration {
  /// Calls a function with each element until it returns `false` or the task is canceled, and
  /// reports an error of the sequence, unless the task is canceled.
  static func run<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    _ receive: @Sendable (Elements.Element) async -> Bool
  ) async where Elements.Element: Sendable {
    do {
      for try await element in sequence {
        // Not every sequence ends when its task is canceled.
        if Task.isCancelled { return }
        if await !receive(element) { return }
      }
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      Diagnostics.report(
        Diagnostic(
          "An asynchronous sequence threw an error.",
          values: ["error     \(error)", "sequence  \(Elements.self)"],
          remedy: """
            The iteration has ended. Catch the error in the sequence and turn it into an element, so that it can be \
            shown. To iterate again, change the id of .onReceive, or call update(from:) on the store again.
            """))
    }
  }
}
