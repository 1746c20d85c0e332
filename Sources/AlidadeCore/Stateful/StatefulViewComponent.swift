import AlidadeLayout
import AlidadeRender

/// A component whose view has state beyond its attributes, such as text being typed or a playing
/// video.
///
/// The mounted view is a plain wrapper. The stateful view lives in the wrapper, belongs to the
/// component's controller, and follows the component to wherever it is mounted next. The view is
/// recycled only if the component has been unmounted for a turn of the main loop, and if the
/// controller agrees.
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
/// The component can't choose the class of its wrapper: a view in the result of its layout is
/// ignored.
public protocol StatefulViewComponent: LayoutComponent, ControllerProviding
where Controller: StatefulViewProvider, Controller.Controlled == Self {
  /// The preferred size of the component.
  var size: ComponentSize { get }

  /// The identity by which the view follows the component to other places; `nil` by default, for a
  /// component that is identified by its place in its tree.
  var viewIdentity: StatefulViewIdentity? { get }

  /// The common attributes of the wrapper around the view.
  ///
  /// If the set of options changes, the view moves to a different wrapper, which is cheap; the
  /// values of the options may change freely.
  var wrapperOptions: ViewOptions { get }

  /// Returns the size of the component in a range, which is already limited to the preferred size.
  ///
  /// This method is called on any thread. By default, the component takes all available space, or
  /// the minimum on an unbounded axis.
  ///
  /// - Parameters:
  ///   - range: the range of permitted sizes.
  ///   - context: the context that measures text and pictures.
  func measure(in range: SizeRange, _ context: LayoutContext) -> Size
}

extension StatefulViewComponent {
  /// Builds the component as the wrapper of its view.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(wrapping: self)
  }

  /// The mounted wrapper.
  var wrapper: ViewConfiguration {
    ViewConfiguration(.container(), attributes: wrapperOptions.viewAttributes())
  }

  /// No preference.
  public var size: ComponentSize { ComponentSize() }

  /// No identity beyond the place in the tree.
  public var viewIdentity: StatefulViewIdentity? { nil }

  /// No options.
  public var wrapperOptions: ViewOptions { ViewOptions() }

  /// No children: the wrapper contains the stateful view.
  public var children: [AnyComponent] { [] }

  /// Returns all available space, or the minimum on an unbounded axis.
  public func measure(in range: SizeRange, _ context: LayoutContext) -> Size {
    Size(
      width: range.max.width.isFinite ? range.max.width : range.min.width,
      height: range.max.height.isFinite ? range.max.height : range.min.height)
  }

  /// The layout behavior, which fixes the axes along which the preferred size is exact.
  public var layoutBehavior: LayoutBehavior { LayoutBehavior(fixedAxes: size.fixedAxes) }

  /// Returns the measured size, within the preferred size.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(size.range)
    return ComponentLayout(size: own.clamp(measure(in: own, context)))
  }

  /// Returns the preferred minimum.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double { size.range.min[axis] }
}
