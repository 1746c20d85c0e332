import AlidadeRender

/// A component that shows a native view.
///
/// The component provides the configuration of the view, a preferred size, and optionally children
/// inside the view.
///
/// ```swift
/// struct Swatch: ViewComponent {
///   let color: Color
///   var size: ComponentSize { ComponentSize(width: 24, height: 24) }
///
///   func view() -> ViewConfiguration? {
///     ViewConfiguration(.container(), attributes: ViewOptions(backgroundColor:
///   color).viewAttributes()) }
/// }
/// ```
///
/// The component is laid out as a box of its preferred size, and each child fills the box. If the
/// size of a view has to be measured, use a ``LayoutComponent`` with a view.
public protocol ViewComponent: FlexComponent {
  /// Returns the configuration of the view; `nil` or `.none` for no view.
  func view() -> ViewConfiguration?

  /// The preferred size of the component.
  var size: ComponentSize { get }
}

extension ViewComponent {
  /// No preference: as small as the children and the parent allow.
  public var size: ComponentSize { ComponentSize() }

  /// A box of the preferred size; along other axes as small as the children allow.
  public var box: FlexBox { FlexBox(size) }

  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(showing: self)
  }
}
