#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Dispatch

/// Mounts on GTK widgets.
@MainActor public final class GTKMountHost: MountHost {
  private weak var root: GTKView?
  private let frames: FrameRequests

  /// Makes a host for what is mounted in `root`, which it does not keep alive.
  public init(root: GTKView) {
    self.root = root
    frames = FrameRequests(root)
    GLibMainLoop.attachMainActor()
  }

  /// Makes a view of a kind that every backend has.
  public func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    let role = viewClass.role
    return switch viewClass.kind {
    case .container: GTKView(role: role)
    case .text: GTKTextView(role: role)
    case .image: GTKImageView(role: role)
    case .pressable: GTKPressableView(role: role)
    case .scroll: GTKScrollView(role: role)
    case .textField: GTKTextFieldView(kind: .singleLine)
    case .textEditor: GTKTextEditorView()
    case .searchField: GTKTextFieldView(kind: .search)
    case .secureField: GTKTextFieldView(kind: .secure)
    case .focusScope: GTKFocusScopeView(role: role)
    case .control(let kind): GTKControls.makeView(kind)
    }
  }

  /// Puts a view into another; it is painted once it has a frame.
  public func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    guard let view = gtk(view), let parent = gtk(parent) else { return }
    parent.insert(view, above: sibling.flatMap(gtk))
    if let selections = view.selections {
      selections.restore()
      view.selections = nil
    }
  }

  /// Moves a view among its siblings; the focus stays.
  public func move(
    _ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?
  ) {
    guard let view = gtk(view), let parent = gtk(parent) else { return }
    parent.move(view, above: sibling.flatMap(gtk))
  }

  /// The views in `parent`, from the lowest to the topmost.
  public func subviews(of parent: any NativeView) -> [any NativeView] {
    gtk(parent)?.subviews ?? []
  }

  /// Takes a view out of its parent.
  public func remove(_ view: any NativeView, from parent: any NativeView) {
    guard let view = gtk(view) else { return }
    // A view that is not mounted itself is a stateful one, which may be shown again.
    if view.mountRecord == nil { view.leaveForAnotherPlace() } else { view.removeFromSuperview() }
  }

  /// Is true when a view is directly in `parent`, with its widget.
  public func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    guard let view = view as? GTKView, let parent = parent as? GTKView else { return false }
    return view.superview === parent && gtk_widget_get_parent(view.widget) == parent.container
  }

  /// Takes a view out of whatever it is in and puts it into another one, perhaps in another window;
  /// the focus in it stays.
  public func transfer(_ view: any NativeView, into newParent: any NativeView) {
    guard let view = gtk(view), let newParent = gtk(newParent) else { return }
    newParent.adopt(view)
  }

  /// Gives a view its frame, without a layout phase.
  public func setFrame(_ frame: Rect, of view: any NativeView) {
    gtk(view)?.setFrame(frame)
  }

  /// Hides a view in place or shows it again.
  public func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    gtk(view)?.setHidden(isHidden)
  }

  /// Measures with Pango and GdkPixbuf.
  public var measurer: any ContentMeasurer { GTKContentMeasurer.shared }

  /// Pixels in a point of the display that the root is on.
  public var scaleFactor: Double {
    root.map { Double(gtk_widget_get_scale_factor($0.widget)) } ?? 1
  }

  /// The stateful views of the process that wait for a component.
  public var statefulViews: StatefulViewPool { GTKMountHost.pool }

  private static let pool = StatefulViewPool()

  /// Puts content on the clipboard of the display that the root is on.
  public func copy(_ content: TransferContent) {
    if let root { content.copy(from: root.widget) }
  }

  /// Asks for what is on the clipboard of the display that the root is on.
  @discardableResult
  public func paste(
    of kinds: TransferKinds, _ finish: @escaping @MainActor (TransferContent) -> Void
  ) -> Bool {
    root.map { ClipboardRead.start(in: $0.widget, kinds, finish) } ?? false
  }

  /// Calls `action` at the start of the next frame; in a later turn while there is no window to
  /// have frames.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    frames.add(action)
  }

  /// Calls `action` in a later turn of the main loop.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    MainLoopTurns.add(action)
  }

  /// Calls `action` on the main thread soon.
  ///
  /// Any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async(execute: action)
  }

  /// Calls `work` on a thread that tasks do not run on.
  ///
  /// Any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    BackgroundThreads.run(work)
  }

  /// Calls `work` on a thread that is for frames only, and waits for it.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    BackgroundThreads.run(waitingUpTo: limit, work)
  }

  /// Every view of this backend is a `GTKView`; another one is a programming error.
  private func gtk(_ view: any NativeView) -> GTKView? {
    if let view = view as? GTKView { return view }
    Diagnostics.report(
      Diagnostic(
        "A view of another toolkit was mounted on GTK.",
        values: ["the view is a \(type(of: view))"],
        remedy: """
          View classes used with GTK must make subclasses of GTKView; a stock widget is put into a GTKWidgetView. The \
          view is left out.
          """))
    return nil
  }
}
#endif
