/// Where the keyboard focus of a headless toolkit is.
@MainActor final class HeadlessFocus {
  /// The view that has the focus.
  private(set) weak var view: HeadlessView?
  /// Whether nobody is told of moves.
  var isSilent = false

  /// Moves the focus and tells the views that it left, from the inside out, then those that it came
  /// to, from the outside in.
  func move(to next: HeadlessView?) {
    let before = chain(from: view)
    let after = chain(from: next)
    guard next !== view else { return }
    view = next
    if isSilent { return }
    for left in before where left === before.first || !after.contains(where: { $0 === left }) {
      left.didChangeFocus(false)
    }
    // Whoever was told may have moved it on.
    guard view === next else { return }
    for reached in after.reversed()
    where reached === after.first || !before.contains(where: { $0 === reached }) {
      reached.didChangeFocus(true)
    }
  }

  private func chain(from view: HeadlessView?) -> [HeadlessView] {
    var chain: [HeadlessView] = []
    var next = view
    while let view = next {
      chain.append(view)
      next = view.superview
    }
    return chain
  }
}
