import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// Following a data source.
extension ListMounter {
  /// The data source that a list follows.
  struct Following {
    let source: any FollowedSource
    let subscription: SourceSubscription
    /// The last version that was reported to the source.
    var shownVersion = -1
    var pace = Pace.idle
  }

  /// The progress of a frame in which a list shows changes of its data source.
  enum Pace {
    /// No frame is pending.
    case idle
    /// The list has shown a change that the frame paints.
    case awaitsFrame
    /// The frame shows further changes.
    case awaitsChanges
  }

  /// Follows the data source of a list's content, if it has one.
  func follow(_ source: ListSource) {
    latestSource = source
    let followed = source.content.rows.following?.followed
    if followed === following?.source { return }
    stopFollowing()
    guard let followed else { return }
    let subscription = SourceSubscription(host: mounter.host) { [weak self] in
      self?.sourceDidChange()
    }
    following = Following(source: followed, subscription: subscription)
    followed.subscribers.add(subscription)
  }

  func stopFollowing() {
    if let following { following.source.subscribers.remove(following.subscription) }
    following = nil
  }

  /// Shows a change of the data source: immediately, so that other threads prepare its rows before
  /// the frame that paints them; or in that frame, if the list has shown a change since the last
  /// one.
  ///
  /// So a source that changes faster than frames are painted causes one pass in each frame.
  private func sourceDidChange() {
    if ImmediateUpdates.isShowing || mounter.visibility.isConcealed { return showNewestElements() }
    guard following?.pace == .idle else {
      following?.pace = .awaitsChanges
      return
    }
    following?.pace = .awaitsFrame
    inNextFrame { list in
      let pace = list.following?.pace
      list.following?.pace = .idle
      if pace == .awaitsChanges { list.showNewestElements() }
    }
    showNewestElements()
  }

  /// Shows the newest elements of the data source with the newest row closure.
  func showNewestElements() {
    // Pending content is brought up to date when it is shown.
    guard let latestSource, pending.next == nil else { return }
    if let rows = content.rows.following, rows.followed === following?.source, rows.isNewest {
      return noteShownVersion()
    }
    show(latestSource)
  }

  /// A Boolean value that is `true` if the list shows all known changes of its elements and of the
  /// components around it.
  var isUpToDate: Bool {
    guard pending.isEmpty, content.rows.following?.isNewest != false else { return false }
    return latestSource?.context?.hasPendingUpdates != true
  }

  /// Informs the data source which version is shown, once the visible rows are ready.
  func noteShownVersion() {
    guard let following, let rows = content.rows.following, rows.followed === following.source,
      rows.version != following.shownVersion
    else { return }
    for row in visibleRows where prepared[row] == nil { return }
    self.following?.shownVersion = rows.version
    following.source.subscribers.noteShown(rows.version, by: following.subscription)
  }
}

extension ListContent {
  /// The same content with the newest elements, if it follows a data source.
  ///
  /// The component of a list may have been created when the source had older elements.
  var newest: ListContent { rows.following?.newer.map { with($0) } ?? self }
}

extension ListSource {
  /// Returns the same list with the newest elements, and the changes from rows that were shown
  /// before; `nil` if that would take a long time.
  func immediateContinuation(of shown: ListContent) -> (source: ListSource, map: OffsetMap)? {
    guard let source = immediateNewest(after: shown),
      let changes = source.content.rows.immediateChanges(from: shown.rows)
    else { return nil }
    return (source, changes.map)
  }

  /// Returns the same list with the newest elements, if it follows a data source.
  ///
  /// - Parameters:
  ///   - shown: the content that is shown.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  /// - Complexity: O(rows).
  func newest(after shown: ListContent, _ progress: ComparisonProgress) -> ListSource {
    guard let rows = content.rows.following, !rows.isNewest else { return self }
    return with(content.with(rows.newest(after: shown.rows, progress)), after: shown)
  }

  /// Returns the same list with the newest elements, if it follows a data source; `nil` if that
  /// would take a long time.
  func immediateNewest(after shown: ListContent) -> ListSource? {
    guard let rows = content.rows.following, !rows.isNewest else { return self }
    guard let newest = rows.immediateNewest(after: shown.rows) else { return nil }
    // Finding the row at which the list opens takes time.
    if shown.count == 0, case .row? = options.start?.place, !newest.findsKeysImmediately {
      return nil
    }
    return with(content.with(newest), after: shown)
  }

  private func with(_ content: ListContent, after shown: ListContent) -> ListSource {
    var copy = self
    copy.content = content
    copy.start = options.opening(content, after: shown)
    return copy
  }
}

extension ListOptions {
  /// Returns the position at which a list opens that had no rows so far; `nil` for its start, or if
  /// it had rows.
  ///
  /// - Complexity: O(rows), so don't call it on the main thread.
  func opening(_ content: ListContent, after shown: ListContent?) -> Anchor? {
    (shown?.count ?? 0) == 0 ? start?.anchor(in: content.rows) : nil
  }
}
