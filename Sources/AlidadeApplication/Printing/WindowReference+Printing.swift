import AlidadeCore

extension WindowReference {
  /// Prints a document, after the user has chosen a printer in a dialog of the desktop.
  ///
  /// ```swift
  /// try await context.window.print(report)
  /// ```
  ///
  /// The components get the environment of the window's component, but not the state of the
  /// components that the window shows. They are laid out on another thread.
  ///
  /// - Returns: `false` if the user canceled the dialog, or if the window was closed or the task
  ///   was canceled in the meantime.
  /// - Throws: the reason why the document wasn't printed.
  @discardableResult
  @MainActor public func print(_ document: PrintDocument) async throws(DesktopError) -> Bool {
    try await perform(document, .printer)
  }

  /// Prints components, after the user has chosen a printer in a dialog of the desktop.
  ///
  /// ```swift
  /// try await context.window.print("Recipe") { RecipeCard(recipe) }
  /// ```
  ///
  /// - Parameters:
  ///   - title: the title of the document.
  ///   - setup: the paper and the margins, unless the user chooses different paper.
  ///   - content: the components; several are stacked vertically. See ``PrintDocument``.
  /// - Returns: `false` if the user canceled the dialog, or if the window was closed or the task
  ///   was canceled in the meantime.
  /// - Throws: the reason why the components weren't printed.
  @discardableResult
  @MainActor public func print(
    _ title: String, on setup: PageSetup = PageSetup(),
    @ComponentBuilder content: () -> ComponentList
  ) async throws(DesktopError) -> Bool {
    try await print(PrintDocument(title, on: setup, content: content))
  }

  /// Writes a document to a PDF file; an existing file is replaced.
  ///
  /// ```swift
  /// for file in await context.window.chooseFiles(.save(name: "Report.pdf")) {
  ///   try await context.window.writePDF(of: report, to: file)
  /// }
  /// ```
  ///
  /// Text and shapes are vectors; the text can be selected.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - file: the address of the file, as a file dialog returns it, or its absolute path.
  /// - Throws: the reason why the file wasn't written; the existing file is then unchanged.
  @MainActor public func writePDF(
    of document: PrintDocument, to file: String
  ) async throws(DesktopError) {
    let address = try FileAddress.address(of: file)
    guard try await perform(document, .file(address)) else {
      throw DesktopError("The window or the task ended before the file was written.")
    }
  }

  @MainActor private func perform(
    _ document: PrintDocument, _ destination: PrintRequest.Destination
  ) async throws(DesktopError) -> Bool {
    guard let session, let native = session.native else {
      throw DesktopError("The window isn't open.")
    }
    let request = PrintRequest(
      document: document, destination: destination,
      parent: session.parent?.setting(WindowKey.self, self))
    let outcome = await session.answer(otherwise: PrintRequest.Outcome.canceled) { answer in
      native.print(request, answer)
      return { native.closePrintDialog() }
    }
    switch outcome {
    case .finished: return true
    case .canceled: return false
    case .failed(let error): throw error
    }
  }
}
