import AlidadeLayout
import AlidadeRender

/// A component whose view remembers more than its attributes say: text that is being typed, a video
/// that plays.
///
/// What is mounted is a plain wrapper. The view lives in it, belongs to the component's controller,
/// and goes with the component wherever that is mounted next. Only when the component has not been
/// mounted for a turn of the main loop is the view recycled, and only if the controller agrees.
///
/// ```swift
/// struct Clip: StatefulViewComponent, Equatable {
///   let url: String
///
///   final class Controller: StatefulViewComponentController<Clip> {
///     static func newStatefulView(_ context: ViewContext) -> PlayerView { PlayerView() }
///
///     static func configureStatefulView(_ view: PlayerView, for clip: Clip) {
///       view.url = clip.url
///     }
///   }
/// }
/// ```
///
/// The component cannot choose the class of its wrapper: a view in the result of its layout is not
/// used.
public protocol StatefulViewComponent: LayoutComponent, ControlledComponent
where Controller: StatefulViewProvider, Controller.Controlled == Self {
  /// The size the component wishes for.
  var size: ComponentSize { get }

  /// The identity under which the view goes with the component to other places; `nil` unless
  /// implemented, for a component that is known by its place in its tree.
  var viewIdentity: StatefulViewIdentity? { get }

  /// The common attributes of the wrapper around the view.
  ///
  /// The view moves to another wrapper when other options are set than before, which costs no more
  /// than that; their values may change freely.
  var wrapperOptions: ViewOptions { get }

  /// Chooses a size from a range, which lies within the wish.
  ///
  /// Any thread. The default takes all the space there is, and the least where that is without
  /// bound.
  ///
  /// - Parameters:
  ///   - range: the sizes to choose from.
  ///   - context: what measures text and pictures.
  func measure(in range: SizeRange, _ context: LayoutContext) -> Size
}

extension StatefulViewComponent {
  /// Builds the component as one of its kind.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(wrapping: self)
  }

  /// The view that is mounted.
  var wrapper: ViewConfiguration {
    ViewConfiguration(.container(), attributes: wrapperOptions.viewAttributes())
  }

  /// No wish.
  public var size: ComponentSize { ComponentSize() }

  /// None.
  public var viewIdentity: StatefulViewIdentity? { nil }

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

  /// The axes along which the size is wished for exactly.
  public var layoutTraits: LayoutTraits { LayoutTraits(fixedAxes: size.fixedAxes) }

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
}
