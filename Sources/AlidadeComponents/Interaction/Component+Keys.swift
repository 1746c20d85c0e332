import AlidadeCore
import AlidadeRender

extension Component {
  /// Adds an action for a key press while the keyboard focus is in the component.
  ///
  /// The focused view handles the key first: a text field keeps the keys that it types or edits
  /// with. A key that triggers an action doesn't propagate further.
  public func onKeyPress(
    _ key: Key, _ modifiers: KeyModifiers = [],
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    interactive.adding(.key(KeyCombination(key, modifiers))) { _ in action() }
  }

  /// Adds an action for a key press while the keyboard focus is in the component; the action
  /// decides whether it handles the key.
  ///
  /// ```swift
  /// SearchField("Search", text: term)
  ///   .onKeyPress(.down, phase: .capture) { select(next); return true }
  /// ```
  ///
  /// While an input method is composing text, the input method gets the key, which isn't captured.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the modifiers that must be held.
  ///   - phase: `capture` to get the key before the focused view and before components inside this
  ///     one; `bubble` to get it after them.
  ///   - action: called on the main thread; returns `true` if the key is handled and must not
  ///     propagate further.
  public func onKeyPress(
    _ key: Key, _ modifiers: KeyModifiers = [], phase: KeyPhase,
    perform action: @escaping @MainActor @Sendable () -> Bool
  ) -> Interactive {
    interactive.adding(.key(KeyCombination(key, modifiers), phase: phase)) {
      if case .key(let press) = $0 { press.isHandled = action() }
    }
  }

  /// Adds an action for a key press while the component is visible in the active window, whichever
  /// view has the keyboard focus.
  ///
  /// The focused view handles the key first, so combine keys that type text with Control or Alt.
  public func shortcut(
    _ key: Key, _ modifiers: KeyModifiers,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    interactive.adding(.shortcut(KeyCombination(key, modifiers))) { _ in action() }
  }

  /// Handles ``Command/copy`` with content while the keyboard focus is in the component.
  ///
  /// The user copies the content with Control-C or the Edit menu, unless a focused view inside the
  /// component has something to copy, such as selected text. A button or a menu inside the
  /// component copies the content wherever the focus is.
  public func copyable(_ content: TransferContent) -> some Component {
    clipboardHandler.copying(content)
  }

  /// Handles ``Command/paste`` while the keyboard focus is in the component, and the clipboard has
  /// content that it accepts.
  ///
  /// The user pastes with Control-V or the Edit menu.
  ///
  /// - Parameters:
  ///   - kinds: the accepted kinds of content; other content is left to the enclosing components.
  ///   - action: called on the main thread with the content.
  public func onPaste(
    of kinds: TransferKinds = .text,
    perform action: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) -> some Component {
    clipboardHandler.pasting(kinds, action)
  }

  /// Enables the user to drag content from the component, even to other programs.
  public func draggable(_ content: TransferContent) -> Interactive {
    interactive.adding(dragged: content)
  }

  /// Enables the user to drop content onto the component, even from other programs.
  ///
  /// If several components accept the content, the innermost one under the pointer gets it. If
  /// several modifiers of one component do, the one for the richest kind gets it.
  ///
  /// - Parameters:
  ///   - kinds: the accepted kinds of content.
  ///   - action: called on the main thread when content enters the component, moves over it, leaves
  ///     it, or is dropped.
  public func dropTarget(
    for kinds: TransferKinds = .text,
    perform action: @escaping @MainActor @Sendable (DropEvent) -> Void
  ) -> Interactive {
    interactive.adding(.drop(kinds)) { if case .drop(let event) = $0 { action(event) } }
  }
}
