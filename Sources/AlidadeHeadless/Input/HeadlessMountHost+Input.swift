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
    HeadlessKeyboard(host: self).press(combination, in: root)
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
    HeadlessPointer(view: source).drag(to: target, at: point)
  }

  /// Drops content on a view, from somewhere else.
  ///
  /// - Returns: whether somebody took it.
  @discardableResult
  public func drop(
    _ content: TransferContent, on target: HeadlessView, at point: Point = .zero
  ) -> Bool {
    HeadlessPointer(view: target).drop(content, at: point)
  }
}
