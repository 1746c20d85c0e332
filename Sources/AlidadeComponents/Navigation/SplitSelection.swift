import AlidadeRender

/// The sides that a split view shows.
enum SplitSelection: Hashable {
  /// One side: the number of sides below it.
  case page(Int)
  /// The content, beside the sidebar unless that is hidden.
  case content(besideSidebar: Bool)

  /// Returns the way in which sides come and go after something else was shown; `nil` to show the
  /// change at once.
  func transition(after former: SplitSelection) -> Transition? {
    switch (former, self) {
    case (.page(let former), .page(let page)): .page(from: former, to: page)
    case (.content, .content): .opacity
    // The sides that appear when the view collapses, or stops to, are where they were.
    default: nil
    }
  }
}
