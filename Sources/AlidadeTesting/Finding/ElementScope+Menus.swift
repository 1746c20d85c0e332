import AlidadeComponents
import AlidadeHeadless

extension ElementScope {
  /// The menus of the visible menu bars, from the start to the end of each.
  ///
  /// ``choose(_:in:sourceLocation:)`` chooses an item of these menus:
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
