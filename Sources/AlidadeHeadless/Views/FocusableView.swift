/// A view that can have the keyboard focus.
@MainActor protocol FocusableView: HeadlessView {
  /// A Boolean value that is `true` if the view takes the focus, regardless of its visibility and
  /// its superviews.
  var takesFocus: Bool { get }
}

extension HeadlessView {
  /// A Boolean value that is `true` if the view itself can have the keyboard focus now.
  final var canBeFocused: Bool {
    guard let focusable = self as? any FocusableView else { return false }
    return focusable.takesFocus && isVisible && isReactive
  }
}
