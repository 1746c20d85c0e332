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
/// In a flex container such a component is measured, unless it says that it is a box that its
/// content fills, which is what the layout that it has by default amounts to for one child:
///
/// ```swift
/// func flexBox(_ children: LayoutChildren) -> FlexBox? {
///   children.count > 1 ? nil : FlexBox(size)
/// }
/// ```
public protocol ViewComponent: LayoutComponent {
  /// The view; `nil` or `.none` for no view at all.
  func view() -> ViewConfiguration?

  /// The size the component wishes for.
  var size: ComponentSize { get }
}

extension ViewComponent {
  /// No wish: as small as the children and the surroundings allow.
  public var size: ComponentSize { ComponentSize() }

  /// Nothing inside the view.
  public var children: [AnyComponent] { [] }

  /// Gives the component the size it wishes for, within the range, and lays each child over all of
  /// it.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(size.range)
    let measured = children.map { $0.layout(in: own) }
    let content = measured.reduce(Size.zero) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    let chosen = own.clamp(content)
    let exact = SizeRange(exactly: chosen)
    return ComponentLayout(
      size: chosen, baseline: measured.first?.baseline,
      placements: zip(children, measured).map { child, layout in
        .init(layout.size == chosen ? layout : child.layout(in: exact), at: .zero)
      })
  }

  /// The wished extent if it is fixed, else the largest answer among the children.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    if let fixed = size.fixedExtent(along: axis) { return fixed }
    let inside = min(across, size.range.max[axis.cross])
    return children.reduce(0) { max($0, $1.minimumExtent(along: axis, across: inside)) }
  }

  /// The wished extent, if it is fixed.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    size.fixedExtent(along: axis)
  }

  /// Visits the component as one that wraps a view.
  public func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
    visitor.visit(showing: self)
  }
}
