/// A toolkit's clipboard.
@MainActor public protocol ClipboardAccess: AnyObject, Sendable {
  /// Replaces the content of the clipboard.
  func copy(_ content: TransferContent)

  /// Requests the content of the clipboard, which may come from another program and then arrives
  /// later.
  ///
  /// - Parameters:
  ///   - kinds: the accepted kinds; files are preferred to text.
  ///   - finish: called once with the content; not called if there is none of these kinds.
  /// - Returns: `true` if there seems to be such content.
  @discardableResult
  func paste(
    of kinds: TransferKinds, _ finish: @escaping @MainActor (TransferContent) -> Void
  ) -> Bool
}
