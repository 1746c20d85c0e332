import AlidadeRender

/// What the type of a controller says about its stateful views: how they are made and configured,
/// and how many of them wait for another use.
///
/// For views of one toolkit conform to ``NativeStatefulViewProvider`` in its place.
@MainActor public protocol StatefulViewProvider {
  /// The component.
  associatedtype Controlled: StatefulViewDescription

  /// Makes a stateful view with a toolkit.
  ///
  /// Called when none waits that was made for an equal context.
  ///
  /// - Parameters:
  ///   - context: what the view is made for.
  ///   - host: the toolkit, which makes views of the portable kinds.
  /// - Returns: a view that is in no other. One that is no native view is reported and not shown.
  static func newStatefulView(
    _ context: Controlled.ViewContext, on host: any MountHost
  ) -> Controlled.StatefulView

  /// Makes a view show a component.
  ///
  /// Called once when a view is acquired, before it is shown, and then for each other component
  /// that the controller gets; not when the component is mounted elsewhere or gets another size.
  static func configureStatefulView(_ view: Controlled.StatefulView, for component: Controlled)

  /// What the view of a component is made for.
  ///
  /// A component that asks for another context than before gets another view, unless its controller
  /// refuses to let go of the one it has.
  static func contextForNewStatefulView(_ component: Controlled) -> Controlled.ViewContext

  /// How many views with a context wait at most while no component has them; a negative number for
  /// as many as there are.
  ///
  /// Those that are let go of when enough of them wait are thrown away.
  static func maximumPoolSize(_ context: Controlled.ViewContext) -> Int

  /// How many components may keep views with a context while they are not mounted, by refusing to let
  /// go (``StatefulViewComponentController/canRelinquishStatefulView``); a negative number for all
  /// of them.
  ///
  /// Of more, those that have refused for longest let go all the same: when nothing scrolls, and
  /// during a scroll where ``StatefulViewPool/waitingLimit`` is passed.
  static func maximumRefusalCount(_ context: Controlled.ViewContext) -> Int

  /// Whether what a context names still exists.
  ///
  /// Views with a context that is valid no longer are thrown away when their components let go of
  /// them; a context that became invalid must not become valid again.
  static func isContextValid(_ context: Controlled.ViewContext) -> Bool
}

extension StatefulViewProvider {
  /// As many as there are.
  public static func maximumPoolSize(_ context: Controlled.ViewContext) -> Int { -1 }

  /// All of them.
  public static func maximumRefusalCount(_ context: Controlled.ViewContext) -> Int { -1 }

  /// It does.
  public static func isContextValid(_ context: Controlled.ViewContext) -> Bool { true }
}

extension StatefulViewProvider where Controlled.ViewContext == NoViewContext {
  /// All views are alike.
  public static func contextForNewStatefulView(_ component: Controlled) -> NoViewContext {
    NoViewContext()
  }
}

/// What the type of a controller says about stateful views of one toolkit.
@MainActor public protocol NativeStatefulViewProvider: StatefulViewProvider {
  /// Makes a stateful view.
  ///
  /// Called when none waits that was made for an equal context.
  ///
  /// - Parameter context: what the view is made for.
  /// - Returns: a view that is in no other. One that is no native view is reported and not shown.
  static func newStatefulView(_ context: Controlled.ViewContext) -> Controlled.StatefulView
}

extension NativeStatefulViewProvider {
  /// Makes a stateful view, whatever the toolkit.
  public static func newStatefulView(
    _ context: Controlled.ViewContext, on host: any MountHost
  ) -> Controlled.StatefulView { newStatefulView(context) }
}
