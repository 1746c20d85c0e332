#if GTK
import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CAlidadeGTK
import CGTK

/// A window that shows a component.
///
/// The window has the desktop's border and buttons. Use it only on the main thread. The windows of
/// an `App` are described by `Window` components; create one yourself only in a program with its
/// own main loop.
@MainActor public final class GTKWindow {
  /// The `GtkWindow`; this object keeps it alive even after the window is closed.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The view that shows the component and fills the window.
  public let hostingView: GTKHostingView

  /// A closure that is called after the user or the program has closed the window.
  public var didClose: (@MainActor () -> Void)?
  /// A closure that removes the window from the application's list of windows.
  var didLeaveApplication: (@MainActor () -> Void)?

  private(set) var configuration: WindowConfiguration
  /// The open sheets, in the order in which they were opened.
  private(set) var sheets: [GTKSheet] = []
  /// The sheets that were closed but are still visible while they disappear.
  private var leavingSheets: [GTKSheet] = []
  /// The open dialogs of the desktop.
  let dialogs = WindowDialogs()
  private weak var delegate: (any WindowDelegate)?
  /// The window that this one belongs to; `nil` for none.
  private(set) weak var owner: GTKWindow?
  /// The component that opens the window; `nil` outside an application.
  let parent: ParentComponent?
  /// The `GtkOverlay` with the content and the sheets.
  private let overlay: UnsafeMutablePointer<GtkWidget>

  /// Creates a window without showing it.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - size: the size of the content when the window opens, in points.
  ///   - content: the component; several are stacked vertically.
  public convenience init(
    title: String, size: Size, @ComponentBuilder content: () -> ComponentList
  ) {
    var configuration = WindowConfiguration()
    configuration.title = title
    configuration.size = size
    self.init(configuration, content: AnyComponent(content()))
  }

  /// Creates a window without showing it.
  init(
    _ configuration: WindowConfiguration, delegate: (any WindowDelegate)? = nil,
    content: AnyComponent, parent: ParentComponent? = nil
  ) {
    GTKToolkit.start()
    self.configuration = configuration
    self.delegate = delegate
    self.parent = parent
    widget = gtk_window_new()
    g_object_ref_sink(widget)
    hostingView = GTKHostingView(
      sizing: configuration.size == nil ? .content : .fill, parent: parent
    ) { content }
    hostingView.root.apply(.backgroundColor(.windowBackground))
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_overlay_set_child(overlay.opaque, hostingView.widget)
    gtk_window_set_child(widget.window, overlay)
    self.overlay = overlay
    applyRole()
    applyTitleBar()
    apply(configuration, over: nil)
    observe()
    if configuration.role == .dialog {
      // GTK finds nothing to focus when the window opens, because the content isn't mounted until
      // the window has its size.
      hostingView.didAppear = { [weak self] in self?.hostingView.takeFocus() }
    }
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// The identifier by which desktop services know the window, so that they can show their dialogs
  /// in front of it; empty if they can't.
  var identifierForPrompts: String {
    // On systems other than X11, a compositor would have to export the window, and these services
    // can't read such an identifier.
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return "" }
    let xid = alidade_x11_window(UnsafeMutableRawPointer(surface))
    return xid == 0 ? "" : "\(xid)"
  }

  /// The title of the window.
  public var title: String {
    get { configuration.title }
    set {
      var changed = configuration
      changed.title = newValue
      update(changed)
    }
  }

  /// Shows the window and brings it to the front.
  public func present() {
    if configuration.isModal, gtk_widget_get_visible(widget) == 0 { dismissBlockedSurfaces() }
    gtk_window_present(widget.window)
  }

  /// Closes the window permanently.
  public func close() {
    gtk_window_destroy(widget.window)
  }

  /// Makes the window belong to another window, or makes it independent.
  ///
  /// A modal window blocks all windows of its group, so each independent window has its own group.
  func join(_ owner: GTKWindow?) {
    self.owner = owner
    if let owner {
      gtk_window_set_transient_for(widget.window, owner.widget.window)
      gtk_window_group_add_window(gtk_window_get_group(owner.widget.window), widget.window)
    } else if let group = gtk_window_group_new() {
      gtk_window_group_add_window(group, widget.window)
      g_object_unref(group)
    }
  }

  private func observe() {
    connect(widget, "close-request") { [weak self] _ in
      .bool(!(self?.delegate?.windowShouldClose() ?? true))
    }
    connect(widget, "notify::is-active") { [weak self] _ in
      guard let self, gtk_window_is_active(widget.window) != 0 else { return .none }
      delegate?.windowDidActivate()
      return .none
    }
    connect(widget, "notify::maximized") { [weak self] _ in
      guard let self else { return .none }
      delegate?.windowDidChangeMaximized(placement.isMaximized)
      return .none
    }
    connect(widget, "notify::fullscreened") { [weak self] _ in
      guard let self else { return .none }
      delegate?.windowDidChangeFullScreen(placement.isFullScreen)
      return .none
    }
    // GTK adds its own title bar when the window is realized, if the desktop draws none.
    connect(widget, "realize", isAfter: true) { [weak self] _ in
      guard let self, let titleBar else { return .none }
      titleBar.setDirection(configuration.layoutDirection)
      if let size = configuration.size { setDefaultSize(size) }
      return .none
    }
    // A window that is still referenced isn't destroyed when it is closed, but it is always
    // unrealized.
    connect(widget, "unrealize", isAfter: true) { [weak self] _ in
      // The application may own the last reference.
      guard let self else { return .none }
      dialogs.closeAll()
      for sheet in sheets.reversed() { sheet.close() }
      for sheet in leavingSheets { sheet.remove() }
      didLeaveApplication?()
      delegate?.windowDidClose()
      if delegate != nil { hostingView.host.tearDown() }
      didClose?()
      return .none
    }
  }
}

// MARK: - Sheets

extension GTKWindow {
  /// Creates a sheet in front of the content.
  public func makeSheet(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, content: AnyComponent,
    parent: ParentComponent?
  ) -> (any NativeWindow)? {
    GTKSheet(delegate: delegate, of: self, content: content, parent: parent)
  }

  /// Shows a sheet, and blocks the content behind it, also for assistive technologies.
  func add(_ sheet: GTKSheet) {
    frontView.root.setInert(true)
    sheets.append(sheet)
    gtk_overlay_add_overlay(overlay.opaque, sheet.hostingView.widget)
  }

  /// Makes the content behind a sheet usable again while the sheet is still visible.
  func beginRemoval(of sheet: GTKSheet) {
    sheets.removeAll { $0 === sheet }
    leavingSheets.append(sheet)
    frontView.root.setInert(false)
  }

  func remove(_ sheet: GTKSheet) {
    leavingSheets.removeAll { $0 === sheet }
    gtk_overlay_remove_overlay(overlay.opaque, sheet.hostingView.widget)
  }

  /// The view that the user can use: that of the last sheet, or the window's content.
  private var frontView: GTKHostingView { sheets.last?.hostingView ?? hostingView }
}

// MARK: - Properties

extension GTKWindow: NativeWindow {
  /// Changes the properties of the window.
  public func update(_ newer: WindowConfiguration) {
    let older = configuration
    configuration = newer
    apply(newer, over: older)
  }

  /// Replaces the components in the window.
  public func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    hostingView.host.setComponent(ComponentList([content]), parent: parent)
  }

  /// Opens a dialog of the desktop in which the user chooses files.
  public func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    dialogs.chooseFiles(request, in: widget.window, finish)
  }

  /// Closes the dialog in which the user chooses files.
  public func closeFileDialog() { dialogs.closeFileChooser() }

  /// Prints a document with the dialog of the desktop, or writes it to a PDF file.
  public func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    dialogs.print(request, hostingView.layoutDirection, in: widget.window, finish)
  }

  /// Closes the print dialog.
  public func closePrintDialog() { dialogs.closePrintDialog() }

  /// The size of the content and the state of the window.
  public var placement: WindowPlacement {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(widget.window, &width, &height)
    let decoration = decorationSize
    return WindowPlacement(
      size: Size(
        width: max(0, Double(width - decoration.width)),
        height: max(0, Double(height - decoration.height))),
      isMaximized: gtk_window_is_maximized(widget.window) != 0,
      isFullScreen: gtk_window_is_fullscreen(widget.window) != 0)
  }

  /// Applies the properties that differ from those of another configuration.
  private func apply(_ new: WindowConfiguration, over old: WindowConfiguration?) {
    let window = widget.window
    if new.title != old?.title { gtk_window_set_title(window, new.title) }
    if new.layoutDirection != old?.layoutDirection { setDirection(new.layoutDirection) }
    if new.minimumSize != old?.minimumSize { hostingView.minimumSize = new.minimumSize }
    if new.size != old?.size, let size = new.size { setDefaultSize(size) }
    if new.isResizable != old?.isResizable {
      gtk_window_set_resizable(window, new.isResizable && new.size != nil ? 1 : 0)
    }
    if new.isModal != old?.isModal { gtk_window_set_modal(window, new.isModal ? 1 : 0) }
    if new.isMaximized != (old?.isMaximized ?? false) {
      if new.isMaximized { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) }
    }
    if new.isFullScreen != (old?.isFullScreen ?? false) {
      if new.isFullScreen { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) }
    }
  }

  /// Sets the direction of the content, and of the title bar in the `GtkWindow`.
  private func setDirection(_ direction: LayoutDirection?) {
    hostingView.layoutDirection = direction
    for sheet in sheets + leavingSheets { sheet.hostingView.layoutDirection = direction }
    gtk_widget_set_direction(widget, direction?.native ?? GTK_TEXT_DIR_NONE)
    titleBar?.setDirection(direction)
  }

  /// The title bar in the `GtkWindow`: GTK's own or one that replaces it; `nil` if the desktop
  /// draws the title bar, and before the window is realized.
  private var titleBar: UnsafeMutablePointer<GtkWidget>? {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      // A popover has its own surface.
      let isInside = gtk_widget_get_native(child) == OpaquePointer(widget)
      if isInside, child != overlay { return child }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  /// The size by which GTK's size of the window exceeds that of the content while the window isn't
  /// full screen, in points: the title bar, and the frame that GTK draws where the desktop can't
  /// draw shadows.
  private var decorationSize: (width: Int32, height: Int32) {
    guard let titleBar, gtk_widget_get_visible(titleBar) != 0,
      gtk_window_get_decorated(widget.window) != 0
    else { return (0, 0) }
    var height: Int32 = 0
    gtk_widget_measure(titleBar, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    let style = gtk_widget_get_style_context(widget)
    var (padding, border) = (GtkBorder(), GtkBorder())
    gtk_style_context_get_padding(style, &padding)
    gtk_style_context_get_border(style, &border)
    func sum(_ side: KeyPath<GtkBorder, Int16>) -> Int32 {
      Int32(padding[keyPath: side]) + Int32(border[keyPath: side])
    }
    return (sum(\.left) + sum(\.right), height + sum(\.top) + sum(\.bottom))
  }

  /// Sets the size of the content, limited to the largest display together with the decoration, in
  /// case the window was last shown on a display that no longer exists.
  private func setDefaultSize(_ size: Size) {
    let (limit, decoration) = (GTKWindow.largestDisplaySize, decorationSize)
    let width = size.width + Double(decoration.width)
    let height = size.height + Double(decoration.height)
    gtk_window_set_default_size(
      widget.window, max(1, wholePoints(min(width, limit.width))),
      max(1, wholePoints(min(height, limit.height))))
  }

  private static var largestDisplaySize: Size {
    var largest = Size.zero
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display)
    else { return Size(width: .infinity, height: .infinity) }
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      defer { g_object_unref(monitor) }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
      largest.width = max(largest.width, Double(area.width))
      largest.height = max(largest.height, Double(area.height))
    }
    return largest == .zero ? Size(width: .infinity, height: .infinity) : largest
  }

  private func applyRole() {
    let role: GtkAccessibleRole
    switch configuration.role {
    case .standard: return
    case .dialog, .sheet: role = GTK_ACCESSIBLE_ROLE_DIALOG
    case .alert:
      role = GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    }
    ObjectProperty.set("accessible-role", to: .int(Int(role.rawValue)), of: widget.object)
  }

  /// Removes the title bar if the content replaces it.
  private func applyTitleBar() {
    // The content of an alert includes the title.
    guard !configuration.hasTitleBar || configuration.role == .alert,
      let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    else { return }
    gtk_widget_set_visible(bar, 0)
    gtk_window_set_titlebar(widget.window, bar)
    // The content's corners are rounded like those of the window.
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
  }
}
#endif
