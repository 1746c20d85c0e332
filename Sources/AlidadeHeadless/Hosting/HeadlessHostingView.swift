import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Shows a component without a display: what servers, tests and benchmarks use.
///
/// ```swift
/// let view = HeadlessHostingView(size: Size(width: 320, height: 480)) { Greeting(name: "world") }
/// print(view.root.dump())
/// ```
@MainActor public final class HeadlessHostingView {
  /// The toolkit: its log, its clock, and the work that waits.
  public let mountHost: HeadlessMountHost
  /// The view that the component is mounted in.
  public let root: HeadlessView
  /// What keeps the view up to date.
  public let host: ComponentHost

  /// Shows a component.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points.
  ///   - mountHost: the toolkit.
  ///   - content: the component; several stand below each other.
  public init(
    size: Size, mountHost: HeadlessMountHost? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    let mountHost = mountHost ?? HeadlessMountHost()
    self.mountHost = mountHost
    root = mountHost.makeRoot(size: size)
    host = ComponentHost(content(), in: root, mounter: Mounter(host: mountHost))
    mountHost.measurerObservers.append { [weak host] in
      host?.setNeedsLayout()
      return host != nil
    }
    host.size = size
  }

  /// Replaces the component and shows it before the call returns.
  ///
  /// State inside survives if types and keys are the same.
  public func update(@ComponentBuilder content: () -> ComponentList) {
    host.setComponent(content())
    host.update()
  }

  /// The size of the view, in points; setting it lays out the component anew before the call
  /// returns.
  public var size: Size {
    get { root.frame.size }
    set {
      mountHost.setFrame(Rect(origin: .zero, size: newValue), of: root)
      host.size = newValue
    }
  }

  /// What mounting did so far.
  public var counters: MountCounters { host.mounter.counters }

  /// Runs everything that waits, frame after frame, until nothing does.
  ///
  /// - Returns: whether nothing waits any longer; work without an end is given up on, with a
  ///   report.
  @discardableResult
  public func settle() -> Bool { mountHost.settle() }
}
