import AlidadeLayout
import AlidadeRender

extension HeadlessPointer {
  /// Moves a finger up and down, then lifts it.
  func pull(
    through distances: [Double], isCanceled: Bool, _ didMove: (Double) -> Void
  ) -> Bool {
    guard receivesInput else { return false }
    let views = view.outwardViews
    let scrollViews = views.compactMap { $0 as? HeadlessScrollView }
    var pull: Pull?
    var before = 0.0
    for distance in distances {
      defer { didMove(distance) }
      var rest = distance - before
      before = distance
      // A movement back ends at the top before it scrolls, and a movement down scrolls before it
      // pulls.
      if let pulled = pull?.distance, pulled > 0 { rest = pull?.move(by: rest) ?? 0 }
      for scrollView in scrollViews where rest != 0 {
        rest = -scrollView.moveContent(by: Point(x: 0, y: -rest)).y
      }
      guard rest > 0 else { continue }
      if pull != nil {
        _ = pull?.move(by: rest)
      } else if let handler = HeadlessPointer.pullHandler(around: views) {
        pull = Pull(by: rest, handler)
      }
    }
    pull?.end(isCanceled: isCanceled)
    return pull != nil
  }

  /// Returns the handler of the innermost view that listens for pulls around the innermost vertical
  /// scroll view.
  private static func pullHandler(
    around views: [HeadlessView]
  ) -> EventHandler<ViewInputEvent>? {
    let outside = views.drop { ($0 as? HeadlessScrollView)?.scrollAxes.contains(.vertical) != true }
    return outside.lazy.compactMap { $0.interaction?.listener(for: .pull) }.first
  }
}
