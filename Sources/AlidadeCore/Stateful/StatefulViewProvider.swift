import AlidadeRender

/// The part of a controller that belongs to its type: how its stateful views are made and
/// configured, and how many of them wait for another use.
///
/// Inherit from ``StatefulViewComponentController``, which brings it along. The types of the view and
/// of its context follow from the methods.
@MainActor public protocol StatefulViewProvider: AnyObject {
  /// The component.
  associatedtype Controlled

  /// The type of the view: a class of native views, or a protocol that the views of each toolkit
  /// conform to.
  associatedtype StatefulView

  /// The purpose that a view is made for: a view is recycled only by components with an equal
  /// context.
  ///
  /// Without ``contextForNewStatefulView(_:)`` all views are alike.
  associatedtype ViewContext: Hashable & Sendable = Never?

  /// Makes a stateful view with a toolkit.
  ///
  /// Called when none waits that was made for an equal context.
  ///
  /// - Parameters:
  ///   - context: the purpose of the view.
  ///   - host: the toolkit, which makes views of the portable kinds.
  /// - Returns: a view that is in no other. One that is no native view is reported and not shown.
  static func newStatefulView(_ context: ViewContext, on host: any MountHost) -> StatefulView

  /// Makes a view show a component.
  ///
  /// Called once when a view is acquired, before it is shown, and then for each other component
  /// that the controller gets; not when the component is mounted elsewhere or gets another size.
  static func configureStatefulView(_ view: StatefulView, for component: Controlled)

  /// Returns the purpose that the view of a component is made for.
  ///
  /// A component that asks for another context than before gets another view, unless its controller
  /// refuses to let go of the one it has.
  static func contextForNewStatefulView(_ component: Controlled) -> ViewContext

  /// Returns the number of views with a context that wait at most while no component has them; a
  /// negative number for as many as there are.
  ///
  /// Those that are let go of when enough of them wait are thrown away.
  static func maximumPoolSize(_ context: ViewContext) -> Int

  /// Returns the number of components that may keep views with a context while they are not mounted,
  /// by refusing to let go (``StatefulViewController/canRelinquishStatefulView``); a negative number
  /// for all of them.
  ///
  /// Of more, those that have refused for longest let go all the same: when nothing scrolls, and
  /// during a scroll where ``StatefulViewPool/waitingLimit`` is passed.
  static func maximumRefusalCount(_ context: ViewContext) -> Int

  /// Returns `true` as long as what a context names exists.
  ///
  /// Views with a context that is valid no longer are thrown away when their components let go of
  /// them; a context that became invalid must not become valid again.
  static func isContextValid(_ context: ViewContext) -> Bool
}

extension StatefulViewProvider {
  /// As many as there are.
  public static func maximumPoolSize(_ context: ViewContext) -> Int { -1 }

  /// All of them.
  public static func maximumRefusalCount(_ context: ViewContext) -> Int { -1 }

  /// It does.
  public static func isContextValid(_ context: ViewContext) -> Bool { true }
}

extension StatefulViewProvider where ViewContext == Never? {
  /// No context: all views are alike.
  public static func contextForNewStatefulView(_ component: Controlled) -> Never? { nil }
}

/// The part of a controller that belongs to its type, for views of one toolkit.
///
/// Inherit from ``StatefulViewComponentController``, which brings it along.
@MainActor public protocol NativeStatefulViewProvider: StatefulViewProvider {
  /// Makes a stateful view.
  ///
  /// Called when none waits that was made for an equal context.
  ///
  /// - Parameter context: the purpose of the view.
  /// - Returns: a view that is in no other. One that is no native view is reported and not shown.
  static func newStatefulView(_ context: ViewContext) -> StatefulView
}

extension NativeStatefulViewProvider {
  /// Makes a stateful view, whatever the toolkit.
  public static func newStatefulView(
    _ context: ViewContext, on host: any MountHost
  ) -> StatefulView { newStatefulView(context) }
}
