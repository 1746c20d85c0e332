import AlidadeCore

/// The windows that code has opened in front of a window, and is waiting for.
struct Presentations: Sendable {
  var windows: [Presentation] = []
}

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
  func present(_ change: @escaping @Sendable (inout Presentations) -> Void) {
    withImmediateUpdates { presentations.update(change) }
  }
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
  /// The Escape key closes the window without an answer.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - content: returns the components in the window; they call the closure with the answer,
  ///     which closes the window.
  /// - Returns: the answer; `nil` if the window was closed without one, if this window was closed,
  ///   if it isn't open, or if the task was canceled, which closes the window.
  @MainActor public func present<Answer: Sendable>(
    _ title: String = "",
    @ComponentBuilder content: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) ->
      ComponentList
  ) async -> Answer? {
    let answer: Answer?? = await wait {
      (answer: @escaping @MainActor @Sendable (Answer?) -> Void) in
      Window(dialog: title, content: content { answer($0) }) { answer(nil) }
    }
    return answer ?? nil
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
        session.present { $0.windows.removeAll { $0.id == id } }
      }
      let component = make {
        close()
        answer($0)
      }
      session.present { $0.windows.append(Presentation(id: id, window: component)) }
      return close
    }
  }
}
