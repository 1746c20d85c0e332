/// A controller that owns the stateful view of a component.
///
/// Inherit from this type and implement the methods that create and configure a view; everything
/// else is optional. The type of the view is inferred from these methods.
///
/// ```swift
/// final class Controller: StatefulViewComponentController<Clip> {
///   static func newStatefulView(_ context: ViewContext) -> PlayerView { PlayerView() }
///   static func configureStatefulView(_ view: PlayerView, for clip: Clip) { view.url = clip.url }
///
///   override func didAcquireStatefulView(_ view: PlayerView) { view.delegate = self }
/// }
/// ```
///
/// The type is a combination of the class ``StatefulViewController`` and the requirements of
/// ``NativeStatefulViewProvider``, so that a controller compiles only if it creates its views.
public typealias StatefulViewComponentController<Controlled: StatefulViewComponent> =
  StatefulViewController<Controlled> & NativeStatefulViewProvider

/// A controller of a component with a stateful view that each toolkit creates in its own way.
///
/// This type is like ``StatefulViewComponentController``, but
/// ``StatefulViewProvider/newStatefulView(_:on:)`` gets the toolkit, and lets it create a portable
/// view. The type of the view is then the protocol of that view, such as `any TextView`.
public typealias PortableStatefulViewComponentController<Controlled: StatefulViewComponent> =
  StatefulViewController<Controlled> & StatefulViewProvider
