import AlidadeHeadless
import AlidadeRender
import Testing

extension TestHost {
  /// Presses a key.
  ///
  /// The view with the keyboard focus uses it first: letters, Return, Backspace and the like in a
  /// text field, arrow keys in a slider, Space on a button. Then come the components around that
  /// listen for keys, shortcuts, Tab, which moves the focus, and the keys that scroll a list.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: the modifiers that are held.
  ///   - sourceLocation: the location where diagnostics are recorded.
  /// - Returns: `true` if something used the key.
  @discardableResult
  public func press(
    _ key: Key, _ modifiers: KeyModifiers = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    perform(at: sourceLocation) {
      let combination = KeyCombination(key, modifiers)
      let focused = mountHost.focusedView
      if let field = focused as? HeadlessTextInputView, field.use(combination, key) { return true }
      if let slider = focused as? HeadlessSliderView, let step = combination.step {
        return slider.step(by: step)
      }
      if let stepper = focused as? HeadlessStepperView, let step = combination.step {
        return stepper.step(by: step)
      }
      if combination == KeyCombination(.space), focused?.toggleControl() == true { return true }
      if mountHost.pressKey(combination, in: view.root) { return true }
      if key == .tab, modifiers.isSubset(of: .shift) {
        return mountHost.moveFocusOn(in: view.root, isBackward: modifiers.contains(.shift))
      }
      guard let command = combination.scrollCommand else { return false }
      let list = focused?.superviews.lazy.compactMap { $0 as? HeadlessScrollView }.first
      list?.perform(command)
      return list != nil
    }
  }

  /// Presses a key with modifiers, such as ``AlidadeRender/KeyCombination/undo``.
  ///
  /// - Returns: `true` if something used the key.
  @discardableResult
  public func press(
    _ combination: KeyCombination, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    press(combination.key, combination.modifiers, sourceLocation: sourceLocation)
  }

  /// Types text at the caret of the text field with the keyboard focus.
  ///
  /// - Throws: an error if no text field has the focus, or if it can't be edited.
  public func type(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try act(at: sourceLocation) {
      guard let field = mountHost.focusedView as? HeadlessTextInputView else {
        throw TestFailure("No text field has the keyboard focus.\n\(outline)")
      }
      guard field.type(text) else { throw TestFailure("The text field is read-only.") }
    }
  }
}

extension HeadlessTextInputView {
  /// - Returns: `true` if the field uses the key by itself.
  fileprivate func use(_ combination: KeyCombination, _ key: Key) -> Bool {
    let (caret, count) = (selection.caret, text.unicodeScalars.count)
    switch key {
    case .character(let character) where combination.modifiers.isSubset(of: .shift):
      return type(String(character))
    case .enter where kind == .multiLine && combination.modifiers.isEmpty: return type("\n")
    case .enter: return submitHandler?.action != nil && submit()
    case .backspace: return deleteBackward()
    case .delete: return deleteForward()
    case .left where combination.modifiers.isEmpty: return select(from: max(0, caret - 1))
    case .right where combination.modifiers.isEmpty: return select(from: min(count, caret + 1))
    case .home where combination.modifiers.isEmpty: return select(from: 0)
    case .end where combination.modifiers.isEmpty: return select(from: count)
    default: return false
    }
  }
}

extension KeyCombination {
  /// The number of steps that the key moves a slider; `nil` if it moves none.
  fileprivate var step: Int? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .right, .up: return 1
    case .left, .down: return -1
    default: return nil
    }
  }

  /// The command of the key for a list; `nil` if there is none.
  fileprivate var scrollCommand: ScrollCommand? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .up: return .previous
    case .down: return .next
    case .pageUp: return .pageBackward
    case .pageDown: return .pageForward
    case .home: return .start
    case .end: return .end
    default: return nil
    }
  }
}
