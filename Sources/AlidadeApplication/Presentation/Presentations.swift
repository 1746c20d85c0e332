import AlidadeCore

/// The windows that code has opened for a window, and waits for.
struct Presentations: Sendable {
  var windows: [Presentation] = []
}

/// A window that code has opened and waits for.
struct Presentation: Identifiable, Sendable, Equatable {
  let id: Int
  let window: Window

  static func == (one: Presentation, other: Presentation) -> Bool { one.id == other.id }
}

extension WindowReference {
  /// Opens a window in front of this one, and waits until it is closed.
  ///
  /// ```swift
  /// let name = await context.window.present { answer in
  ///   NameDialog { answer($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - content: returns the components in the window; they call the closure with the answer,
  ///     which closes the window.
  /// - Returns: the answer; `nil` if the window was closed without one, if this window was closed,
  ///   or if it isn't open.
  @MainActor public func present<Answer: Sendable>(
    _ title: String = "",
    @ComponentBuilder content: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) ->
      ComponentList
  ) async -> Answer? {
    await wait { answer in
      Window(title) { content(answer) }.modal().role(.dialog)
    }
  }

  /// Opens a window in front of this one, and waits for its answer.
  @MainActor func wait<Answer: Sendable>(
    for makeWindow: (@escaping @MainActor @Sendable (Answer) -> Void) -> Window
  ) async -> Answer? {
    guard let session, session.isOpen else { return nil }
    let presentations = session.presentations
    return await withCheckedContinuation { continuation in
      let pending = PendingAnswer<Answer?>(continuation)
      let id = session.addEndAction { pending.resume(nil) }
      let close: @MainActor @Sendable (Answer?) -> Void = { [weak session] answer in
        session?.removeEndAction(id)
        presentations.update { $0.windows.removeAll { $0.id == id } }
        pending.resume(answer)
      }
      let window = makeWindow { close($0) }.onClose { close(nil) }
      presentations.update { $0.windows.append(Presentation(id: id, window: window)) }
    }
  }
}
