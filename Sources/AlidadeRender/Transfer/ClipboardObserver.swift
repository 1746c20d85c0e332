/// An object that follows what is on the clipboard; see ``ClipboardAccess/observeClipboard(_:)``.
@MainActor public protocol ClipboardObserver: AnyObject {
  /// Called after the content has changed.
  func clipboardDidChange()
}
