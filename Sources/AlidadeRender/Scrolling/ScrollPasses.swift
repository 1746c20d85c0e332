/// The scroll views of one place that are mounting another part of their contents, and the updates
/// that wait for them.
///
/// Code of the application that runs in the meantime, such as a row that appears, may change what
/// is around a scroll view or in it. Shown at once, the change would take views away from the pass
/// in progress, so it is shown when the pass ends.
@MainActor package final class ScrollPasses {
  /// The scroll views, the outermost pass first.
  private var records: [MountRecord] = []
  private var waiting: [@MainActor () -> Void] = []

  /// Mounts another part of the content of a scroll view; the updates that waited for it follow.
  func perform(in record: MountRecord, _ mount: () -> Void) {
    records.append(record)
    mount()
    records.removeLast()
    if !records.isEmpty { return }
    let due = waiting
    waiting = []
    for update in due { update() }
  }

  /// Returns `true` if an update must wait, because a scroll view inside is mounting.
  ///
  /// - Parameter record: the view whose contents the update changes; `nil` for all views of the
  ///   place.
  package func mustWait(around record: MountRecord? = nil) -> Bool {
    if records.isEmpty { return false }
    return record.map { record in records.contains { $0.isInside(record) } } ?? true
  }

  /// Shows an update as soon as no scroll view is mounting.
  package func afterward(_ update: @escaping @MainActor () -> Void) { waiting.append(update) }
}

extension MountRecord {
  /// Returns `true` if the view is inside another view, in any tree of the place.
  fileprivate func isInside(_ other: MountRecord) -> Bool {
    var record = parent?.owner ?? surroundings
    while let current = record {
      if current === other { return true }
      record = current.parent?.owner ?? current.surroundings
    }
    return false
  }
}
