import AlidadeHeadless

extension HeadlessHostingView {
  /// The scroll view of the first list.
  var list: HeadlessScrollView {
    let lists = root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
    // A bar of tabs also scrolls.
    guard let first = lists.first(where: { $0.role != .generic }) else {
      preconditionFailure("The list is not mounted.")
    }
    return first
  }
}
