import AlidadeCore
import AlidadeRender

extension Component {
  /// Does something when a key is pressed while the keyboard focus is in the component.
  ///
  /// What has the focus goes first: a text field keeps the keys that it types or edits with. A key
  /// that is listened for goes no further.
  public func onKeyPress(
    _ key: Key, _ modifiers: KeyModifiers = [],
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    interactive.adding(.key(KeyCombination(key, modifiers))) { _ in action() }
  }

  /// Does something when a key is pressed while the component is in sight in the active window,
  /// wherever the keyboard focus is.
  ///
  /// What has the focus goes first, so a key that types should be held with Control or Alt.
  public func shortcut(
    _ key: Key, _ modifiers: KeyModifiers = .control,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    interactive.adding(.shortcut(KeyCombination(key, modifiers))) { _ in action() }
  }

  /// Copies content when Control and C are pressed while the keyboard focus is in the component.
  public func copyable(_ content: TransferContent) -> Interactive {
    interactive.adding(content, for: .copying)
  }

  /// Does something with what is on the clipboard when Control and V are pressed while the keyboard
  /// focus is in the component.
  ///
  /// - Parameters:
  ///   - kinds: what can be taken; nothing happens when there is something else.
  ///   - action: what is done.
  public func onPaste(
    of kinds: TransferKinds = .text,
    perform action: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) -> Interactive {
    interactive.adding(.paste(kinds)) { if case .paste(let content) = $0 { action(content) } }
  }

  /// Lets the user drag content off the component, also to other programs.
  public func draggable(_ content: TransferContent) -> Interactive {
    interactive.adding(content, for: .dragging)
  }

  /// Lets the user drop content on the component, also from other programs.
  ///
  /// - Parameters:
  ///   - kinds: what can be taken.
  ///   - action: what is done when content comes onto the component, leaves it, or is dropped.
  public func dropTarget(
    for kinds: TransferKinds = .text,
    perform action: @escaping @MainActor @Sendable (DropEvent) -> Void
  ) -> Interactive {
    interactive.adding(.drop(kinds)) { if case .drop(let event) = $0 { action(event) } }
  }
}
