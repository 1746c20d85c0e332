import AlidadeLayout
import AlidadeRender

extension HeadlessPointer {
  /// Moves a finger, or the fingers on a touchpad, sideways, then lifts it.
  ///
  /// - Returns: `true` if a view that listens for ``ViewInput/pan`` handled the movement.
  func pan(
    through translations: [Double], velocity: Double, isCanceled: Bool, _ didMove: (Double) -> Void
  ) -> Bool {
    guard receivesInput, let last = translations.last, let receiver = panReceiver else {
      return false
    }
    var steps = translations.map { (phase: GesturePhase.changed, x: $0, velocity: 0.0) }
    steps[0].phase = .began
    steps.append((isCanceled ? .canceled : .ended, last, velocity))
    return send(steps.map(\.phase), .pan, to: (receiver, .zero)) { phase, step, place in
      let (_, x, velocity) = steps[step]
      // Run frames before the next step.
      if step > 0 { didMove(steps[step - 1].x) }
      return .drag(
        DragEvent(
          phase: phase, start: place, translation: Point(x: x, y: 0),
          velocity: Point(x: velocity, y: 0), modifiers: modifiers))
    }
  }

  /// The innermost view that listens for sideways movements; `nil` if there is none, or if a view
  /// inside it moves sideways by itself.
  private var panReceiver: HeadlessView? {
    for view in view.outwardViews {
      if let list = view as? HeadlessScrollView,
        list.swipesRows || list.maximumContentOffset.x > 0 && list.scrollAxes.contains(.horizontal)
      {
        return nil
      }
      if view is HeadlessTextInputView || view is HeadlessSliderView { return nil }
      if (view as? HeadlessTextView)?.selectionHandler != nil { return nil }
      guard let interaction = view.interaction else { continue }
      if interaction.listener(for: .pan) != nil { return view }
      if interaction.takesDrags { return nil }
    }
    return nil
  }
}
