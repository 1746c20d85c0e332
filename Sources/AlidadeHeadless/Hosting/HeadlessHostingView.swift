import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A hosting view without a display, for servers, tests and benchmarks.
///
/// ```swift
/// let view = HeadlessHostingView(size: Size(width: 320, height: 480)) { Greeting(name: "world") }
/// print(view.root.dump())
/// ```
///
/// Outside an application, settings are kept in memory as long as the view exists.
@MainActor public final class HeadlessHostingView {
  /// The toolkit, with its log, clock and pending work.
  public let mountHost: HeadlessMountHost
  /// The view that the component is mounted in.
  public let root: HeadlessView
  /// The host that keeps the view up to date.
  public let host: ComponentHost
  /// The toolkit for the content of the window that contains the view; `nil` outside an
  /// application.
  let windowHost: HeadlessWindowHost?
  /// A Boolean value that is `true` while the window, the sheet or the popover of the view is open.
  var isPresented = false {
    didSet {
      // A view that is presented in a window without frames has been concealed, so that it doesn't
      // wait for a frame.
      if isPresented { host.isVisible = true }
      framesDidChange()
    }
  }
  /// The popover that the content of the view shows; `nil` for none.
  public internal(set) weak var popover: HeadlessPopover?

  /// Creates a view and mounts a component in it.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points.
  ///   - mountHost: the toolkit; `nil` creates a new one.
  ///   - parent: the component whose environment and messages the content shares; `nil` for none.
  ///   - content: the component; several components are stacked vertically.
  public convenience init(
    size: Size, mountHost: HeadlessMountHost? = nil, parent: ParentComponent? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    let mountHost = mountHost ?? HeadlessMountHost()
    self.init(
      root: mountHost.makeRoot(size: size), size: size, mountHost: mountHost, parent: parent,
      content: content)
  }

  /// Creates a view with a root; its component is mounted when the size is set, unless it is `nil`.
  init(
    root: HeadlessView, size: Size?, mountHost: HeadlessMountHost,
    windowHost: HeadlessWindowHost? = nil, parent: ParentComponent?,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.mountHost = mountHost
    self.windowHost = windowHost
    self.root = root
    root.join(mountHost)
    host = ComponentHost(
      content(), parent: parent, in: root, mounter: Mounter(host: windowHost ?? mountHost))
    mountHost.componentHosts.add(host)
    root.componentHost = host
    if parent == nil {
      host.setEnvironment(SettingsKey.self, Settings(in: nil, scheduler: mountHost))
    }
    host.setAppearance(mountHost.sharedAppearance)
    host.setPopoverPresenter(self)
    host.size = size
    windowHost?.add(self)
  }

  /// Responds when the frames of the window stop or continue.
  func framesDidChange() {
    host.isVisible = isPresented && windowHost?.isPaused != true
  }

  /// Replaces the component and shows the result before the call returns.
  ///
  /// State is preserved where types and keys are the same.
  public func update(@ComponentBuilder content: () -> ComponentList) {
    host.setComponent(content())
    host.update()
  }

  /// The size of the view, in points.
  ///
  /// Setting it lays out the component before the call returns.
  public var size: Size {
    get { root.frame.size }
    set {
      mountHost.setFrame(Rect(origin: root.frame.origin, size: newValue), of: root)
      host.size = newValue
    }
  }

  /// The layout direction of the content and of its popovers.
  public var layoutDirection: LayoutDirection {
    get { host.layoutDirection }
    set {
      host.layoutDirection = newValue
      mountHost.surfaces.directionDidChange(of: self)
    }
  }

  /// The counts of mounting operations so far.
  public var counters: MountCounters { host.mounter.counters }

  /// Runs pending work, frame by frame, until none is left.
  ///
  /// - Returns: `true` if no work remains. Endless work is abandoned and reported.
  @discardableResult
  public func settle() -> Bool { mountHost.settle() }
}
