import AlidadeLayout
import AlidadeRender

extension HeadlessMountHost {
  /// Presses a key, as a user would in the window of `root`.
  ///
  /// The key is offered to capturing handlers from `root` inward, then to the focused view, then to
  /// its ancestors outward up to `root`, and finally to the shortcuts of all visible views, until a
  /// view uses it. Return and Space press a focused pressable view, toggle button or link, and
  /// Space toggles other controls. The arrow keys, Page Up, Page Down, Home and End move a slider;
  /// Up, Down, Page Up and Page Down change the number of a stepper. Text inputs use the keys that
  /// type, delete, move the caret, and perform ``HeadlessTextInputView/editingCommands``; Return
  /// submits or inserts a line break.
  ///
  /// - Returns: `true` if a view used the key.
  @discardableResult
  public func pressKey(_ combination: KeyCombination, in root: HeadlessView) -> Bool {
    pressKey(combination.key, combination.modifiers, in: root)
  }

  /// Presses a key like ``pressKey(_:in:)``, but keeps the case of a typed letter.
  package func pressKey(_ key: Key, _ modifiers: KeyModifiers, in root: HeadlessView) -> Bool {
    HeadlessKeyboard(host: self).press(key, modifiers, in: root)
  }

  /// Closes the popovers in the window of a view that don't contain the view, as a press on the
  /// view does.
  ///
  /// - Returns: `false` if there are none.
  package func dismissPopovers(pressing view: HeadlessView) -> Bool {
    surfaces.dismissPopovers(pressing: view)
  }

  /// Moves the pointer to a location in a root view, where it stays; `nil` moves it away from all
  /// views.
  ///
  /// Views that handle hovering are notified, including when they later move under the resting
  /// pointer.
  public func movePointer(
    to location: Point?, in root: HeadlessView, modifiers: KeyModifiers = []
  ) {
    hover.move(to: location, in: root, modifiers)
  }

  /// The cursor of the innermost view under the pointer that has one.
  public var cursor: Cursor { hover.cursor }

  /// Adds an address to ``openedAddresses``.
  public func openAddress(_ address: String) { openedAddresses.append(address) }

  /// Puts content on ``clipboard``.
  public func copy(_ content: TransferContent) { clipboard = content }

  /// Provides the text for ``selectedText``.
  public func offerSelection(_ text: @escaping @Sendable () -> String?) { offeredSelection = text }

  /// The text that the user selected last, as it can be pasted without being copied; `nil` if there
  /// is none.
  ///
  /// The text is assembled by each access.
  public var selectedText: String? { offeredSelection?() }

  /// Passes the content of ``clipboard`` to `finish`: text and files are passed before the call
  /// returns; a value is passed when background work has encoded and decoded it.
  ///
  /// - Returns: `true` if there was content of one of the kinds.
  @discardableResult
  public func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool {
    clipboard?.read(as: kinds, on: scheduler, finish) ?? false
  }

  /// Returns `true` if ``clipboard`` has content of one of the kinds.
  public func hasContent(of kinds: TransferKinds) -> Bool {
    clipboard.map { kinds.choice(of: $0) != nil } ?? false
  }

  /// Notifies an object after ``clipboard`` was set, as long as the object exists.
  public func observeClipboard(_ observer: any ClipboardObserver) {
    clipboardObservers.add(observer)
  }

  /// Drags the content that a view or its nearest ancestor offers, or the list row that contains
  /// the view, to another view.
  ///
  /// A view that itself uses drags, such as one that listens for them, isn't dragged with an
  /// ancestor.
  ///
  /// - Returns: `true` if there was content or a row, and a view accepted it.
  @discardableResult
  public func drag(
    from source: HeadlessView, to target: HeadlessView, at point: Point = .zero
  ) -> Bool {
    HeadlessPointer(view: source, modifiers: []).drag(to: target, at: point)
  }

  /// Drops content from elsewhere on a view.
  ///
  /// - Returns: `true` if a view accepted it.
  @discardableResult
  public func drop(
    _ content: TransferContent, on target: HeadlessView, at point: Point = .zero
  ) -> Bool {
    HeadlessPointer(view: target, modifiers: []).drop(content, at: point)
  }

  /// Moves content from elsewhere over points of a view, and drops it at the last one.
  ///
  /// A list that accepts the content scrolls while it is at an edge, in the frames that `didMove`
  /// runs.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - target: the view; the innermost view from there outward that accepts the content gets it.
  ///   - points: the points, in the coordinates of the view. At points outside the view, the
  ///     content is over no view.
  ///   - isCanceled: `true` if the content leaves the view instead of being dropped.
  ///   - didMove: a closure that is called with the point after each movement, for example to run
  ///     frames while the pointer rests.
  /// - Returns: `true` if the content was dropped on a view that accepted it.
  @discardableResult
  public func drop(
    _ content: TransferContent, on target: HeadlessView, through points: [Point],
    isCanceled: Bool = false, didMove: @MainActor (Point) -> Void = { _ in }
  ) -> Bool {
    HeadlessPointer(view: target, modifiers: [])
      .drop(content, through: points, isCanceled: isCanceled, didMove)
  }
}
