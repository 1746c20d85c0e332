import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that shows a native control; all controls are based on it.
struct Control<Content: ControlContent>: LayoutComponent, Equatable {
  let content: Content
  let value: Content.Value
  var isEnabled = true
  var options = ViewOptions()
  /// The key combinations of the items of a menu.
  var shortcuts = MenuShortcuts()
  let onChange: Action<Content.Value>

  /// Lays out the control.
  ///
  /// The view depends on the layout direction, so it is part of the layout.
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
      content, value: value, isEnabled: isEnabled, direction: direction, options: options,
      attributes: shortcuts.attributes
    ) { value in
      // The user is interacting with the control, so show the result of the change immediately.
      withImmediateUpdates { onChange(value) }
    }
  }
}

extension Control {
  /// Creates a control that the user can't change.
  init(_ content: Content, value: Content.Value, label: String? = nil) {
    self.init(
      content: content, value: value, options: Control.options(label), onChange: Action { _ in })
  }

  /// Creates a control with a name for assistive technologies.
  init(
    _ content: Content, value: Content.Value, isEnabled: Bool, label: String?,
    shortcuts: MenuShortcuts = MenuShortcuts(), onChange: Action<Content.Value>
  ) {
    self.init(
      content: content, value: value, isEnabled: isEnabled, options: Control.options(label),
      shortcuts: shortcuts, onChange: onChange)
  }

  private static func options(_ label: String?) -> ViewOptions {
    // Always set the label, so that controls with and without a name can share views.
    ViewOptions(accessibility: Accessibility(label: label))
  }
}
