import AlidadeLayout
import AlidadeRender

extension HeadlessMountHost {
  /// Presses a key, as a user does in the window of `root`.
  ///
  /// It goes from what has the focus outwards, to whoever listens for it first, and then to the
  /// shortcuts of all visible views. Return and space press a pressable view that has the focus;
  /// what takes back and makes again works on a view that is typed in, and what copies and pastes
  /// on ``clipboard``.
  ///
  /// - Returns: whether anybody used the key.
  @discardableResult
  public func pressKey(_ combination: KeyCombination, in root: HeadlessView) -> Bool {
    if let focusedView, focusedView.isInside(root) {
      let presses = combination == KeyCombination(.enter) || combination == KeyCombination(.space)
      if presses, (focusedView as? HeadlessPressableView)?.press() == true { return true }
      if (focusedView as? HeadlessTextInputView)?.take(combination) == true { return true }
      for (view, _) in focusedView.path(from: .zero) {
        if view.take(combination, clipboard: &clipboard) { return true }
        if view === root { break }
      }
    }
    for view in root.descendants where view.isVisible && view.isReactive {
      if let handler = view.interaction?.handlers[.shortcut(combination)], handler.action != nil {
        handler.send(.key)
        return true
      }
    }
    return false
  }

  /// Puts content on ``clipboard``.
  public func copy(_ content: TransferContent) { clipboard = content }

  /// Takes what is on ``clipboard``, at once.
  @discardableResult
  public func paste(
    of kinds: TransferKinds, _ finish: @escaping @MainActor (TransferContent) -> Void
  ) -> Bool {
    guard let clipboard, kinds.contains(clipboard.kind) else { return false }
    finish(clipboard)
    return true
  }

  /// Drags what a view offers, or one around it, to another one.
  ///
  /// - Returns: whether there was something to drag, and somebody took it.
  @discardableResult
  public func drag(
    from source: HeadlessView, to target: HeadlessView, at point: Point = .zero
  ) -> Bool {
    guard source.isVisible, source.isReactive else { return false }
    let offers = source.path(from: .zero).lazy.compactMap { $0.view.interaction?.offers[.dragging] }
    return offers.first.map { drop($0, on: target, at: point) } ?? false
  }

  /// Drops content on a view, from somewhere else.
  ///
  /// - Returns: whether somebody took it.
  @discardableResult
  public func drop(
    _ content: TransferContent, on target: HeadlessView, at point: Point = .zero
  ) -> Bool {
    guard target.isVisible, target.isReactive else { return false }
    for (view, place) in target.path(from: point) {
      guard let handler = view.handler(of: content.kind, isPasting: false) else { continue }
      handler.send(.drop(.entered))
      handler.send(.drop(.dropped(content, place)))
      return true
    }
    return false
  }
}

extension HeadlessView {
  /// Uses a key, if the view listens for it.
  fileprivate func take(
    _ combination: KeyCombination, clipboard: inout TransferContent?
  ) -> Bool {
    guard let interaction, isReactive else { return false }
    if let handler = interaction.handlers[.key(combination)], handler.action != nil {
      handler.send(.key)
      return true
    }
    if combination == .copy, let content = interaction.offers[.copying] {
      clipboard = content
      return true
    }
    guard combination == .paste, let clipboard,
      let handler = handler(of: clipboard.kind, isPasting: true)
    else { return false }
    handler.send(.paste(clipboard))
    return true
  }

  /// Who takes content of a kind.
  fileprivate func handler(
    of kind: TransferKinds, isPasting: Bool
  ) -> EventHandler<ViewInputEvent>? {
    let kinds = (interaction?.handlers ?? [:]).compactMap { input, handler -> TransferKinds? in
      switch input {
      case .drop(let kinds): !isPasting && handler.action != nil ? kinds : nil
      case .paste(let kinds): isPasting && handler.action != nil ? kinds : nil
      default: nil
      }
    }
    let first = kinds.sorted { $0.rawValue < $1.rawValue }.first { $0.contains(kind) }
    return first.flatMap { interaction?.handlers[isPasting ? .paste($0) : .drop($0)] }
  }
}
