import AlidadeLayout
import AlidadeRender

/// Accompanies a component over all its generations: knows when it appears, changes and goes, and
/// has its view.
///
/// There is one for each identity. It is made on the main thread when the first generation of its
/// component is about to be shown, and ends when a generation without the component has been shown,
/// or the host goes away.
///
/// The calls, each balanced by its counterpart whatever happens in between:
///
/// | when | calls |
/// |---|---|
/// | the first generation is about to be shown | `didInit` |
/// | it appears | `willMount`, `didAcquireView`, `didMount` |
/// | it stays, with a newer component | `willUpdate`, `willRemount`, `didRemount`, `didUpdate` |
/// | it stays as it is, in a newer generation around it | `willRemount`, `didRemount` |
/// | it gets another view meanwhile | `willRelinquishView`, `didAcquireView` between the two |
/// | it disappears | `willUnmount`, `willRelinquishView`, `didUnmount` |
/// | the hosting view or the row around it becomes visible | `componentTreeWillAppear` |
/// | that is visible no longer | `componentTreeDidDisappear` |
/// | its component is gone, or the host | the calls for disappearing, if it is mounted, then `invalidate` |
///
/// A component that is rebuilt while it is not mounted changes silently: the controller finds the
/// new one in ``component`` when it appears. Calls of one pass come in the order of ``MountEvent``:
/// in `didMount` and `didUpdate` every view is visible and in place, children come before the
/// components around them.
@MainActor open class ComponentController<Controlled: Component> {
  /// The component, as it is shown, or as it will be when it is not mounted.
  public internal(set) var component: Controlled {
    didSet { didReplaceComponent() }
  }

  /// The view of the component, while it has one.
  public internal(set) weak var view: (any NativeView)?

  /// What the component remembers, and how to change that; as in a body.
  public let context: Context<Controlled.State>

  /// Makes the controller of a component.
  public required init(_ component: Controlled, context: Context<Controlled.State>) {
    self.component = component
    self.context = context
  }

  /// The component is about to be shown for the first time; nothing is mounted yet.
  open func didInit() {}
  /// The component is about to appear.
  open func willMount() {}
  /// The component has appeared.
  open func didMount() {}
  /// The component stays mounted and is about to be mounted again.
  open func willRemount() {}
  /// The component has been mounted again.
  open func didRemount() {}
  /// The component is about to disappear.
  open func willUnmount() {}
  /// The component has disappeared.
  open func didUnmount() {}
  /// The component is about to be replaced by a newer one while it is mounted.
  ///
  /// ``component`` is still the older one.
  open func willUpdate(to newer: Controlled) {}
  /// The component was replaced by a newer one, which is mounted.
  open func didUpdate(from older: Controlled) {}
  /// The component got a view; its attributes and its frame are set.
  open func didAcquireView(_ view: any NativeView) {}
  /// The component is about to lose its view.
  open func willRelinquishView(_ view: any NativeView) {}
  /// The hosting view, or the row of a list, is about to become visible.
  open func componentTreeWillAppear() {}
  /// The hosting view, or the row of a list, is visible no longer.
  open func componentTreeDidDisappear() {}
  /// The component is gone; the last call.
  open func invalidate() {}

  // MARK: For kinds of controllers

  /// ``component`` is another one.
  func didReplaceComponent() {}
  /// Something happens to the component, which the methods above are about to be told of.
  func observe(_ event: MountEvent, in place: MountContext) {}
  /// ``invalidate()`` was called.
  func didInvalidate() {}
}

extension ComponentController {
  /// Sets something on the view ahead of the state it will follow from; see
  /// ``ViewAttribute/applyOptimistically(to:)``.
  ///
  /// - Returns: whether it is set; `false` without a view.
  @discardableResult
  public func applyOptimistically<View>(_ attribute: ViewAttribute<View>) -> Bool {
    view.map { attribute.applyOptimistically(to: $0) } ?? false
  }
}
