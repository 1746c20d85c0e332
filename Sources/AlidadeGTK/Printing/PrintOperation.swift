#if GTK
import AlidadeApplication
import CGTK

/// A `GtkPrintOperation` that prints a document, with the dialog of the desktop.
///
/// In a sandbox, the dialog is shown by the desktop's portal.
@MainActor final class PrintOperation {
  typealias Finish = @MainActor (PrintRequest.Outcome) -> Void

  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  private nonisolated(unsafe) let operation: UnsafeMutablePointer<GtkPrintOperation>
  private let painter: PagePainter
  private var finish: Finish?
  /// The window in front of which the dialog is shown; only compared.
  private var window: UnsafeMutablePointer<GtkWindow>?
  private var layoutError: DesktopError?
  private var state = LayoutState.missing
  /// A reference to the operation itself until it is done.
  private var selfWhileActive: PrintOperation?

  private enum LayoutState {
    case missing
    case inProgress
    case done
  }

  init(_ painter: PagePainter, _ finish: @escaping Finish) {
    self.painter = painter
    self.finish = finish
    operation = gtk_print_operation_new()
    gtk_print_operation_set_job_name(operation, painter.request.document.title)
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    // The margins are those of the document.
    gtk_print_operation_set_use_full_page(operation, 1)
    gtk_print_operation_set_embed_page_setup(operation, 1)
    gtk_print_operation_set_allow_async(operation, 1)
    let setup = PrintOperation.native(painter.request.document.setup.paper)
    gtk_print_operation_set_default_page_setup(operation, setup)
    g_object_unref(UnsafeMutableRawPointer(setup))
    observe()
  }

  isolated deinit {
    g_object_unref(operation)
  }

  /// Runs the operation.
  ///
  /// - Parameters:
  ///   - action: shows the dialog; other actions are for tests.
  ///   - window: the window in front of which the dialog is shown.
  func run(
    _ action: GtkPrintOperationAction = GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
    in window: UnsafeMutablePointer<GtkWindow>?
  ) {
    selfWhileActive = self
    self.window = window
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(operation, action, window, &error)
    if result == GTK_PRINT_OPERATION_RESULT_ERROR {
      end(.failed(DesktopError(error)))
    } else if result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS {
      didEnd(Int(result.rawValue))
    }
  }

  /// Cancels printing, and calls `finish` immediately.
  func cancel() {
    gtk_print_operation_cancel(operation)
    // GTK doesn't close the dialog.
    if let dialog { gtk_window_close(dialog) }
    end(.canceled)
  }

  /// The open dialog; `nil` if there is none, or if it belongs to the portal.
  private var dialog: UnsafeMutablePointer<GtkWindow>? {
    guard let window, let windows = gtk_window_get_toplevels() else { return nil }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      let instance = item.assumingMemoryBound(to: GTypeInstance.self)
      let candidate = item.assumingMemoryBound(to: GtkWindow.self)
      if gtk_window_get_transient_for(candidate) == window,
        String(cString: g_type_name_from_instance(instance)) == "GtkPrintUnixDialog"
      {
        return candidate
      }
    }
    return nil
  }

  /// Sets the file that is written instead of printing; for tests.
  func setExportFile(_ path: String) {
    gtk_print_operation_set_export_filename(operation, path)
  }

  private static func native(_ paper: PaperSize) -> OpaquePointer? {
    let isRotated = paper.width > paper.height
    let upright = isRotated ? paper.rotated : paper
    let setup = gtk_page_setup_new()
    let size = gtk_paper_size_new_from_ipp(
      "alidade", upright.width * PagePainter.scale, upright.height * PagePainter.scale)
    gtk_page_setup_set_paper_size(setup, size)
    gtk_paper_size_free(size)
    gtk_page_setup_set_orientation(
      setup, isRotated ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
    return setup
  }

  // MARK: - Signals

  private func observe() {
    let object = UnsafeMutableRawPointer(operation)
    // GTK asks again until the pages are laid out.
    connect(object, "paginate") { [weak self] call in
      .bool(self?.paginate(PrintOperation.context(call.first)) ?? true)
    }
    connect(object, "draw-page") { [weak self] call in
      if let context = PrintOperation.context(call.first), call.count > 1,
        let cairo = gtk_print_context_get_cairo_context(context)
      {
        self?.painter.paint(call[1].intValue ?? 0, on: cairo)
      }
      return .none
    }
    connect(object, "done") { [weak self] call in
      self?.didEnd(call.first?.intValue ?? 0)
      return .none
    }
  }

  private static func context(_ value: GObjectValue?) -> OpaquePointer? {
    value?.addressValue.flatMap { OpaquePointer(bitPattern: $0) }
  }

  /// Begins to lay out the pages for the paper that the user has chosen.
  ///
  /// - Returns: `true` if the pages are laid out.
  private func paginate(_ context: OpaquePointer?) -> Bool {
    guard state == .missing, let context else { return state == .done }
    var setup = painter.request.document.setup
    setup.paper = PaperSize(
      width: gtk_print_context_get_width(context) / PagePainter.scale,
      height: gtk_print_context_get_height(context) / PagePainter.scale)
    if painter.hasPages(on: setup.paper) {
      didLayOut(nil)
      return true
    }
    state = .inProgress
    painter.layOut(on: setup) { [weak self] in self?.didLayOut($0) }
    return false
  }

  private func didLayOut(_ error: DesktopError?) {
    layoutError = error
    if error == nil {
      gtk_print_operation_set_n_pages(operation, Int32(painter.pages.count))
      state = .done
    } else {
      gtk_print_operation_cancel(operation)
    }
  }

  private func didEnd(_ result: Int) {
    if let layoutError { return end(.failed(layoutError)) }
    switch result {
    case Int(GTK_PRINT_OPERATION_RESULT_APPLY.rawValue): end(.finished)
    case Int(GTK_PRINT_OPERATION_RESULT_ERROR.rawValue):
      var error: UnsafeMutablePointer<GError>?
      gtk_print_operation_get_error(operation, &error)
      end(.failed(DesktopError(error)))
    default: end(.canceled)
    }
  }

  private func end(_ outcome: PrintRequest.Outcome) {
    let finish = finish
    self.finish = nil
    finish?(outcome)
    // GTK may be emitting a signal at this point.
    painter.later { self.selfWhileActive = nil }
  }
}
#endif
