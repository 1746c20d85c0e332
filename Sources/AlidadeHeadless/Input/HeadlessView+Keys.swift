import AlidadeLayout
import AlidadeRender

// The keys that a view itself handles while it has the focus.
extension HeadlessView {
  /// Handles a key as the focused view.
  ///
  /// - Parameters:
  ///   - key: the key that is typed.
  ///   - combination: the key without the case of letters, with the modifiers.
  /// - Returns: `true` if the view used the key.
  func use(_ key: Key, _ combination: KeyCombination) -> Bool {
    switch self {
    case let pressable as HeadlessPressableView:
      let presses = combination == KeyCombination(.enter) || combination == KeyCombination(.space)
      return presses && pressable.press()
    case let input as HeadlessTextInputView:
      return input.take(combination) || input.edit(key, combination.modifiers)
    case let slider as HeadlessSliderView:
      return combination.step(slider.layoutDirection).map { slider.step(by: $0) } ?? false
    case let stepper as HeadlessStepperView:
      return combination.step(stepper.layoutDirection).map { stepper.step(by: $0) } ?? false
    default: return combination == KeyCombination(.space) && toggling?() == true
    }
  }

  /// A function that toggles a control or opens a link, as a click or the Space key does; `nil` for
  /// other views.
  ///
  /// The function returns `true` if a user could do so.
  package final var toggling: (@MainActor () -> Bool)? {
    switch self {
    case let view as HeadlessToggleView: { view.toggle() }
    case let view as HeadlessToggleButtonView: { view.toggle() }
    case let view as HeadlessCheckBoxView: { view.toggle() }
    case let view as HeadlessLinkView: { view.open() }
    default: nil
    }
  }
}

extension HeadlessTextInputView {
  /// Types a character, deletes a character or moves the caret.
  fileprivate func edit(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    let count = text.unicodeScalars.count
    switch key {
    case .character(let character) where modifiers.isSubset(of: .shift):
      return type(String(character))
    case .backspace: return deleteBackward()
    case .delete: return deleteForward()
    case .left where modifiers.isEmpty: return moveCaret(forward: false)
    case .right where modifiers.isEmpty: return moveCaret(forward: true)
    case .home where modifiers.isEmpty: return select(from: 0)
    case .end where modifiers.isEmpty: return select(from: count)
    default: return false
    }
  }
}

extension KeyCombination {
  /// Returns the number of steps by which the key moves a slider; `nil` if it doesn't move it.
  ///
  /// The larger values are at the end of a line.
  fileprivate func step(_ direction: LayoutDirection) -> Int? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .up: return 1
    case .down: return -1
    case .right: return direction == .leftToRight ? 1 : -1
    case .left: return direction == .leftToRight ? -1 : 1
    default: return nil
    }
  }
}
