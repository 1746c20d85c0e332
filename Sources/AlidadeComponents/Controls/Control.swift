import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Shows one native control: what all controls are made of.
struct Control<Content: ControlContent>: LayoutComponent, Equatable {
  let content: Content
  let value: Content.Value
  var isEnabled = true
  var options = ViewOptions()
  let onChange: Action<Content.Value>

  /// The view depends on where lines begin, and so comes with the layout.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let extents = content.extents(context.measurer)
    var size = extents.natural
    if let axis = content.filledAxis, range.max[axis].isFinite { size[axis] = range.max[axis] }
    size = range.clamp(size)
    let slack = (size.height - extents.natural.height) / 2
    return ComponentLayout(
      size: size, baseline: extents.baseline.map { max(0, $0 + slack) },
      view: configuration(context.direction))
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    content.extents(context.measurer).minimum[axis]
  }

  private func configuration(_ direction: LayoutDirection) -> ViewConfiguration {
    let onChange = onChange
    return .control(
      content, value: value, isEnabled: isEnabled, direction: direction, options: options
    ) { value in
      // The hand is on the control, so it must show what follows from the change at once.
      withImmediateUpdates { onChange(value) }
    }
  }
}

extension Control {
  /// Shows a control that the user does not change.
  init(_ content: Content, value: Content.Value, label: String? = nil) {
    self.init(
      content: content, value: value, options: Control.options(label), onChange: Action { _ in })
  }

  /// Shows a control with a name for assistive technologies.
  init(
    _ content: Content, value: Content.Value, isEnabled: Bool, label: String?,
    onChange: Action<Content.Value>
  ) {
    self.init(
      content: content, value: value, isEnabled: isEnabled, options: Control.options(label),
      onChange: onChange)
  }

  private static func options(_ label: String?) -> ViewOptions {
    // Always set, so that controls with and without a name can use the same views.
    ViewOptions(accessibility: Accessibility(label: label))
  }
}
