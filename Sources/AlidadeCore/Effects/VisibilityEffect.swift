import AlidadeRender

/// A component that performs an action when its content becomes visible, or is no longer visible.
package struct VisibilityEffect: ControllerProviding, ModifierComponent, Equatable {
  /// The visible portion of the area, from 0 to 1, at which the content counts as visible.
  let threshold: Double
  let action: Action<Bool>
  package let content: AnyComponent

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - threshold: the portion of the area that must be visible, from 0 for any part to 1 for all
  ///     of it.
  ///   - action: called with `true` when the content becomes visible, and with `false` when it no
  ///     longer is.
  ///   - content: the content.
  package init(threshold: Double, action: Action<Bool>, content: AnyComponent) {
    self.threshold = threshold
    self.action = action
    self.content = content
  }

  package var body: some Component { content }

  package final class Controller: ComponentController<VisibilityEffect> {
    /// The difference that is ignored, because sums and products of floating point numbers aren't
    /// exact.
    private static let tolerance = 1e-6

    private lazy var area = ObservedArea { [weak self] portion in self?.update(portion) }
    /// A Boolean value that is `true` if the content was last reported as visible.
    private var isVisible = false

    override func observe(_ event: MountEvent, in place: MountContext) {
      switch event {
      case .didMount, .didUpdate: area.mount(in: place)
      case .didUnmount: area.unmount(from: place)
      case .willMount, .willUpdate, .didAcquireView, .willRelinquishView, .willUnmount: break
      }
    }

    override func didInvalidate() { area.end() }

    /// - Parameter portion: the visible portion of the area, from 0 to 1.
    private func update(_ portion: Double) {
      let isVisible = portion > 0 && portion >= component.threshold - Controller.tolerance
      if isVisible == self.isVisible { return }
      self.isVisible = isVisible
      component.action(isVisible)
    }
  }
}
