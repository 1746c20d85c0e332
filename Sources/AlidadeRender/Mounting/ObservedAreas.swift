/// The mounted components, in all trees of one place, that observe which part of them is visible.
///
/// They are notified when an update ends, whether it shows other components, scrolls or moves a row
/// that the user swipes, and when the user begins or ceases to see the root view. Nothing else
/// changes the final places of views, because values that a motion sets by hand don't count, so
/// nothing is observed between updates.
@MainActor final class ObservedAreas {
  // Proof of no dangling: the mounter owns this object, and everything else references it weakly.
  private unowned let mounter: Mounter
  /// The areas, in the order in which they were added; those that were unmounted are removed after
  /// the next notification, and those that were mounted in another place are ignored by it.
  private var areas: [ObservedArea] = []
  private var isNotifying = false
  /// A Boolean value that is `true` if the areas may have changed since they were last notified.
  private var needsNotification = false
  private var isScheduled = false

  /// The maximum number of consecutive notifications, each of which may cause the next.
  private static let limit = 8

  init(_ mounter: Mounter) {
    self.mounter = mounter
    mounter.visibility.add(self)
  }

  /// Adds an area, unless it was added before and not removed.
  func add(_ area: ObservedArea) {
    if area.notifier === self { return }
    area.notifier = self
    areas.append(area)
  }

  /// Notifies all components of their visible parts.
  ///
  /// A component may respond with an immediate update, after which all are notified again. After a
  /// few times, the rest waits for the next frame, and the loop is reported.
  func notify() {
    needsNotification = true
    if isNotifying { return }
    isNotifying = true
    defer { isNotifying = false }
    for _ in 0..<ObservedAreas.limit {
      needsNotification = false
      var places: [ObjectIdentifier: ViewPlace] = [:]
      for area in areas where area.notifier === self {
        area.notify(&places)
        // An action may have moved the views.
        if needsNotification { places = [:] }
      }
      if !needsNotification { return removeOthers() }
    }
    reportLoop()
    scheduleNotification()
  }

  /// Removes the areas of components that are no longer mounted here; they have been notified.
  private func removeOthers() {
    areas.removeAll { area in
      guard area.notifier === self else { return true }
      if area.isMounted { return false }
      area.notifier = nil
      return true
    }
  }

  private func scheduleNotification() {
    if isScheduled { return }
    isScheduled = true
    mounter.host.scheduleFrame { [weak self] in
      self?.isScheduled = false
      self?.mounter.notifyObservedAreas()
    }
  }

  private func reportLoop() {
    Diagnostics.reportOnce(
      Diagnostic(
        "Components became visible or invisible \(ObservedAreas.limit) times in a row.",
        remedy: """
          An action of onScrollVisibilityChange makes an immediate update that moves a component into view or out of \
          view each time. Make a change that doesn't affect what is visible. The rest waits for the next frame.
          """))
  }
}

extension ObservedAreas: VisibilityObserver {
  func hostVisibilityDidChange() {
    // An update in progress ends with a notification.
    if !mounter.isUpdating { mounter.notifyObservedAreas() }
  }
}
