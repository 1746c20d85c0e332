import AlidadeLayout
import AlidadeRender

/// An object that accompanies a component through all its generations: it observes when the
/// component appears, changes and disappears, and has access to its view.
///
/// There is one controller for each identity. It is created on the main thread when the first
/// generation of its component is about to be shown. It is invalidated when a generation without
/// the component has been shown, or when the host goes away. A component that comes back after that
/// with its state, in different content of a `LayoutReader`, gets a new controller.
///
/// The calls are balanced, whatever happens between them:
///
/// | when | calls |
/// |---|---|
/// | the first generation is about to be shown | `didInit` |
/// | it appears | `willMount`, `didAcquireView`, `didMount` |
/// | it stays, with a newer component | `willUpdate`, `willRemount`, `didRemount`, `didUpdate` |
/// | it isn't mounted, and a newer component replaces it | `didUpdateUnmounted` |
/// | it stays unchanged in a newer generation of its ancestors | `willRemount`, `didRemount` |
/// | it gets another view in the meantime | `willRelinquishView`, `didAcquireView` between the two |
/// | it disappears | `willUnmount`, `willRelinquishView`, `didUnmount` |
/// | the hosting view or the enclosing row becomes visible | `componentTreeWillAppear` |
/// | it is no longer visible | `componentTreeDidDisappear` |
/// | the component or the host is gone | the calls for disappearing, if it is mounted, then `invalidate` |
///
/// The calls of one mount follow the order of ``MountEvent``: in `didMount` and `didUpdate` every
/// view is visible and in place, and children come before their parents.
@MainActor open class ComponentController<Controlled: Component> {
  /// The component that is shown or, if it isn't mounted, the one that will be.
  public internal(set) var component: Controlled {
    didSet { didReplaceComponent() }
  }

  /// The view of the component, while it has one.
  public internal(set) weak var view: (any NativeView)?

  /// The state of ``component`` and a way to change it, as in a body.
  ///
  /// The state is that of the generation to which the component belongs; changes that aren't shown
  /// yet are in ``Context/currentState``.
  public internal(set) var context: Context<Controlled.State>

  /// Creates the controller of a component.
  public required init(_ component: Controlled, context: Context<Controlled.State>) {
    self.component = component
    self.context = context
  }

  /// Called when the component is about to be shown for the first time; nothing is mounted yet.
  open func didInit() {}
  /// Called when the component is about to appear.
  open func willMount() {}
  /// Called when the component has appeared.
  open func didMount() {}
  /// Called when the component stays mounted and is about to be mounted again.
  open func willRemount() {}
  /// Called when the component has been mounted again.
  open func didRemount() {}
  /// Called when the component is about to disappear.
  open func willUnmount() {}
  /// Called when the component has disappeared.
  open func didUnmount() {}
  /// Called when a newer component is about to replace the mounted one.
  ///
  /// ``component`` and the state in ``context`` are still the older ones.
  open func willUpdate(to newer: Controlled) {}
  /// Called when a newer component has replaced the mounted one, and is mounted itself.
  open func didUpdate(from older: Controlled) {}
  /// Called when a newer component has replaced one that isn't mounted, such as one that was
  /// scrolled out of view or belongs to a different page.
  ///
  /// Override this method in a controller that keeps more than its view up to date, such as a
  /// window.
  open func didUpdateUnmounted(from older: Controlled) {}
  /// Called when the component has acquired a view, whose attributes and frame are already set.
  open func didAcquireView(_ view: any NativeView) {}
  /// Called when the component is about to lose its view.
  open func willRelinquishView(_ view: any NativeView) {}
  /// Called when the hosting view, or the row of a list, is about to become visible.
  open func componentTreeWillAppear() {}
  /// Called when the hosting view, or the row of a list, is no longer visible.
  open func componentTreeDidDisappear() {}
  /// Called when the component has been removed; no other method is called afterward.
  open func invalidate() {}

  // MARK: For kinds of controllers

  /// Called when ``component`` was replaced.
  func didReplaceComponent() {}
  /// Called for each mount event, before the methods above.
  func observe(_ event: MountEvent, in place: MountContext) {}
  /// Called after ``invalidate()``.
  func didInvalidate() {}
}

extension ComponentController {
  /// Sets an attribute of the view ahead of the state that determines it; see
  /// ``ViewAttribute/applyOptimistically(to:)``.
  ///
  /// - Returns: `true` if the attribute was set; `false` without a view.
  @discardableResult
  public func applyOptimistically<View>(_ attribute: ViewAttribute<View>) -> Bool {
    view.map { attribute.applyOptimistically(to: $0) } ?? false
  }
}
