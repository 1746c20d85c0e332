#if GTK
import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import CGTK

/// A painter of the pages of a document, whose views are never shown.
@MainActor final class PagePainter {
  let request: PrintRequest
  let pages: PrintedPages
  private let hostingView: GTKHostingView
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  /// A window that is never shown, because GTK paints only widgets that are in a window.
  private nonisolated(unsafe) let window: UnsafeMutablePointer<GtkWidget>

  /// The number of PostScript and PDF points, 1/72 of an inch, in a point of a page.
  static let scale = 72 / PaperSize.pointsPerInch

  /// Prepares the pages of a document.
  init(_ request: PrintRequest, _ direction: LayoutDirection?) {
    self.request = request
    hostingView = GTKHostingView(sizing: .fill, parent: request.parent) { request.content }
    hostingView.isPage = true
    hostingView.layoutDirection = direction
    pages = PrintedPages(request.document, in: hostingView.host)
    window = gtk_window_new()
    g_object_ref_sink(window)
    gtk_window_set_child(window.window, hostingView.widget)
    gtk_widget_realize(window)
    // A window that isn't mapped doesn't map its widgets, and GTK paints only mapped widgets.
    gtk_widget_map(hostingView.widget)
  }

  isolated deinit {
    gtk_widget_unmap(hostingView.widget)
    gtk_window_set_child(window.window, nil)
    NeverShownWindow.destroy(window)
  }

  /// Lays out the pages on another thread; `finish` is called once on the main thread.
  func layOut(
    on setup: PageSetup, _ finish: @escaping @MainActor @Sendable (DesktopError?) -> Void
  ) {
    pages.layOut(on: setup, finish)
  }

  /// Returns `true` if the pages are laid out for a paper size, to the precision of GTK's units.
  func hasPages(on paper: PaperSize) -> Bool {
    let known = pages.setup.paper
    return pages.count > 0 && abs(known.width - paper.width) < 0.5
      && abs(known.height - paper.height) < 0.5
  }

  /// Calls `action` in a later turn of the main loop, so that input is handled in the meantime.
  func later(_ action: @escaping @MainActor () -> Void) {
    hostingView.mountHost.scheduleLaterTurn(action)
  }

  /// Paints a page with Cairo, so that text and shapes are vectors on surfaces that support them.
  ///
  /// - Parameters:
  ///   - index: the index of the page.
  ///   - cairo: a Cairo context in which a unit is 1/72 of an inch, with its origin at the corner
  ///     of the paper.
  func paint(_ index: Int, on cairo: OpaquePointer) {
    GTKAppearance.painting(in: PrintedPages.appearance) {
      pages.show(index)
      guard let node = node() else { return }
      cairo_save(cairo)
      cairo_scale(cairo, PagePainter.scale, PagePainter.scale)
      gsk_render_node_draw(node, cairo)
      cairo_restore(cairo)
      gsk_render_node_unref(node)
    }
  }

  private func node() -> OpaquePointer? {
    let (view, size) = (hostingView.root, pages.pageSize)
    let (width, height) = (Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
    gtk_widget_measure(view.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(view.widget, width, height, -1, nil)
    // GTK hasn't placed the views that were inserted since the last page.
    view.didAllocate(width: width, height: height)
    guard let snapshot = gtk_snapshot_new() else { return nil }
    view.paint(snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }
}
#endif
