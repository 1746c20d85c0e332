import AlidadeHeadless

extension HeadlessHostingView {
  /// The scroll view of the first list.
  var list: HeadlessScrollView {
    let lists = root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
    guard let first = lists.first else { preconditionFailure("The list is not mounted.") }
    return first
  }
}
