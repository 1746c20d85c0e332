/// An object that follows the content of the clipboard; see
/// ``ClipboardAccess/observeClipboard(_:)``.
@MainActor public protocol ClipboardObserver: AnyObject {
  /// Called after the content has changed.
  func clipboardDidChange()
}
