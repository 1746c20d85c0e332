import AlidadeCore

/// A window of a toolkit.
@MainActor public protocol NativeWindow: AnyObject {
  /// Changes the properties of the window.
  ///
  /// A size that differs from the previous configuration resizes the window.
  func update(_ configuration: WindowConfiguration)

  /// Replaces the component in the window; state is preserved where types and keys are the same.
  func setContent(_ content: AnyComponent, parent: ParentComponent?)

  /// Shows the window and brings it to the front.
  func present()

  /// Closes the window permanently, without asking.
  func close()

  /// Shows a dialog in which the user chooses files, in front of the window; the dialog closes with
  /// the window.
  ///
  /// A window has one such dialog at a time; another request closes the earlier one.
  ///
  /// - Parameters:
  ///   - request: the files that the user can choose.
  ///   - finish: called once with the addresses when the dialog is closed; empty if the user chose
  ///     nothing.
  func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void)

  /// Closes the dialog in which the user chooses files, without a choice; nothing happens if none
  /// is open.
  func closeFileDialog()

  /// Prints a document after asking the user in a dialog in front of the window, or writes it to a
  /// file.
  ///
  /// - Parameters:
  ///   - request: the document, and its destination; painted with ``PrintedPages``.
  ///   - finish: called once on the main thread. If the window is closed first, the dialog is
  ///     closed, and a file is either written completely or not at all.
  func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void)

  /// Closes the print dialog without printing; nothing happens if none is open.
  func closePrintDialog()

  /// Creates a sheet in front of the content of the window and of its other sheets, without showing
  /// it.
  ///
  /// While the sheet is open, the content behind it can't be used. Its content is as large as that
  /// of the window. The window closes its sheets before it closes itself. Closing the sheet returns
  /// the keyboard focus.
  ///
  /// - Returns: the sheet; `nil` if the window was closed.
  func makeSheet(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, content: AnyComponent,
    parent: ParentComponent?
  ) -> (any NativeWindow)?

  /// The size of the content and the state of the window.
  var placement: WindowPlacement { get }
}

/// An object that is notified of a window's events.
@MainActor public protocol WindowDelegate: AnyObject {
  /// Returns `true` if the window can be closed now, because the user requested it.
  func windowShouldClose() -> Bool

  /// Called when the window was closed by the user, by the program or by the desktop.
  func windowDidClose()

  /// Called after `windowDidClose()` for a sheet, which doesn't respond to input from then on.
  ///
  /// - Parameter remove: removes its content; called when the content has disappeared.
  func sheetDidClose(_ remove: @escaping @MainActor @Sendable () -> Void)

  /// Called when the window became the active window.
  func windowDidActivate()

  /// Called when the window became full screen, or no longer is.
  func windowDidChangeFullScreen(_ isFullScreen: Bool)

  /// Called when the window became maximized, or no longer is.
  func windowDidChangeMaximized(_ isMaximized: Bool)
}
