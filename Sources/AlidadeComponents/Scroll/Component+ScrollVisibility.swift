import AlidadeCore
import AlidadeRender

extension Component {
  /// Performs an action when the component becomes visible, or is no longer visible, wherever it
  /// is: in a ``Scroll``, in a row of a list, or elsewhere in a window.
  ///
  /// ```swift
  /// Clip(url: url, isPlaying: context.state.isPlaying)
  ///   .onScrollVisibilityChange { isVisible in context.update { $0.isPlaying = isVisible } }
  /// ```
  ///
  /// The component is visible while at least the given part of its area is inside the viewports of
  /// all lists and components that scroll around it, inside all views around it that clip their
  /// content, and inside its window. By default, that is half of the area, which a component that
  /// is taller than two viewports never reaches, so use a threshold of 0 for those. A component
  /// without an area, such as a mark at the end of a text, is visible if its position is, even at
  /// the edge of a viewport.
  ///
  /// Nothing is visible in a window that is minimized or suspended, or in a hosting view that isn't
  /// on the screen. The transforms around the component count, and a component that is rotated
  /// counts with its bounding box, but its opacity and views that cover it, such as sticky headers,
  /// don't. A component that moves with an animation counts as already in its new place, and one
  /// that a ``Motion`` moves or scales counts where it would be without it. The edges of the
  /// columns of a table don't count.
  ///
  /// A component isn't visible before it is mounted, so the action isn't called for a component
  /// that appears out of sight. If the component is removed, or loses its views because it is far
  /// from the viewport, it is no longer visible. Therefore, each call with `true` is followed by
  /// one with `false`. If it only gets other views, it stays visible.
  ///
  /// When views are scrolled or updated, the time that this takes is proportional to the number of
  /// mounted components with this modifier.
  ///
  /// - Parameters:
  ///   - threshold: the part of the area that must be visible, from 0 for any part to 1 for the
  ///     whole area. Other values are reported and clamped; NaN counts as 0.
  ///   - action: called on the main thread, after all views are in place or, if the component is
  ///     removed, when it is; the closure of the newest generation runs.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> some Component {
    VisibilityEffect(
      threshold: ParameterCheck.value(
        threshold, "The threshold of onScrollVisibilityChange", in: 0...1),
      action: Action(action), content: AnyComponent(self))
  }
}
