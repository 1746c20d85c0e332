import AlidadeLayout

/// The area of a component that observes which part of it is visible.
@MainActor package final class ObservedArea {
  /// The place where the component is mounted; `nil` while it isn't mounted.
  private var context: MountContext?
  /// The areas of the place where the component is mounted, which notify this one; `nil` while none
  /// do.
  weak var notifier: ObservedAreas?
  private let report: @MainActor (Double) -> Void

  /// Creates the area of a component that isn't mounted.
  ///
  /// - Parameter report: called with the visible portion of the area, from 0 to 1, each time that
  ///   it may have changed.
  package init(report: @escaping @MainActor (Double) -> Void) { self.report = report }

  /// A Boolean value that is `true` if the component is mounted.
  var isMounted: Bool { context != nil }

  /// Begins to observe the area where the component is mounted, or moves it there.
  ///
  /// The visible portion is reported when the update ends.
  ///
  /// - Parameter context: the context of a unit without its own view.
  package func mount(in context: MountContext) {
    self.context = context
    context.record.mounter.observe(self)
  }

  /// Ends the observation until the component is mounted again.
  ///
  /// If it isn't mounted before the update ends, the area reports that no part is visible. A list
  /// that shows the rows of another one mounts them before the other list unmounts them, so only
  /// the tree in which the component was mounted last can unmount it.
  package func unmount(from context: MountContext) {
    if self.context?.root === context.root { self.context = nil }
  }

  /// Ends the observation for good, and reports that no part is visible.
  package func end() {
    context = nil
    report(0)
  }

  /// Reports the visible portion.
  ///
  /// - Parameter places: the places that are already known, by the records of their views; most
  ///   areas share one.
  func notify(_ places: inout [ObjectIdentifier: ViewPlace]) {
    guard let context else { return report(0) }
    report(ObservedArea.visiblePortion(in: context, &places))
  }

  private static func visiblePortion(
    in context: MountContext, _ places: inout [ObjectIdentifier: ViewPlace]
  ) -> Double {
    let view = ObjectIdentifier(context.record)
    if let place = places[view] { return place.visiblePortion(of: context.frame) }
    let mounter = context.record.mounter
    guard mounter.visibility.isVisible, let host = mounter.matchedViews.host,
      var place = context.record.contentPlace(in: host, at: .atRest)
    else { return 0 }
    if let shown = host.shownRect { place.sight = place.sight.intersection(shown) }
    places[view] = place
    return place.visiblePortion(of: context.frame)
  }
}
