/// The conditions that elements must satisfy to be found.
///
/// See ``Finder`` for the ways to make one.
@MainActor public struct ElementFinder: Finder {
  typealias Condition = (ElementNode) -> Bool

  /// The conditions as the end of a sentence about an element, such as `shows "Milk"`.
  let predicate: String
  /// The text to compare with similar ones if nothing is found; `nil` if there is none.
  let wording: String?
  /// A Boolean value that is `true` if an element doesn't count when one inside it is found.
  let findsInnermost: Bool
  /// Conditions in order of preference: the first one that some element satisfies is used.
  let tiers: [Condition]
  /// The name of the element, if the finder is for one particular element; otherwise `nil`.
  var elementName: String?
  /// Finders that must each match something inside an element.
  private(set) var contents: [ElementFinder] = []

  init(
    _ predicate: String, wording: String? = nil, findsInnermost: Bool = false, tiers: [Condition]
  ) {
    self.predicate = predicate
    self.wording = wording
    self.findsInnermost = findsInnermost
    self.tiers = tiers
  }

  /// This finder itself.
  public var elementFinder: ElementFinder { self }

  /// Returns a finder for those of the same elements that contain a match for `other`.
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
    ([predicate] + contents.map { "contains what \($0.description)" }).joined(separator: " and ")
  }

  /// Returns the indices of the elements that satisfy the conditions.
  ///
  /// - Parameters:
  ///   - tree: the elements.
  ///   - range: the range to look in.
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
