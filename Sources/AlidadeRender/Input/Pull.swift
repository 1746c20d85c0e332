/// A pull in progress, which sends events to a view that listens for ``ViewInput/pull``.
@MainActor package struct Pull {
  private let handler: EventHandler<ViewInputEvent>
  /// The distance of the fingers beyond the top, in points.
  package private(set) var distance: Double

  /// Begins a pull.
  ///
  /// - Parameters:
  ///   - distance: the first movement beyond the top, in points; positive.
  ///   - handler: the handler of the view that listens for the pull.
  package init(by distance: Double, _ handler: EventHandler<ViewInputEvent>) {
    self.handler = handler
    self.distance = distance
    send(.began)
  }

  /// Continues the pull.
  ///
  /// - Parameter movement: the movement of the fingers, in points; positive downward.
  /// - Returns: the part of an upward movement that goes beyond the place where the pull began, in
  ///   points; it scrolls the content.
  package mutating func move(by movement: Double) -> Double {
    guard movement.isFinite else { return 0 }
    let next = distance + movement
    if max(0, next) != distance {
      distance = max(0, next)
      send(.changed)
    }
    return min(0, next)
  }

  /// Ends the pull.
  package func end(isCanceled: Bool = false) { send(isCanceled ? .canceled : .ended) }

  private func send(_ phase: GesturePhase) {
    handler.send(.pull(PullEvent(phase: phase, distance: distance)))
  }
}
