extension TestHost {
  /// Returns a record of the work that `body` causes: operations on views, and components that are
  /// built, with the reasons, in the window and in its popovers and sheets.
  ///
  /// ```swift
  /// let updates = try app.updates { try app.tap("Add") }
  /// #expect(updates.mounting.viewsMoved == 0)
  /// ```
  public func updates(during body: () throws -> Void) rethrows -> UpdateRecord {
    let earlier = WindowWork(of: view)
    let previous = rebuildRecorder
    let recorder = RebuildRecorder(view)
    rebuildRecorder = recorder
    defer {
      recorder.end()
      rebuildRecorder = previous
    }
    try body()
    recorder.note()
    let work = WindowWork(of: view).since(earlier)
    return UpdateRecord(
      mounting: work.mounting, componentsBuilt: work.componentsBuilt,
      rebuilds: recorder.rebuilds)
  }

  func noteRebuilds() { rebuildRecorder?.note() }
}
