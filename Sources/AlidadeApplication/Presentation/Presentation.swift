import AlidadeCore

/// A window that code has opened and is waiting for.
struct Presentation: Identifiable, Sendable, Equatable {
  let id: Int
  /// The window, or a component around it.
  let window: AnyComponent

  static func == (one: Presentation, other: Presentation) -> Bool { one.id == other.id }
}

extension WindowSession {
  /// Changes the windows that code has opened, and opens and closes them before the call returns.
  ///
  /// A minimized or hidden window paints no frames, so nothing that it presents may wait for one.
  func present(_ change: @escaping @Sendable (inout [Presentation]) -> Void) {
    withImmediateUpdates { presentations.update(change) }
  }
}

extension WindowReference {
  /// Shows a dialog in front of the window, and waits until it is closed.
  ///
  /// ```swift
  /// let name = await context.window.presentDialog("Name") { answer in
  ///   NameDialog { answer($0) }
  /// }
  /// ```
  ///
  /// The Escape key closes the dialog without an answer.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - onCloseRequest: asks before the user closes the dialog, its window or the application;
  ///     called with the dialog, and returns `true` to close it. `nil` to close without asking.
  ///   - content: returns the components in the dialog; they call the closure with the answer,
  ///     which closes the dialog without asking.
  /// - Returns: the answer; `nil` if the dialog was closed without one, if this window was closed,
  ///   if it isn't open, or if the task was canceled, which closes the dialog.
  @MainActor public func presentDialog<Answer: Sendable>(
    _ title: String = "",
    onCloseRequest: (@MainActor @Sendable (_ dialog: WindowReference) async -> Bool)? = nil,
    @ComponentBuilder content: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) ->
      ComponentList
  ) async -> Answer? {
    await wait { answer in
      Window(.dialog, title, closeRequest: onCloseRequest) { content(answer) }
    }
  }

  /// Opens a window in front of this one, and waits for its answer.
  @MainActor func wait<Answer: Sendable>(
    for makeWindow: (@escaping @MainActor @Sendable (Answer) -> Void) -> Window
  ) async -> Answer? {
    await waitForComponent { answer in
      AnyComponent(makeWindow { answer($0) }.onClose { answer(nil) })
    }
  }

  /// Opens the window in a component, which has access to its environment, and waits for its
  /// answer.
  ///
  /// - Parameter make: returns the component; it answers `nil` when its window is closed.
  @MainActor func waitForComponent<Answer: Sendable>(
    _ make: (@escaping @MainActor @Sendable (Answer?) -> Void) -> AnyComponent
  ) async -> Answer? {
    guard let session else { return nil }
    return await session.answer(otherwise: nil) { answer in
      let id = session.nextPresentation()
      let close: @MainActor @Sendable () -> Void = {
        session.present { $0.removeAll { $0.id == id } }
      }
      let component = make {
        close()
        answer($0)
      }
      session.present { $0.append(Presentation(id: id, window: component)) }
      return close
    }
  }
}
