import AlidadeLayout
import AlidadeRender

/// A component whose layout is a flexbox, in the words of CSS.
///
/// The component and all flexboxes below it are solved as one tree: through components that compose
/// others, and through everything that says how it is laid out as a box
/// (``LayoutComponent/flexBox(_:)``), such as padding and frames. What is anything else is measured.
///
/// ```swift
/// struct Toolbar: FlexComponent {
///   let children: [AnyComponent]
///
///   var flexStyle: FlexStyle {
///     var style = FlexStyle()
///     style.columnGap = 6
///     style.justifyContent = .spaceBetween
///     return style
///   }
/// }
/// ```
///
/// One thing differs from CSS, where the blocks around a flexbox see to it: a container with a child
/// that grows takes all the length it is offered, as long as that is finite.
public protocol FlexComponent: LayoutComponent {
  /// The container: its own box, and how the children stand in it.
  var flexStyle: FlexStyle { get }
}

extension FlexComponent {
  /// The container, with the children as its items.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? { FlexBox(flexStyle) }

  /// Solves the component and all flexboxes below it as one tree.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    children.layout(as: flexBox(children) ?? FlexBox(flexStyle), in: range)
  }

  /// The min-content width; for the height, that of the content in the width there is, or zero when
  /// something in it scrolls.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    children.minimumExtent(
      of: flexBox(children) ?? FlexBox(flexStyle), along: axis, across: across)
  }
}
