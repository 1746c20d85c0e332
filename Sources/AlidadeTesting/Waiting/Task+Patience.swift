import Testing

extension Task where Failure == Never {
  /// Returns the value of the task as soon as it has ended; `nil`, with an issue, if it never does.
  @MainActor @discardableResult
  package func patientValue(
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async -> Success? {
    let outcome = TaskOutcome<Success>()
    Task<Void, Never> { outcome.value = await self.value }
    await waitPatiently(for: "the end of a task", sourceLocation: sourceLocation) {
      outcome.value != nil
    }
    return outcome.value
  }
}

/// The value of a task that may not have ended yet.
@MainActor private final class TaskOutcome<Value: Sendable> {
  var value: Value?
}
