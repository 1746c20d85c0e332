#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Dispatch

/// A mount host for GTK widgets.
@MainActor public final class GTKMountHost: MountHost {
  private weak var root: GTKView?
  private let frames: FrameRequests

  /// Creates a host for the views mounted in `root`, which it doesn't retain.
  public init(root: GTKView) {
    self.root = root
    frames = FrameRequests(root)
    GLibMainLoop.attachMainActor()
  }

  /// Creates a view of a kind that every backend has.
  public func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    let role = viewClass.role
    return switch viewClass.kind {
    case .container: GTKRowView.roles.contains(role) ? GTKRowView(role: role) : GTKView(role: role)
    case .text: GTKTextView(role: role)
    case .image: GTKImageView(role: role)
    case .canvas: GTKCanvasView(role: role)
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

  /// Inserts a view into another; the view is painted once it has a frame.
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

  /// Moves a view among its siblings; the view keeps the focus.
  public func move(
    _ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?
  ) {
    guard let view = gtk(view), let parent = gtk(parent) else { return }
    parent.move(view, above: sibling.flatMap(gtk))
  }

  /// Returns the subviews of `parent`, from bottom to top.
  public func subviews(of parent: any NativeView) -> [any NativeView] {
    gtk(parent)?.subviews ?? []
  }

  /// Removes a view from its parent.
  public func remove(_ view: any NativeView, from parent: any NativeView) {
    guard let view = gtk(view) else { return }
    // A view without its own mount record is a stateful view, which may be shown again.
    if view.mountRecord == nil { view.leaveForAnotherPlace() } else { view.removeFromSuperview() }
  }

  /// Returns `true` if a view is a direct subview of `parent`, and its widget is in the parent's
  /// container.
  public func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    guard let view = view as? GTKView, let parent = parent as? GTKView else { return false }
    return view.superview === parent && gtk_widget_get_parent(view.widget) == parent.container
  }

  /// Moves a view to another superview, which may be in another window; the view keeps the focus.
  public func transfer(_ view: any NativeView, into newParent: any NativeView) {
    guard let view = gtk(view), let newParent = gtk(newParent) else { return }
    newParent.adopt(view)
  }

  /// Sets the frame of a view without a layout phase of GTK.
  public func setFrame(_ frame: Rect, of view: any NativeView) {
    gtk(view)?.setFrame(frame)
  }

  /// Hides a view in place, or shows it again.
  public func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    gtk(view)?.setHidden(isHidden)
  }

  /// The measurer, which uses Pango and GdkPixbuf.
  public var measurer: any ContentMeasurer { GTKContentMeasurer.shared }

  /// The decoder, which uses GdkPixbuf.
  public var imageDecoder: any ImageDecoder { GTKImageDecoder.shared }

  /// The number of pixels in a point on the root's display.
  public var scaleFactor: Double {
    root.map { Double(gtk_widget_get_scale_factor($0.widget)) } ?? 1
  }

  /// The pool of the process's stateful views that aren't mounted.
  public var statefulViews: StatefulViewPool { GTKMountHost.pool }

  private static let pool = StatefulViewPool()

  /// Opens an address; tests replace it.
  var open: @MainActor (String, UnsafeMutablePointer<GtkWindow>?) -> Void = DesktopRequests.open

  /// Opens an address with the desktop's default program for it.
  public func openAddress(_ address: String) {
    let window = root.flatMap { gtk_widget_get_root($0.widget) }
    open(address, window.map { UnsafeMutableRawPointer($0).widget.window })
  }

  /// Makes assistive technologies read out a text; requires GTK 4.14 or later.
  public func announce(_ text: String) {
    if let root { Announcements.announce(text, from: root.widget) }
  }

  /// Copies content to the clipboard of the root's display.
  public func copy(_ content: TransferContent) {
    if let root { content.copy(from: root.widget) }
  }

  /// Offers selected text as the primary selection of the root's display, which the middle button
  /// pastes.
  public func offerSelection(_ text: @escaping @Sendable () -> String?) {
    if let root { SelectedText(text).offer(from: root.widget) }
  }

  /// Requests the content of the clipboard of the root's display.
  @discardableResult
  public func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool {
    root.map { TransferRead.start(in: $0.widget, kinds, finish) } ?? false
  }

  /// Returns `true` if the clipboard of the root's display seems to have content of one of the
  /// kinds.
  public func hasContent(of kinds: TransferKinds) -> Bool {
    root.map { ClipboardChanges.hasContent(of: kinds, in: $0.widget) } ?? false
  }

  /// Notifies an object after the content of the clipboard has changed, as long as the object
  /// exists.
  public func observeClipboard(_ observer: any ClipboardObserver) {
    if let root { ClipboardChanges.observe(observer, in: root.widget) }
  }

  /// The time of the frame clock of the root's window, or the system's time if there is none.
  public var frameTime: Duration {
    let clock = root.flatMap { gtk_widget_get_frame_clock($0.widget) }
    return .microseconds(clock.map(gdk_frame_clock_get_frame_time) ?? g_get_monotonic_time())
  }

  /// A Boolean value that is `false` if the settings of GTK turn animations off.
  public var showsAnimations: Bool { GTKAppearance.showsAnimations }

  /// The settings of the desktop.
  public var appearance: Appearance { GTKAppearance.current }

  /// Notifies an object after the settings for colors and motion have changed, as long as the
  /// object exists.
  public func observeMotionSettings(_ observer: any MotionSettingsObserver) {
    GTKAppearance.observeMotion(observer)
  }

  /// Makes a view ignore all input while it disappears.
  public func setInert(_ isInert: Bool, _ view: any NativeView) {
    gtk(view)?.setInert(isInert)
  }

  /// Calls `action` at the start of the next frame, or in a later turn if there is no realized
  /// window.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    frames.add(action)
  }

  /// Calls `action` in a later turn of the main loop.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    MainLoopTurns.add(action)
  }

  /// Calls `action` on the main thread soon.
  ///
  /// This method can be called on any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async(execute: action)
  }

  /// Calls `work` on a thread that runs no tasks.
  ///
  /// This method can be called on any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    BackgroundThreads.run(work)
  }

  /// Calls `work` on a thread reserved for frames, and waits for it.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    BackgroundThreads.run(waitingUpTo: limit, work)
  }

  /// Returns a view as a `GTKView`; `nil` for a view of another backend, which is reported.
  private func gtk(_ view: any NativeView) -> GTKView? {
    if let view = view as? GTKView { return view }
    Diagnostics.report(
      Diagnostic(
        "A view of another toolkit was mounted on GTK.",
        values: ["view  \(type(of: view))"],
        remedy: """
          View classes for GTK must create subclasses of GTKView; to show a stock widget, wrap it in a GTKWidgetView. \
          Until then, the view is left out.
          """))
    return nil
  }
}
#endif
