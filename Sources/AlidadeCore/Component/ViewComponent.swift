import AlidadeLayout
import AlidadeRender

/// A component that shows a native view: a configuration, a size, and perhaps children inside the
/// view.
///
/// ```swift
/// struct Swatch: ViewComponent {
///   let color: Color
///   var size: ComponentSize { ComponentSize(width: 24, height: 24) }
///
///   func view() -> ViewConfiguration? {
///     ViewConfiguration(.container(), attributes: ViewOptions(backgroundColor: color).viewAttributes())
///   }
/// }
/// ```
///
/// It is a box of the size it wishes for, with each child laid over all of it. A view whose size has
/// to be measured is a ``LayoutComponent`` with a view.
public protocol ViewComponent: BoxComponent {
  /// The view; `nil` or `.none` for no view at all.
  func view() -> ViewConfiguration?

  /// The size the component wishes for.
  var size: ComponentSize { get }
}

extension ViewComponent {
  /// No wish: as small as the children and the surroundings allow.
  public var size: ComponentSize { ComponentSize() }

  /// A box of the size that is wished for; as small as the children allow where nothing is.
  public var box: FlexBox { FlexBox(size) }

  /// Builds the component as one of its kind.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(showing: self)
  }
}
