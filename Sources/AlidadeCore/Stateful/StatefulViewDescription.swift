import AlidadeLayout
import AlidadeRender

/// What a component says about the stateful view it shows: the part of ``StatefulViewComponent``
/// that the types of controllers build upon.
public protocol StatefulViewDescription: LayoutComponent, ControlledComponent
where Controller: StatefulViewProvider, Controller.Controlled == Self {
  /// The type of the view: a class of native views, or a protocol that the views of each toolkit
  /// conform to.
  associatedtype StatefulView

  /// What a view is made for; a view is recycled only by components with an equal context.
  associatedtype ViewContext: Hashable & Sendable = NoViewContext

  /// The size the component wishes for.
  var size: ComponentSize { get }

  /// The common attributes of the wrapper around the view.
  ///
  /// The view moves to another wrapper when other options are set than before, which costs no more
  /// than that; their values may change freely.
  var wrapperOptions: ViewOptions { get }

  /// Chooses a size from a range, which lies within the wish.
  ///
  /// Any thread. The default takes all the space there is, and the least where that is without
  /// bound. A component with another answer answers ``LayoutComponent/fillsSpace(along:)``, too.
  ///
  /// - Parameters:
  ///   - range: the sizes to choose from.
  ///   - context: what measures text and pictures.
  func measure(in range: SizeRange, _ context: LayoutContext) -> Size
}

extension StatefulViewDescription {
  /// No wish.
  public var size: ComponentSize { ComponentSize() }

  /// None.
  public var wrapperOptions: ViewOptions { ViewOptions() }

  /// Nothing: what is inside is the stateful view.
  public var children: [AnyComponent] { [] }

  /// All the space there is, and the least where that is without bound.
  public func measure(in range: SizeRange, _ context: LayoutContext) -> Size {
    Size(
      width: range.max.width.isFinite ? range.max.width : range.min.width,
      height: range.max.height.isFinite ? range.max.height : range.min.height)
  }

  /// It does so along an axis without a fixed extent.
  public func fillsSpace(along axis: Axis) -> Bool { size.fixedExtent(along: axis) == nil }

  /// The measured size, within the wish.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(size.range)
    return ComponentLayout(size: own.clamp(measure(in: own, context)))
  }

  /// The least extent that is wished for.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double { size.range.min[axis] }

  /// The wished extent, if it is fixed.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    size.fixedExtent(along: axis)
  }
}
