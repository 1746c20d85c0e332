/// The scroll views of one place that are mounting another part of their contents, and the updates
/// that wait for them.
///
/// Code of the application that runs in the meantime, such as a row that appears, may change what is
/// around a scroll view or in it. Shown at once, the change would take views away from the pass in
/// progress, so it is shown when the pass ends.
@MainActor package final class ScrollPasses {
  /// The scroll views, the outermost pass first.
  private var records: [MountRecord] = []
  private var waiting: [@MainActor () -> Void] = []

  /// A Boolean value that is `true` if no scroll view is mounting.
  package var isEmpty: Bool { records.isEmpty }

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

  /// Postpones an update until no scroll view is mounting.
  ///
  /// - Parameters:
  ///   - record: the view whose contents the update changes; `nil` for all views of the place.
  ///   - update: shows the update.
  /// - Returns: `false` if the update needn't wait, because no scroll view inside is mounting.
  package func postpone(
    around record: MountRecord?, _ update: @escaping @MainActor () -> Void
  ) -> Bool {
    if records.isEmpty { return false }
    if let record, !records.contains(where: { $0.isInside(record) }) { return false }
    waiting.append(update)
    return true
  }
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
