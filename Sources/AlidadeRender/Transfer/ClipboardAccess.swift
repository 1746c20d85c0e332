/// A toolkit's clipboard.
@MainActor public protocol ClipboardAccess: AnyObject, Sendable {
  /// Replaces the content of the clipboard.
  ///
  /// A value is encoded when a program requests it, on another thread.
  func copy(_ content: TransferContent)

  /// Offers text that the user has selected, which can be pasted without being copied, as with the
  /// middle button on Linux; by default, it isn't offered.
  ///
  /// The text replaces that of the previous selection, even one in another program.
  ///
  /// - Parameter text: returns the text, or `nil` if there is none; called on any thread each time
  ///   a program requests it.
  func offerSelection(_ text: @escaping @Sendable () -> String?)

  /// Requests the content of the clipboard, which may come from another program and then arrives
  /// later.
  ///
  /// At most as many bytes of a value are read as its reader accepts, and the value is decoded on
  /// another thread.
  ///
  /// - Parameters:
  ///   - kinds: the accepted kinds; see ``TransferKinds/choice(hasFiles:hasText:hasType:)`` for
  ///     their order.
  ///   - finish: called once on the main thread with the content, or with the reason why it is
  ///     rejected; not called if the result is `false`.
  /// - Returns: `true` if there seems to be such content.
  @discardableResult
  func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool

  /// Returns `true` if there seems to be content of one of the kinds.
  func hasContent(of kinds: TransferKinds) -> Bool

  /// Notifies an object after the content of the clipboard has changed, as long as the object
  /// exists.
  ///
  /// The clipboard doesn't retain the object.
  func observeClipboard(_ observer: any ClipboardObserver)
}

extension ClipboardAccess {
  /// Does nothing, because most systems paste only content that was copied.
  public func offerSelection(_ text: @escaping @Sendable () -> String?) {}
}
