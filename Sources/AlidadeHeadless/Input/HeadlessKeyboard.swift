import AlidadeRender

/// The keyboard of a headless toolkit.
@MainActor struct HeadlessKeyboard {
  let host: HeadlessMountHost

  /// Presses a key in the window of `root`.
  ///
  /// - Returns: `true` if a view used it.
  func press(_ combination: KeyCombination, in root: HeadlessView) -> Bool {
    if let focused = host.focusedView, focused.isInside(root) {
      if focused.use(combination) { return true }
      for view in focused.outwardViews {
        if press(combination, on: view) { return true }
        if view === root { break }
      }
    }
    for view in root.descendants where view.isVisible && view.isReactive {
      if let listener = view.interaction?.listener(for: .shortcut(combination)) {
        listener.send(.key)
        return true
      }
    }
    return false
  }

  /// - Returns: `true` if the view handles the key or its effect on the clipboard.
  private func press(_ combination: KeyCombination, on view: HeadlessView) -> Bool {
    guard let interaction = view.interaction, view.isReactive else { return false }
    if let listener = interaction.listener(for: .key(combination)) {
      listener.send(.key)
      return true
    }
    if combination == .copy, let content = interaction.offers[.copying] {
      host.copy(content)
      return true
    }
    guard combination == .paste, let content = host.clipboard,
      let listener = interaction.listener(forContentOf: content.kind, by: ViewInput.paste)
    else { return false }
    listener.send(.paste(content))
    return true
  }
}

extension HeadlessView {
  /// - Returns: `true` if the view, which has the focus, uses the key by itself.
  fileprivate func use(_ combination: KeyCombination) -> Bool {
    switch self {
    case let pressable as HeadlessPressableView:
      let presses = combination == KeyCombination(.enter) || combination == KeyCombination(.space)
      return presses && pressable.press()
    case let input as HeadlessTextInputView: return input.take(combination)
    default: return false
    }
  }
}
