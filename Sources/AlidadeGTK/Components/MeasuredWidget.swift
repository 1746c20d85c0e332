#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that shows a widget at its last measured size, and reports when the widget requests
/// a different size.
struct MeasuredWidget: LayoutComponent, ControllerProviding, AlwaysRebuilt {
  let configuration: ViewConfiguration
  /// The size that the widget requested; `nil` if no similar widget has been measured.
  let extents: WidgetExtents?
  /// A closure that is called when the widget requests a different size.
  let didMeasure: @MainActor @Sendable (WidgetExtents) -> Void

  func view() -> ViewConfiguration? { configuration }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let extents else { return ComponentLayout(size: range.min) }
    let width = range.clamp(Size(width: extents.naturalWidth, height: 0)).width
    return ComponentLayout(
      size: range.clamp(Size(width: width, height: extents.height(in: width))))
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    guard let extents else { return 0 }
    return axis == .horizontal
      ? extents.minimumWidth : extents.height(in: min(across, extents.naturalWidth))
  }

  /// A controller that measures the widget whenever its size request may have changed.
  final class Controller: ComponentController<MeasuredWidget> {
    override func didAcquireView(_ view: any NativeView) {
      (view as? GTKWidgetView)?.sizeObserver = { [weak self] in self?.measure() }
    }

    override func willRelinquishView(_ view: any NativeView) {
      (view as? GTKWidgetView)?.sizeObserver = nil
    }

    override func didMount() { measure() }

    override func didRemount() { measure() }

    private func measure() {
      guard let view = view as? GTKWidgetView else { return }
      let known = component.extents
      let found = view.extents(adding: known)
      if found.isLaidOut(as: known) { return }
      component.didMeasure(found)
    }
  }
}

extension WidgetExtents {
  /// Returns `true` if a layout that assumed `known` is correct for a widget that requests this
  /// size.
  fileprivate func isLaidOut(as known: WidgetExtents?) -> Bool {
    guard let known, known.minimumWidth == minimumWidth, known.naturalWidth == naturalWidth else {
      return false
    }
    return heights.allSatisfy { known.height(in: $0.key) == $0.value }
  }
}

extension GTKWidgetView {
  /// Returns the widget's current size request, including its height at the view's width.
  ///
  /// Heights at other widths that were measured before are kept as long as nothing else has
  /// changed.
  fileprivate func extents(adding known: WidgetExtents?) -> WidgetExtents {
    let widths = widthRequest
    var found = WidgetExtents(
      minimumWidth: widths.minimum, naturalWidth: widths.natural, heights: [:])
    for width in [found.naturalWidth, frame.size.width] where width > 0 {
      found.heights[width] = heightRequest(width: width)
    }
    guard let known, known.minimumWidth == found.minimumWidth,
      known.naturalWidth == found.naturalWidth,
      known.heights.count < WidgetExtents.heightLimit,
      found.heights.allSatisfy({ (known.heights[$0.key] ?? $0.value) == $0.value })
    else { return found }
    found.heights.merge(known.heights) { new, _ in new }
    return found
  }
}
#endif
