import Testing

/// A window or an element that a test finds and uses elements in.
///
/// Actions use the one element that they find, as a user would. They fail if there isn't exactly
/// one match, or if a user couldn't perform the action because the element is disabled, not
/// visible, or covered by another.
@MainActor public protocol ElementScope {
  /// The host that shows the elements.
  var host: TestHost { get }
  /// The element that contains the others; `nil` for the whole window.
  var container: TestElement? { get }
}

extension TestHost: ElementScope {
  /// The host itself.
  public var host: TestHost { self }
  /// The value is `nil`, because the scope is the window.
  public var container: TestElement? { nil }
}

extension ElementScope {
  /// Returns the only element that matches a finder.
  ///
  /// Elements that are covered or scrolled out of view count, but hidden elements don't. A list has
  /// no elements for distant rows; see ``scroll(to:in:sourceLocation:)``.
  ///
  /// - Throws: an error that lists the elements, if there is none or more than one.
  public func find(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TestElement {
    try TestFailure.reported(at: sourceLocation) {
      try ElementSearch(finder.elementFinder, in: self).single()
    }
  }

  /// Returns all elements that match a finder, in the order of the component tree; for the elements
  /// of a list, from its first row to its last.
  public func findAll(_ finder: some Finder) -> [TestElement] {
    ElementSearch(finder.elementFinder, in: self).all
  }

  /// Returns `true` if an element that matches a finder is at least partly visible; it may be
  /// covered.
  public func contains(_ finder: some Finder) -> Bool {
    findAll(finder).contains(where: \.isVisible)
  }

  /// The texts that are at least partly visible, in the order of the component tree.
  public var visibleTexts: [String] {
    let tree = ElementTree(of: host)
    let range = ElementSearch.range(of: container, in: tree) ?? 0..<0
    return range.compactMap { index in
      tree.nodes[index].isVisible ? tree.nodes[index].ownText : nil
    }
  }

  /// The elements as text: a line for each component of the application, and for each view with a
  /// role or text, indented by depth.
  public var outline: String {
    let tree = ElementTree(of: host)
    guard let range = ElementSearch.range(of: container, in: tree) else { return "" }
    return ElementOutline(tree).lines(in: range).joined(separator: "\n")
  }
}
