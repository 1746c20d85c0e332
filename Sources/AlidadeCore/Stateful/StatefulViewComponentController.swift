/// Accompanies a component with a stateful view, and has that view.
///
/// Inherit from it, and say how a view is made and how it shows the component; all else is optional.
/// The type of the view follows from that.
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
/// It is the class ``StatefulViewController`` with the requirements of
/// ``NativeStatefulViewProvider``, so that a controller that does not say how its views are made does
/// not compile.
public typealias StatefulViewComponentController<Controlled: StatefulViewComponent> =
  StatefulViewController<Controlled> & NativeStatefulViewProvider

/// Accompanies a component with a stateful view that each toolkit makes in its own way.
///
/// As ``StatefulViewComponentController``, but ``StatefulViewProvider/newStatefulView(_:on:)`` is
/// given the toolkit, and has it make a portable view. The type of the view is then the protocol of
/// that view, such as `any TextView`.
public typealias PortableStatefulViewComponentController<Controlled: StatefulViewComponent> =
  StatefulViewController<Controlled> & StatefulViewProvider
