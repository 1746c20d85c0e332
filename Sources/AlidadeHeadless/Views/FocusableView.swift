/// A view that the keyboard focus can be on.
@MainActor protocol FocusableView: HeadlessView {
  /// Whether it takes the focus, as far as that depends on itself.
  var takesFocus: Bool { get }
}

extension HeadlessView {
  /// Whether the keyboard focus can be on this view itself.
  final var canBeFocused: Bool {
    guard let focusable = self as? any FocusableView else { return false }
    return focusable.takesFocus && isVisible && isReactive
  }
}
