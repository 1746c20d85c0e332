import AlidadeComponents
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
    case let slider as HeadlessSliderView: return slider.use(combination)
    case let stepper as HeadlessStepperView: return stepper.use(combination)
    case is HeadlessToggleButtonView, is HeadlessLinkView:
      let presses = combination == KeyCombination(.enter) || combination == KeyCombination(.space)
      return presses && toggling?() == true
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

extension HeadlessControlView where Content == SliderContent {
  /// Moves the slider by a step or a page, or to an end; the larger values are at the end of a
  /// line.
  fileprivate func use(_ combination: KeyCombination) -> Bool {
    guard combination.modifiers.isEmpty else { return false }
    let forward = layoutDirection == .leftToRight ? 1 : -1
    switch combination.key {
    case .up: return step(by: 1)
    case .down: return step(by: -1)
    case .right: return step(by: forward)
    case .left: return step(by: -forward)
    case .pageUp: return slide(to: controlValue + controlContent.pageStep)
    case .pageDown: return slide(to: controlValue - controlContent.pageStep)
    case .home: return slide(to: controlContent.range.lowerBound)
    case .end: return slide(to: controlContent.range.upperBound)
    default: return false
    }
  }
}

extension HeadlessControlView where Content == StepperContent {
  /// Changes the number by a step or a page.
  ///
  /// The keys that move the caret in the number are used, but have no effect, because the view has
  /// no caret.
  fileprivate func use(_ combination: KeyCombination) -> Bool {
    guard combination.modifiers.isEmpty, canBeFocused else { return false }
    switch combination.key {
    case .up: return step(by: 1)
    case .down: return step(by: -1)
    case .pageUp: return change(by: controlContent.pageStep)
    case .pageDown: return change(by: -controlContent.pageStep)
    case .left, .right, .home, .end: return true
    default: return false
    }
  }
}
