import AlidadeCore
import AlidadeHeadless

extension TestHost {
  /// Returns a record of the work that `body` causes: operations on views, and components that are
  /// built, with the reasons.
  ///
  /// ```swift
  /// let updates = try app.updates { try app.tap("Add") }
  /// #expect(updates.mounting.viewsMoved == 0)
  /// ```
  public func updates(during body: () throws -> Void) rethrows -> UpdateRecord {
    let (mounting, building) = (view.counters, view.host.counters)
    let previous = rebuildRecorder
    let recorder = RebuildRecorder(view)
    rebuildRecorder = recorder
    defer {
      recorder.end()
      rebuildRecorder = previous
    }
    try body()
    recorder.note()
    let built = view.host.counters
    return UpdateRecord(
      mounting: view.counters.since(mounting),
      componentsBuilt: built.componentsBuilt - building.componentsBuilt,
      componentsKept: built.componentsKept - building.componentsKept, rebuilds: recorder.rebuilds)
  }

  func noteRebuilds() { rebuildRecorder?.note() }
}
