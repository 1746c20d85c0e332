import AlidadeComponents
import AlidadeCore
import AlidadeLayout

extension Component {
  /// Slides content over the window while a value is `true`.
  ///
  /// ```swift
  /// .sheet("New account", isPresented: context.binding(\.isAdding)) {
  ///   AccountForm { account in add(account) }
  /// }
  /// ```
  ///
  /// A sheet is a ``Window`` with the role ``WindowConfiguration/Role/sheet``: it is shown inside
  /// the window that contains the component, in front of the window's dimmed content, which can't
  /// be used in the meantime. It is as large as its content chooses, but never wider than the
  /// window. The keyboard focus moves into it, stays in it, and returns afterward. In the content,
  /// `context.window` is the sheet, and more sheets and alerts can be shown in front of it.
  ///
  /// The Escape key closes the sheet. The window can be closed, unless the sheet refuses.
  ///
  /// - Parameters:
  ///   - title: the name of the sheet for assistive technologies; to make it visible, show it in
  ///     the content.
  ///   - isPresented: `true` while the sheet is open.
  ///   - onCloseRequest: asks before the user closes the sheet, its window or the application;
  ///     called with the sheet, and returns `true` to close it; see ``Window/onCloseRequest(_:)``.
  ///     `nil` to close without asking.
  ///   - content: the components in the sheet; several are stacked vertically. Called only while
  ///     the sheet is open.
  public func sheet(
    _ title: String = "", isPresented: Binding<Bool>,
    onCloseRequest: (@MainActor @Sendable (_ sheet: WindowReference) async -> Bool)? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) -> some Component {
    overlay(alignment: .topStart) {
      Window(.sheet, title, isOpen: isPresented, closeRequest: onCloseRequest, content: content)
    }
  }

  /// Slides content for a value over the window, while there is a value.
  ///
  /// This method is like ``sheet(_:isPresented:onCloseRequest:content:)``; closing the sheet sets
  /// the value to `nil`. A value with a different identity gets new content, without the state of
  /// the previous content.
  public func sheet<Item: Identifiable & Sendable>(
    _ title: String = "", item: Binding<Item?>,
    onCloseRequest: (@MainActor @Sendable (_ sheet: WindowReference) async -> Bool)? = nil,
    @ComponentBuilder content: (Item) -> ComponentList
  ) -> some Component where Item.ID: Sendable {
    sheet(title, isPresented: item.isPresent(), onCloseRequest: onCloseRequest) {
      if let value = item.value { content(value).key(value.id) }
    }
  }
}

extension WindowReference {
  /// Slides content over the window, and waits until it is closed.
  ///
  /// ```swift
  /// let account = await context.window.presentSheet("New account") { answer in
  ///   AccountForm { answer($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: the name of the sheet for assistive technologies.
  ///   - onCloseRequest: asks before the user closes the sheet, its window or the application;
  ///     `nil` to close without asking.
  ///   - content: returns the components in the sheet; they call the closure with the answer, which
  ///     closes the sheet without asking.
  /// - Returns: the answer; `nil` if the sheet was closed without one, if this window was closed,
  ///   if it isn't open, or if the task was canceled, which closes the sheet.
  @MainActor public func presentSheet<Answer: Sendable>(
    _ title: String = "",
    onCloseRequest: (@MainActor @Sendable (_ sheet: WindowReference) async -> Bool)? = nil,
    @ComponentBuilder content: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) ->
      ComponentList
  ) async -> Answer? {
    await wait { answer in
      Window(.sheet, title, closeRequest: onCloseRequest) { content(answer) }
    }
  }
}
