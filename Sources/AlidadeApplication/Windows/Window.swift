import AlidadeComponents
import AlidadeCore
import AlidadeLayout

/// A window of an application.
///
/// ```swift
/// Window(document.title, id: "document", size: Size(width: 640, height: 800)) {
///   Editor(document: document)
/// }
/// .minimumSize(Size(width: 320, height: 200))
/// .onClose { context.update { $0.close(document.id) } }
/// ```
///
/// A window is a component. It opens when it first appears in the body of an ``App`` or in the
/// content of another window, and closes when it is removed. It is identified like other
/// components, and by its `id` if it has one. Therefore, give windows for the elements of a
/// collection a key, as `ForEach` does, and give windows in the branches of an `if` an `id`. The
/// title and other properties follow the newest body.
///
/// A window in the content of another window, such as in an `.overlay`, takes up no space there. It
/// belongs to that window and stays in front of it.
///
/// If the user closes a window that the body still contains, the window stays closed until the
/// application is started again while no other windows are open. To keep your state accurate, pass
/// `isOpen`, or remove the window from the state in ``onClose(perform:)``.
public struct Window: Component {
  var configuration = WindowConfiguration()
  let id: String?
  var isOpen: Binding<Bool>?
  let content: ComponentList
  var closeRequest: (@MainActor @Sendable (WindowReference) async -> Bool)?
  var close: (@MainActor @Sendable () -> Void)?
  var fullScreen: Binding<Bool>?
  var maximized: Binding<Bool>?
  var commands: [HandledCommand] = []

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: the title; it should differ between windows.
  ///   - id: a name that identifies the window, and under which its size and its maximized state
  ///     are remembered; `nil` to remember nothing. Windows with the same name share what is
  ///     remembered.
  ///   - size: the size of the content when the window first opens, in points; `nil` for the size
  ///     that the content chooses, which the user can't change.
  ///   - isOpen: `true` while the window is open; `nil` for a window that is open as long as the
  ///     body contains it.
  ///   - content: the components in the window; several are stacked vertically.
  public init(
    _ title: String, id: String? = nil, size: Size? = nil, isOpen: Binding<Bool>? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    configuration.title = title
    configuration.size = size
    self.id = id
    self.isOpen = isOpen
    self.content = content()
  }

  /// The title.
  public var title: String { configuration.title }

  /// The window while it is open, which takes no space.
  public func body(_ context: Context<NoState>) -> some Component {
    if isOpen?.value ?? true {
      WindowNode(
        window: with { $0.configuration.layoutDirection = context.localization.windowDirection },
        parent: context.parentComponent
      )
      .key(id)
    }
  }
}

// MARK: - Properties

extension Window {
  private func with(_ change: (inout Window) -> Void) -> Window {
    var window = self
    change(&window)
    return window
  }

  /// Sets the minimum size of the content, in points; by default, a window can be made arbitrarily
  /// small.
  public func minimumSize(_ size: Size) -> Window {
    with { $0.configuration.minimumSize = size }
  }

  /// Specifies whether the user can change the size; by default, the user can.
  public func resizable(_ isResizable: Bool) -> Window {
    with { $0.configuration.isResizable = isResizable }
  }

  /// Opens the window maximized, unless a different state is remembered.
  public func maximized(_ isMaximized: Bool = true) -> Window {
    with { $0.configuration.isMaximized = isMaximized }
  }

  /// Maximizes the window while the value is `true`; the binding is updated when the user changes
  /// the state.
  ///
  /// The value takes precedence over the state remembered from an earlier run.
  public func maximized(_ isMaximized: Binding<Bool>) -> Window {
    with {
      $0.configuration.isMaximized = isMaximized.value
      $0.maximized = isMaximized
    }
  }

  /// Makes the window full screen while the value is `true`; the binding is updated when the user
  /// changes the state.
  public func fullScreen(_ isFullScreen: Binding<Bool>) -> Window {
    with {
      $0.configuration.isFullScreen = isFullScreen.value
      $0.fullScreen = isFullScreen
    }
  }

  /// Blocks the window that this one belongs to while this one is open.
  public func modal(_ isModal: Bool = true) -> Window {
    with { $0.configuration.isModal = isModal }
  }

  /// Specifies whether the window has a title bar; by default, it does.
  ///
  /// ```swift
  /// Window("Mail", id: "main", size: Size(width: 900, height: 600)) {
  ///   Mailbox().headerBar { … }
  /// }
  /// .titleBar(false)
  /// ```
  ///
  /// Without a title bar, `.headerBar` in the content shows the window's buttons, and moves the
  /// window. The choice is fixed when the window is created.
  public func titleBar(_ isShown: Bool) -> Window {
    with { $0.configuration.hasTitleBar = isShown }
  }

  /// Sets the purpose of the window for the desktop and for assistive technologies.
  public func role(_ role: WindowConfiguration.Role) -> Window {
    with { $0.configuration.role = role }
  }

  /// Handles a command for the whole window, wherever the focus is.
  ///
  /// The window handles ``Command/closeWindow``, ``Command/keyboardShortcuts`` and
  /// ``Command/about`` unless you do.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - title: a more specific title, such as "Undo Delete"; `nil` for the command's own title.
  ///   - isEnabled: `false` if the window can't currently perform the command, and leaves it to the
  ///     application.
  ///   - isOn: `true` if the setting that the command toggles is on; `nil` if the command toggles
  ///     nothing.
  ///   - action: called on the main thread. An error that it throws is reported.
  public func onCommand(
    _ command: Command, title: String? = nil, isEnabled: Bool = true, isOn: Bool? = nil,
    perform action: @escaping @MainActor @Sendable () throws -> Void
  ) -> Window {
    with {
      $0.commands.append(
        HandledCommand(command, title: title, isEnabled: isEnabled, isOn: isOn) { _ in
          try action()
        })
    }
  }

  // MARK: - Closing

  /// Asks before the user closes the window or quits the application.
  ///
  /// ```swift
  /// .onCloseRequest { window in
  ///   await window.confirm("Discard the changes?", action: "Discard", isDestructive: true)
  /// }
  /// ```
  ///
  /// The window stays open until the answer is `true`. While a question is open, further requests
  /// are ignored. If the window belongs to another one, it is also asked before that window closes;
  /// that window stays open if this one does. A window that the body no longer contains closes
  /// without asking.
  ///
  /// - Parameter answer: called on the main thread with the window; returns `true` to close it.
  public func onCloseRequest(
    _ answer: @escaping @MainActor @Sendable (_ window: WindowReference) async -> Bool
  ) -> Window {
    with { $0.closeRequest = answer }
  }

  /// Adds an action that is performed when the user or the desktop has closed the window.
  ///
  /// It isn't called if the window closes because it was removed from the body, or because the
  /// application quits.
  ///
  /// - Parameter action: called on the main thread. If the window has several such actions, the one
  ///   added first is called first.
  public func onClose(perform action: @escaping @MainActor @Sendable () -> Void) -> Window {
    with { window in
      let inner = window.close
      window.close = {
        inner?()
        action()
      }
    }
  }
}
