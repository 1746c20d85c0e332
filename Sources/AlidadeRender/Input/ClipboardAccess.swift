/// Reaches the clipboard of a toolkit.
@MainActor public protocol ClipboardAccess: AnyObject, Sendable {
  /// Puts content on the clipboard, in place of what is there.
  func copy(_ content: TransferContent)

  /// Asks for what is on the clipboard, which may belong to another program and then comes later.
  ///
  /// - Parameters:
  ///   - kinds: what can be taken; files go before text.
  ///   - finish: called once with the content; never, if there is none of these kinds.
  /// - Returns: whether there seems to be something.
  @discardableResult
  func paste(
    of kinds: TransferKinds, _ finish: @escaping @MainActor (TransferContent) -> Void
  ) -> Bool
}
