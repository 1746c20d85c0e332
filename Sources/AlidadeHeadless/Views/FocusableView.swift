/// A view that can have the keyboard focus.
@MainActor protocol FocusableView: HeadlessView {
  /// A Boolean value that is `true` if the view takes the focus, regardless of its visibility and
  /// its superviews.
  var takesFocus: Bool { get }

  /// A Boolean value that is `true` if presses belong to the view, even while it is disabled, and
  /// not to the enclosing row.
  var usesPresses: Bool { get }

  /// A Boolean value that is `true` if the view acts on what had the focus before it, such as a
  /// menu.
  var actsOnPreviousFocus: Bool { get }
}

extension FocusableView {
  var usesPresses: Bool { true }
  var actsOnPreviousFocus: Bool { false }
}

extension HeadlessView {
  /// The keyboard focus in the window that contains the view; `nil` outside a toolkit.
  final var windowFocus: HeadlessFocus? { host?.focus(around: self) }

  /// A Boolean value that is `true` if the view itself can have the keyboard focus now.
  final var canBeFocused: Bool {
    let takesFocus = (self as? any FocusableView)?.takesFocus ?? rowStatus?.takesFocus ?? false
    return takesFocus && isVisible && isReactive
  }

  /// A Boolean value that is `true` if the view is a row that the user can select.
  package final var isSelectableRow: Bool { rowStatus?.isSelected != nil }

  /// A Boolean value that is `true` if the view shows text that the user can select, by itself or
  /// in a list.
  package final var isSelectableText: Bool {
    guard let text = self as? HeadlessTextView else { return false }
    if text.selectionHandler != nil { return true }
    for view in outwardViews {
      if let list = view as? HeadlessScrollView { return list.selectsText }
      if view.keepsPresses { return false }
    }
    return false
  }

  /// A Boolean value that is `true` if presses belong to the view and not to the enclosing row.
  final var keepsPresses: Bool { (self as? any FocusableView)?.usesPresses ?? false }
}
