import AlidadeRender

/// The sides that a split view shows.
enum SplitSelection: Hashable {
  /// One side: the number of sides below it.
  case page(Int)
  /// The content, beside the sidebar unless the sidebar is hidden.
  case content(besideSidebar: Bool)

  /// Returns the transition of the sides after another selection was shown; `nil` to show the
  /// change immediately.
  func transition(after previous: SplitSelection) -> Transition? {
    switch (previous, self) {
    case (.page(let previous), .page(let page)): .page(from: previous, to: page)
    case (.content, .content): .opacity
    // When the view collapses or expands, the sides appear in their places.
    default: nil
    }
  }
}
