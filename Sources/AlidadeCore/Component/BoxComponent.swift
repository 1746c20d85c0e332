/// A component that is a box of the flexbox solver: it says how it and its children are laid out, and
/// its layout, its smallest extents and the extents of its own follow from that.
///
/// All boxes in each other are solved as one tree, through components that compose others.
///
/// ```swift
/// struct Toolbar: BoxComponent {
///   let children: [AnyComponent]
///
///   var box: FlexBox {
///     var style = FlexStyle()
///     style.columnGap = 6
///     style.justifyContent = .spaceBetween
///     return .container(style)
///   }
/// }
/// ```
public protocol BoxComponent: PrimitiveComponent {
  /// The box, and what the children are to it.
  ///
  /// Any thread; asked for each layout, and must depend on nothing but the component's properties.
  var box: FlexBox { get }
}

extension BoxComponent {
  /// Visits the component as a box.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(boxing: self)
  }
}
