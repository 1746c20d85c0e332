import AlidadeComponents
import AlidadeHeadless
import AlidadeRender

/// A search for elements, with the failures that it can end in.
@MainActor struct ElementSearch {
  private let finder: ElementFinder
  private let scope: any ElementScope
  private let tree: ElementTree
  /// The elements to search; `nil` if the element that contains them was removed.
  private let range: Range<Int>?

  init(_ finder: ElementFinder, in scope: any ElementScope) {
    self.finder = finder
    self.scope = scope
    tree = ElementTree(of: scope.host)
    range = ElementSearch.range(of: scope.container, in: tree)
  }

  /// Returns the range of a container with everything in it.
  static func range(of container: TestElement?, in tree: ElementTree) -> Range<Int>? {
    guard let container else { return tree.nodes.indices }
    return tree.index(of: container.identity).map { $0..<tree.nodes[$0].end }
  }

  /// All elements that match.
  var all: [TestElement] { matches.map(element) }

  /// Returns the only element that matches.
  func single() throws(TestFailure) -> TestElement {
    try element(single(among: matches))
  }

  /// Returns the element to operate: the only view with a property that is itself a match, or is
  /// inside or around one.
  ///
  /// - Parameters:
  ///   - role: the property of the element as the end of a sentence, such as `is a text field`.
  ///   - isTarget: a closure that returns `true` for a view with the property.
  func target(
    that role: String, _ isTarget: (HeadlessView) -> Bool
  ) throws(TestFailure) -> TestElement {
    let all = finder.matches(in: tree, range ?? 0..<0, mergesTiers: true)
    var targets: [Int] = []
    for match in all {
      guard let target = target(of: match, isTarget), !targets.contains(target) else { continue }
      targets.append(target)
    }
    if !targets.isEmpty { return try element(single(among: targets)) }
    // There is a match, but it doesn't have the property.
    let match = try single(among: matches)
    throw failure(
      "\(ElementOutline(tree).line(of: match)) \(finder.description), but nothing there \(role).",
      around: match)
  }

  /// Returns the failure for a search without visible matches.
  func failureToShow() -> TestFailure {
    if matches.isEmpty { return failureToFind() }
    let lines = matches.map { "  " + describe($0) }
    return TestFailure(
      (["Nothing visible \(finder.description); these elements match, but aren't visible:"] + lines)
        .joined(separator: "\n"))
  }

  /// Returns the failure for a search that should have no visible matches.
  func failureToHide() -> TestFailure {
    let lines = matches.filter { tree.nodes[$0].isVisible }.map { "  " + describe($0) }
    return TestFailure(
      (["An element \(finder.description), but none should be visible:"] + lines)
        .joined(separator: "\n"))
  }

  /// Returns the failure for a number of matches other than `count`.
  func failure(toFind count: Int) -> TestFailure {
    if matches.isEmpty { return failureToFind() }
    let lines = matches.map { "  " + describe($0) }
    let title =
      "\(matches.count) elements match instead of \(count); each \(finder.description):"
    return TestFailure(([title] + lines).joined(separator: "\n"))
  }

  /// A Boolean value that is `true` if there are any matches.
  var hasMatches: Bool { !matches.isEmpty }

  private var matches: [Int] { range.map { finder.matches(in: tree, $0) } ?? [] }

  private func element(_ index: Int) -> TestElement { TestElement(index, tree, scope.host) }

  private func single(among matches: [Int]) throws(TestFailure) -> Int {
    if matches.count == 1 { return matches[0] }
    if matches.isEmpty { throw failureToFind() }
    let limit = 20
    let lines = matches.prefix(limit).map { "  " + describe($0) }
    let rest = matches.count > limit ? ["  and \(matches.count - limit) more"] : []
    throw TestFailure(
      (["\(matches.count) elements match, but only one should; each \(finder.description):"]
        + lines + rest + ["Search inside one of the elements around them, or by role or key."])
        .joined(separator: "\n"))
  }

  private func target(of match: Int, _ isTarget: (HeadlessView) -> Bool) -> Int? {
    let match = titledSwitch(of: match) ?? match
    func isTargetNode(_ index: Int) -> Bool { tree.nodes[index].view.map(isTarget) ?? false }
    if isTargetNode(match) { return match }
    if let around = tree.ancestors(of: match).first(where: isTargetNode) { return around }
    let inside = Set(tree.inside(match).filter(isTargetNode).map { titledSwitch(of: $0) ?? $0 })
    return inside.count == 1 ? inside.first : nil
  }

  /// Returns the switch of the `Toggle` that an element is, or belongs to like its title; `nil` if
  /// there is none.
  private func titledSwitch(of index: Int) -> Int? {
    let toggle = ([index] + tree.ancestors(of: index)).first {
      tree.nodes[$0].component == ComponentType(Toggle.self)
    }
    return toggle.flatMap { toggle in
      tree.inside(toggle).first { tree.nodes[$0].view is HeadlessToggleView }
    }
  }

  // MARK: - Messages

  private func describe(_ index: Int) -> String { ElementOutline(tree).description(of: index) }

  private func failureToFind() -> TestFailure {
    if let name = finder.elementName { return TestFailure("\(name) is no longer shown.") }
    let subject = scope.container.map { "in \($0.name) " } ?? ""
    guard range != nil else {
      return TestFailure("\(subject.dropFirst(3).dropLast()) is no longer shown.")
    }
    let near = SpellingSearch(tree).nearMisses(of: finder, in: range ?? 0..<0)
    let lines = near.map { "  " + describe($0) }
    let hint = near.isEmpty ? [] : ["Similar:"] + lines
    return failure(
      (["No element \(subject)\(finder.description)."] + hint).joined(separator: "\n"),
      around: near.first)
  }

  /// Returns a failure that lists the elements near another.
  func failure(_ message: String, around element: TestElement) -> TestFailure {
    failure(message, around: tree.index(of: element.identity))
  }

  /// Returns a failure that lists the elements in the scope: all of them, or those near `index`.
  private func failure(_ message: String, around index: Int?) -> TestFailure {
    TestFailure(message + "\n" + surroundings(of: index).joined(separator: "\n"))
  }

  private func surroundings(of index: Int?) -> [String] {
    let limit = 40
    let outline = ElementOutline(tree)
    guard let range else { return [] }
    let all = outline.lines(in: range)
    let title = scope.container == nil ? "The window shows:" : "It contains:"
    if all.count <= limit { return [title] + all.map { "  " + $0 } }
    // The largest part around the nearest element that isn't too long.
    let parts = (index.map(tree.ancestors(of:)) ?? []).filter(range.contains)
      .map { outline.lines(in: $0..<tree.nodes[$0].end) }
    if let part = parts.last(where: { (2...limit).contains($0.count) }) {
      return ["Around the first one:"] + part.map { "  " + $0 }
    }
    return [title] + all.prefix(limit).map { "  " + $0 } + ["  and \(all.count - limit) more lines"]
  }
}
