/// The conditions that elements must satisfy to be found.
///
/// See ``Finder`` for the ways to create one.
@MainActor public struct ElementFinder: Finder {
  typealias Condition = (ElementNode) -> Bool

  /// The conditions as the end of a sentence about an element, such as `shows "Milk"`.
  let predicate: String
  /// The text to compare with similar texts if nothing is found; `nil` if there is none.
  let wording: String?
  /// A Boolean value that is `true` if only the innermost of nested matches count.
  let findsInnermost: Bool
  /// The conditions in order of preference; the first one that an element satisfies is used.
  let tiers: [Condition]
  /// The name of the element if the finder is for one particular element; otherwise, `nil`.
  var elementName: String?
  /// The finders that must each match something inside an element.
  private(set) var contents: [ElementFinder] = []

  init(
    _ predicate: String, wording: String? = nil, findsInnermost: Bool = false, tiers: [Condition]
  ) {
    self.predicate = predicate
    self.wording = wording
    self.findsInnermost = findsInnermost
    self.tiers = tiers
  }

  /// The finder itself.
  public var elementFinder: ElementFinder { self }

  /// Returns a finder that matches only the elements that contain a match for `other`.
  ///
  /// ```swift
  /// try app.find(.component(ToDoRow.self).containing("Milk")).tap("Delete")
  /// ```
  public func containing(_ other: some Finder) -> ElementFinder {
    var finder = self
    finder.contents.append(other.elementFinder)
    return finder
  }

  /// The conditions as the end of a sentence.
  var description: String {
    ([predicate] + contents.map { "contains an element that \($0.description)" }).joined(
      separator: " and ")
  }

  /// Returns the indices of the elements that satisfy the conditions.
  ///
  /// - Parameters:
  ///   - tree: the elements.
  ///   - range: the range of the elements to check.
  ///   - mergesTiers: `true` to return the elements that satisfy any of the tiers.
  func matches(in tree: ElementTree, _ range: Range<Int>, mergesTiers: Bool = false) -> [Int] {
    let groups: [[Condition]] = mergesTiers ? [tiers] : tiers.map { [$0] }
    for conditions in groups {
      var found = range.filter { index in
        conditions.contains { $0(tree.nodes[index]) }
          && contents.allSatisfy { finder in
            !finder.matches(in: tree, tree.inside(index), mergesTiers: true).isEmpty
          }
      }
      if findsInnermost, !mergesTiers {
        found = found.filter { index in !found.contains { tree.inside(index).contains($0) } }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
