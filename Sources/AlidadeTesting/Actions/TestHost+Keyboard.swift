import AlidadeHeadless
import AlidadeRender
import Testing

extension TestHost {
  /// Presses a key in the window, which becomes the active one.
  ///
  /// Components that capture the key get it first, then the view with the keyboard focus: for
  /// example, a text field uses letters, Return and Backspace, a slider uses arrow keys, and a
  /// button uses Space. Next come the key handlers of the components that enclose the view, and
  /// then shortcuts. Finally, Tab moves the focus, and some keys scroll the list that contains the
  /// focused view.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the modifiers that are held.
  ///   - sourceLocation: the location where issues are recorded: diagnostics, and a failure if a
  ///     modal window blocks this one.
  /// - Returns: `true` if the key was used.
  @discardableResult
  public func press(
    _ key: Key, _ modifiers: KeyModifiers = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    let isUsed = try? act(at: sourceLocation) {
      if mountHost.pressKey(key, modifiers, in: view.root) { return true }
      if key == .tab, modifiers.isSubset(of: .shift) {
        return mountHost.moveFocusOn(in: view.root, isBackward: modifiers.contains(.shift))
      }
      guard let command = KeyCombination(key, modifiers).scrollCommand else { return false }
      let around = focusedView?.outwardViews ?? []
      let scrollViews = around.compactMap { $0 as? HeadlessScrollView }
      return scrollViews.contains { $0.use(command) }
    }
    return isUsed ?? false
  }

  /// Presses a key with modifiers, such as ``KeyCombination/undo``.
  ///
  /// - Returns: `true` if the key was used.
  @discardableResult
  public func press(
    _ combination: KeyCombination, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    press(combination.key, combination.modifiers, sourceLocation: sourceLocation)
  }

  /// Types text at the caret of the text field with the keyboard focus.
  ///
  /// - Throws: an error if no text field has the focus, or if the field can't be edited.
  public func type(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      guard let field = focusedView as? HeadlessTextInputView else {
        throw TestFailure("No text field has the keyboard focus.\n\(outline)")
      }
      guard enter(text, in: field) else { throw TestFailure("The text field is read-only.") }
    }
  }
}

extension KeyCombination {
  /// The key's command for a scroll view; `nil` if it has none.
  fileprivate var scrollCommand: ScrollCommand? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .up: return .previous
    case .down: return .next
    case .left: return .left
    case .right: return .right
    case .pageUp: return .pageBackward
    case .pageDown: return .pageForward
    case .home: return .start
    case .end: return .end
    default: return nil
    }
  }
}

extension HeadlessScrollView {
  /// Performs a command.
  ///
  /// - Returns: `true` if the delegate performed it, or the view has scrolled.
  fileprivate func use(_ command: ScrollCommand) -> Bool {
    let before = contentOffset
    return perform(command) || contentOffset != before
  }
}
