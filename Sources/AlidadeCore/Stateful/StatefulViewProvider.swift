import AlidadeRender

/// The requirements of a controller type: it creates and configures stateful views, and limits the
/// number of pooled views.
///
/// Inherit from ``StatefulViewComponentController``, which includes these requirements. The types
/// of the view and of its context are inferred from the methods.
@MainActor public protocol StatefulViewProvider: AnyObject {
  /// The type of the component.
  associatedtype Controlled

  /// The type of the view: a class of native views, or a protocol that the views of each toolkit
  /// conform to.
  associatedtype StatefulView

  /// The type of the purpose that a view is created for: a view is recycled only by components with
  /// an equal context.
  ///
  /// Without ``contextForNewStatefulView(_:)`` all views are interchangeable.
  associatedtype ViewContext: Hashable & Sendable = Never?

  /// Creates a stateful view with a toolkit.
  ///
  /// This method is called if no pooled view was created for an equal context.
  ///
  /// - Parameters:
  ///   - context: the purpose of the view.
  ///   - host: the toolkit, which creates portable views.
  /// - Returns: a view without a superview. A view that isn't a native view is reported and not
  ///   shown.
  static func newStatefulView(_ context: ViewContext, on host: any MountHost) -> StatefulView

  /// Configures a view to show a component.
  ///
  /// This method is called once when a view is acquired, before it is shown, and then each time the
  /// component is replaced. It isn't called when the component is mounted elsewhere or its size
  /// changes.
  static func configureStatefulView(_ view: StatefulView, for component: Controlled)

  /// Returns the purpose that the view of a component is created for.
  ///
  /// If the context changes, the component gets a different view, unless its controller refuses to
  /// relinquish its view.
  static func contextForNewStatefulView(_ component: Controlled) -> ViewContext

  /// Returns the maximum number of pooled views with a context; a negative number for no limit.
  ///
  /// Views that are relinquished beyond that number are discarded.
  static func maximumPoolSize(_ context: ViewContext) -> Int

  /// Returns the maximum number of unmounted components that may keep views with a context by
  /// refusing to relinquish them (``StatefulViewController/canRelinquishStatefulView``); a negative
  /// number for no limit.
  ///
  /// Beyond that number, the components that have refused the longest relinquish their views
  /// anyway: when nothing scrolls, and during a scroll if ``StatefulViewPool/waitingLimit`` is
  /// exceeded.
  static func maximumRefusalCount(_ context: ViewContext) -> Int

  /// Returns `true` as long as the subject of a context exists.
  ///
  /// Views with an invalid context are discarded when their components relinquish them. A context
  /// that became invalid must not become valid again.
  static func isContextValid(_ context: ViewContext) -> Bool
}

extension StatefulViewProvider {
  /// Returns a negative number, for no limit.
  public static func maximumPoolSize(_ context: ViewContext) -> Int { -1 }

  /// Returns a negative number, for no limit.
  public static func maximumRefusalCount(_ context: ViewContext) -> Int { -1 }

  /// Returns `true`.
  public static func isContextValid(_ context: ViewContext) -> Bool { true }
}

extension StatefulViewProvider where ViewContext == Never? {
  /// Returns no context: all views are interchangeable.
  public static func contextForNewStatefulView(_ component: Controlled) -> Never? { nil }
}

/// The requirements of a controller type for views of one toolkit.
///
/// Inherit from ``StatefulViewComponentController``, which includes these requirements.
@MainActor public protocol NativeStatefulViewProvider: StatefulViewProvider {
  /// Creates a stateful view.
  ///
  /// This method is called if no pooled view was created for an equal context.
  ///
  /// - Parameter context: the purpose of the view.
  /// - Returns: a view without a superview. A view that isn't a native view is reported and not
  ///   shown.
  static func newStatefulView(_ context: ViewContext) -> StatefulView
}

extension NativeStatefulViewProvider {
  /// Creates a stateful view, for any toolkit.
  public static func newStatefulView(
    _ context: ViewContext, on host: any MountHost
  ) -> StatefulView { newStatefulView(context) }
}
