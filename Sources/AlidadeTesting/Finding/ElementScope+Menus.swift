import AlidadeComponents
import AlidadeHeadless

extension ElementScope {
  /// The menus of the menu bars that are shown, from the start to the end of each.
  ///
  /// ``choose(_:in:sourceLocation:)`` chooses an item of them:
  ///
  /// ```swift
  /// #expect(window.menus.map(\.title) == ["File", "Edit"])
  /// try window.choose("Undo", in: .role(.menuBar))
  /// ```
  public var menus: [MenuBarContent.Menu] {
    let tree = ElementTree(of: host)
    let range = ElementSearch.range(of: container, in: tree) ?? 0..<0
    return range.compactMap { tree.nodes[$0].view as? HeadlessMenuBarView }
      .filter(\.isVisible).flatMap(\.controlContent.menus)
  }
}
