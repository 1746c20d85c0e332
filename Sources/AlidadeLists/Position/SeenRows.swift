import AlidadeCore
import AlidadeRender

/// The rows that the user has seen, and the rows that are currently visible.
@MainActor final class SeenRows {
  /// The visible rows, with the number of the update since which each has been visible.
  private var visible: [ComponentKey: Int] = [:]
  /// The rows that have been reported to the application, now and when the list was shown before.
  private let history: ReaderHistory
  private var updateCount = 0
  /// The newest action for rows that have been visible for some time; `nil` if there is none.
  private var sight: ListOptions.SeenAction?

  init(_ history: ReaderHistory) { self.history = history }

  /// Records the rows that are visible after an update.
  ///
  /// - Parameters:
  ///   - keys: the rows.
  ///   - sight: the action for rows that have been visible for some time.
  func update(
    _ keys: [ComponentKey], _ sight: ListOptions.SeenAction, _ scheduler: any WorkScheduler
  ) {
    self.sight = sight
    updateCount += 1
    let previous = visible
    visible = [:]
    for key in keys where !history.seen.contains(key) {
      visible[key] = previous[key] ?? updateCount
    }
    guard visible.values.contains(updateCount) else { return }
    scheduler.schedule(after: sight.duration) { [weak self, updateCount] in
      self?.report(since: updateCount)
    }
  }

  /// Ends the observation, because the application no longer requests it.
  func end() {
    sight = nil
    visible = [:]
  }

  /// Notifies the application of the rows that have been visible since an update.
  private func report(since update: Int) {
    guard let sight else { return }
    let seen = visible.filter { $0.value == update }.map(\.key)
    if seen.isEmpty { return }
    for key in seen { visible[key] = nil }
    history.noteSeen(seen)
    sight.action(seen)
  }
}

extension ListMounter: VisibilityObserver {
  func hostVisibilityDidChange() {
    showSeen()
  }

  /// Records which rows are visible, if the application has requested notifications.
  func showSeen() {
    guard let sight = options.seen else { return seen.end() }
    if !observesVisibility {
      observesVisibility = true
      mounter.visibility.add(self)
    }
    guard mounter.visibility.isVisible, scrolled.hasRoom else {
      return seen.update([], sight, mounter.host)
    }
    prepared.trees.history.forgetSeenRows(outside: content)
    let top = uncoveredOffset(from: scrolled.offset)
    let bottom = uncoveredEnd(from: scrolled.offset, height: scrolled.sightSize.height)
    let keys = visibleRows.filter { row in
      guard content.position(of: row) != nil else { return false }
      let start = extents.offset(of: row)
      let extent = extents.height(of: row)
      let shown = min(bottom, start + extent) - max(top, start)
      return shown > 0 && (shown >= extent / 2 || shown >= (bottom - top) / 2)
    }
    seen.update(keys.map(content.key), sight, mounter.host)
  }
}
