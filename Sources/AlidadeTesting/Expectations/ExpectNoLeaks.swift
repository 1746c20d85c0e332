import Testing

/// Expects that `body` leaves no objects alive: no ``TestHost`` that it creates, and none of the
/// objects that it tracks.
///
/// ```swift
/// try expectNoLeaks { leaks in
///   let model = ToDoModel()
///   leaks.track(model)
///   let app = TestHost { ToDoList(model: model) }
///   try app.tap("Add")
/// }
/// ```
///
/// An object that is still alive after `body` has returned is recorded as an issue.
///
/// - Parameters:
///   - sourceLocation: the location where issues are recorded.
///   - body: a closure that creates and uses the objects.
@MainActor public func expectNoLeaks(
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: (_ leaks: LeakTracker) throws -> Void
) rethrows {
  let tracker = LeakTracker()
  try LeakTracker.$current.withValue(tracker) { try body(tracker) }
  for name in tracker.survivors {
    Issue.record(
      "\(name) is still alive: something keeps a strong reference to it.",
      sourceLocation: sourceLocation)
  }
}
