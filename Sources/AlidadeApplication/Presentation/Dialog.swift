import AlidadeComponents
import AlidadeCore

extension Component {
  /// Shows a dialog in front of the window while a value is `true`.
  ///
  /// The window can't be used until the dialog is closed. The Escape key closes it. Afterward, the
  /// focus returns to its previous place. The dialog is as large as its content chooses. In the
  /// content, `context.window` is the dialog.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - isPresented: `true` while the dialog is open.
  ///   - onCloseRequest: asks before the user closes the dialog, its window or the application;
  ///     called with the dialog, and returns `true` to close it; see ``Window/onCloseRequest(_:)``.
  ///     `nil` to close without asking.
  ///   - content: the components in the dialog; several are stacked vertically. Called only while
  ///     the dialog is open.
  public func dialog(
    _ title: String = "", isPresented: Binding<Bool>,
    onCloseRequest: (@MainActor @Sendable (_ dialog: WindowReference) async -> Bool)? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) -> some Component {
    overlay(alignment: .topStart) {
      Window(.dialog, title, isOpen: isPresented, closeRequest: onCloseRequest, content: content)
    }
  }

  /// Shows a dialog for a value in front of the window, while there is a value.
  ///
  /// This method is like ``dialog(_:isPresented:onCloseRequest:content:)``; closing the dialog sets
  /// the value to `nil`. A value with a different identity gets new content, without the state of
  /// the previous content.
  public func dialog<Item: Identifiable & Sendable>(
    _ title: String = "", item: Binding<Item?>,
    onCloseRequest: (@MainActor @Sendable (_ dialog: WindowReference) async -> Bool)? = nil,
    @ComponentBuilder content: (Item) -> ComponentList
  ) -> some Component where Item.ID: Sendable {
    dialog(title, isPresented: item.isPresent(), onCloseRequest: onCloseRequest) {
      if let value = item.value { content(value).key(value.id) }
    }
  }
}

extension Window {
  /// Creates the window of a dialog or a sheet, whose content is made only if it is open.
  init(
    _ role: WindowConfiguration.Role, _ title: String, isOpen: Binding<Bool>? = nil,
    closeRequest: (@MainActor @Sendable (WindowReference) async -> Bool)?,
    content: () -> ComponentList
  ) {
    let content = isOpen?.value ?? true ? content() : ComponentList()
    if role == .dialog {
      self.init(title, isOpen: isOpen) { DialogContent(content: AnyComponent(content)) }
      configuration.isModal = true
    } else {
      self.init(title, isOpen: isOpen) { content }
    }
    configuration.role = role
    self.closeRequest = closeRequest
  }
}

/// The content of a dialog, which the Escape key closes.
private struct DialogContent: Component, Equatable {
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    content.shortcut(.escape, []) { context.window.close() }
  }
}
