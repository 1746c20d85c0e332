import AlidadeRender

/// A component whose view remembers more than its attributes say: text that is being typed, a video
/// that plays.
///
/// What is mounted is a plain wrapper. The view lives in it, belongs to the component's controller,
/// and goes with the component wherever that is mounted next: into another row of a list, another
/// host, another window. Only when the component has not been mounted for a turn of the main loop
/// is the view recycled, and only if the controller agrees.
///
/// ```swift
/// struct Clip: StatefulViewComponent, Equatable {
///   typealias StatefulView = PlayerView
///   let url: String
///
///   final class Controller: StatefulViewComponentController<Clip>, NativeStatefulViewProvider {
///     static func newStatefulView(_ context: NoViewContext) -> PlayerView { PlayerView() }
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
public protocol StatefulViewComponent: StatefulViewDescription
where Controller: StatefulViewComponentController<Self> {}

extension StatefulViewComponent {
  /// Visits the component as one that shows a stateful view.
  public func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
    visitor.visit(wrapping: self)
  }

  /// The view that is mounted.
  var wrapper: ViewConfiguration {
    ViewConfiguration(.container(), attributes: wrapperOptions.viewAttributes())
  }
}
