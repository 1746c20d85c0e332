/// An object that is notified when the root view becomes visible, or is no longer visible.
@MainActor package protocol VisibilityObserver: AnyObject {
  /// Called after ``HostVisibility/isVisible`` has changed.
  func hostVisibilityDidChange()
}

/// A record of whether the user can see the root view.
///
/// The root view of a window that is minimized or suspended, or of a page that is covered, isn't
/// visible.
@MainActor package final class HostVisibility {
  private let observers = WeakObservers<any VisibilityObserver>()

  /// A Boolean value that is `true` if the root view is visible.
  package var isVisible = false {
    didSet {
      if isVisible == oldValue { return }
      isConcealed = oldValue
      observers.notify { $0.hostVisibilityDidChange() }
    }
  }

  /// A Boolean value that is `true` if the root view was visible before, and is no longer visible.
  ///
  /// The root view of a host that never says whether it is visible isn't concealed.
  package private(set) var isConcealed = false

  /// Notifies an object of changes as long as it exists.
  package func add(_ object: any VisibilityObserver) { observers.add(object) }
}
