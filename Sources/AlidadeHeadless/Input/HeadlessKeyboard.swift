import AlidadeRender

/// The keyboard of a headless toolkit.
@MainActor struct HeadlessKeyboard {
  let host: HeadlessMountHost

  /// Presses a key in the window of `root`.
  ///
  /// - Parameters:
  ///   - key: the key; a letter is typed as it is.
  ///   - modifiers: the modifiers that are held.
  ///   - root: the root view.
  /// - Returns: `true` if a view used the key.
  func press(_ key: Key, _ modifiers: KeyModifiers, in root: HeadlessView) -> Bool {
    let combination = KeyCombination(key, modifiers)
    let focus = host.focus(around: root)
    if let focused = focus.view, focused.isInside(root) {
      let views = focused.outwardViews.filter { $0.isInside(root) }
      // During a composition, keys go to the input method.
      let isComposing = (focused as? HeadlessTextInputView)?.isComposing ?? false
      if !isComposing, capture(combination, in: views) { return true }
      if focused.use(key, combination) { return true }
      // A field that has the focus types and moves its caret, and doesn't select or swipe rows.
      let isTyping =
        focused is HeadlessTextInputView
        && (combination.key.isCharacter || combination.movesCaret)
      let isUsed = views.contains { view in
        send(combination, as: .key(combination), to: view)
          || (view as? HeadlessTextView)?.use(combination) ?? false
          || !isTyping && select(with: combination, in: view)
      }
      if isUsed { return true }
    }
    let isInField = focus.view is HeadlessTextInputView
    if combination == KeyCombination(.escape), host.surfaces.dismissPopover(in: root) {
      return true
    }
    // A field leaves other keys for a command that it can't perform to the usual one.
    let usual = isInField ? EditingCommands(combination)?.key : nil
    let shortcuts = [combination] + (usual.map { [$0] } ?? [])
    let isShortcut = shortcuts.contains { shortcut in
      root.descendants.contains { view in
        view.isVisible && send(shortcut, as: .shortcut(shortcut), to: view)
      }
    }
    return isShortcut || type(key, modifiers, in: root)
  }

  /// Offers a key that hasn't been used to the views that listen for typing.
  ///
  /// If the handler moves the focus to a text field, the field gets the key.
  ///
  /// - Returns: `true` if a view used the key.
  private func type(_ key: Key, _ modifiers: KeyModifiers, in root: HeadlessView) -> Bool {
    guard key.isCharacter, key != .space, modifiers.isSubset(of: .shift) else { return false }
    let combination = KeyCombination(key, modifiers)
    let isUsed = root.descendants.contains { view in
      view.isVisible && send(combination, as: .typing, to: view)
    }
    let focused = host.focus(around: root).view
    if isUsed, let field = focused as? HeadlessTextInputView, field.isInside(root) {
      _ = field.use(key, combination)
    }
    return isUsed
  }

  /// Sends a key to the views that capture it.
  ///
  /// - Parameters:
  ///   - combination: the key.
  ///   - views: the views around the focus, from the inside out.
  /// - Returns: `true` if a view used the key.
  private func capture(_ combination: KeyCombination, in views: [HeadlessView]) -> Bool {
    let input = ViewInput.key(combination, phase: .capture)
    let capturing = views.filter { listener(for: input, in: $0) != nil }
    return capturing.indices.reversed().contains { index in
      send(KeyPress(combination, isCapturedInside: index > 0), as: input, to: capturing[index])
    }
  }

  private func send(
    _ combination: KeyCombination, as input: ViewInput, to view: HeadlessView
  ) -> Bool {
    send(KeyPress(combination), as: input, to: view)
  }

  /// Sends a key press to the view's handler for an input.
  ///
  /// - Returns: `true` if the view has a handler that used the key.
  private func send(_ press: KeyPress, as input: ViewInput, to view: HeadlessView) -> Bool {
    guard let handler = listener(for: input, in: view) else { return false }
    handler.send(.key(press))
    return press.isHandled
  }

  private func listener(
    for input: ViewInput, in view: HeadlessView
  ) -> EventHandler<ViewInputEvent>? {
    view.isReactive ? view.interaction?.listener(for: input) : nil
  }

  /// Offers a key to a list whose rows can be selected.
  ///
  /// - Returns: `true` if the list used the key.
  private func select(with combination: KeyCombination, in view: HeadlessView) -> Bool {
    guard let list = view as? HeadlessScrollView, list.isReactive else { return false }
    let time = host.clock.now / .seconds(1)
    return list.scrollDelegate?.scrollView(list, use: combination, at: time) ?? false
  }
}

extension KeyCombination {
  /// A Boolean value that is `true` if a field takes the key to move its caret, even if the caret
  /// can't move any farther.
  fileprivate var movesCaret: Bool {
    switch key {
    case .left, .right: modifiers == .control
    case .up, .down, .pageUp, .pageDown, .home, .end: modifiers.isSubset(of: .shift)
    default: false
    }
  }
}

extension Key {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}
