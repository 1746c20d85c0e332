/// A component that the flexbox solver lays out as a box.
///
/// The layout of the component and its smallest extents follow from the box and its children.
///
/// Nested boxes are solved as one tree, even through components that compose others.
///
/// ```swift
/// struct Toolbar: FlexComponent {
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
public protocol FlexComponent: PrimitiveComponent {
  /// The box, with the roles of the children in it.
  ///
  /// This property is read on any thread, for each layout. The result must depend only on the
  /// component's properties.
  var box: FlexBox { get }
}

extension FlexComponent {
  /// Builds the component as a box.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(boxing: self)
  }
}
