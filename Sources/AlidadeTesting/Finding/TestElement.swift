import AlidadeCore
import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// A component or view in the window of a ``TestHost``.
///
/// An element follows its component: after an action, its properties reflect the new state. If the
/// component was removed, ``exists`` is `false`, and the other properties are empty.
@MainActor public struct TestElement: ElementScope, Finder {
  /// The host that shows the element.
  public let host: TestHost
  let identity: ElementIdentity
  /// The name of the element when it was found, for messages.
  let name: String

  /// The element itself, in which other elements are found.
  public var container: TestElement? { self }

  /// A finder for this element only.
  public var elementFinder: ElementFinder {
    let identity = identity
    var finder = ElementFinder("is \(name)", tiers: [{ $0.identity == identity }])
    finder.elementName = name
    return finder
  }

  var node: ElementNode? {
    let tree = ElementTree(of: host)
    return tree.index(of: identity).map { tree.nodes[$0] }
  }

  /// A Boolean value that is `true` if the element is still mounted and not hidden.
  public var exists: Bool { node != nil }

  /// The text that the element shows, without truncation: its own text, or the texts inside it,
  /// joined by spaces; `nil` if there is none.
  public var text: String? {
    let tree = ElementTree(of: host)
    guard let index = tree.index(of: identity) else { return nil }
    if let text = tree.nodes[index].ownText { return text }
    let texts = tree.inside(index).compactMap { tree.nodes[$0].ownText }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The role for assistive technologies; `generic` for components without their own view.
  public var role: AccessibilityRole { node?.role ?? .generic }

  /// The name for assistive technologies; `nil` if there is none.
  public var label: String? { node?.label }

  /// The value of a control or text field; `nil` for other elements.
  ///
  /// Compare it with a literal: `true` for a switch, `0.8` for a slider, `"Milk"` for a field.
  public var value: AccessibilityValue? { node?.view?.accessibilityValue }

  /// The name of the component's type; `nil` for a view that doesn't represent a component.
  public var componentName: String? { node?.component?.name }

  /// The key of the component or row; `nil` if it has none.
  public var key: ComponentKey? { node?.key }

  /// The frame in the window, in points, including parts that aren't visible.
  public var frame: Rect { node?.frame ?? .zero }

  /// A Boolean value that is `true` if neither the element nor any of its ancestors is disabled.
  public var isEnabled: Bool { node?.nearestView.isEnabledInContext ?? false }

  /// A Boolean value that is `true` if the element, an element inside it, or the control around it
  /// has the keyboard focus.
  public var isFocused: Bool {
    guard let node, let focused = host.mountHost.focusedView else { return false }
    if let view = node.view, focused.isInside(view) { return true }
    return node.control === focused || descendants { $0.view === focused }
  }

  /// A Boolean value that is `true` if the element is selected, as a tab is, or if the enclosing
  /// row is.
  ///
  /// In a list without a selection, the value is `false`.
  public var isSelected: Bool {
    node?.view?.options.accessibility?.isSelected ?? rowStatus?.isSelected ?? false
  }

  /// The position of the enclosing row, from zero, and the number of rows in the list, without
  /// headers and footers; `nil` outside such rows.
  public var rowPosition: (position: Int, count: Int)? {
    rowStatus.map { ($0.position, $0.count) }
  }

  private var rowStatus: RowStatus? {
    node?.nearestView.outwardViews.lazy.compactMap(\.rowStatus).first
  }

  /// A Boolean value that is `true` if the element is at least partly visible; it may be covered.
  public var isVisible: Bool { node?.isVisible ?? false }

  /// A Boolean value that is `true` if the user can reach the element with the pointer: it is
  /// visible, enabled and not covered.
  public var isHittable: Bool { (try? PointerTarget(self)) != nil }

  /// The elements directly inside this one.
  public var children: [TestElement] {
    let tree = ElementTree(of: host)
    guard let index = tree.index(of: identity) else { return [] }
    return tree.children(of: index).map { TestElement($0, tree, host) }
  }

  /// The enclosing element; `nil` for the window.
  public var parent: TestElement? {
    let tree = ElementTree(of: host)
    guard let index = tree.index(of: identity) else { return nil }
    return tree.nodes[index].parent.map { TestElement($0, tree, host) }
  }

  /// The view; `nil` for a component without its own view.
  public var view: HeadlessView? { node?.view }

  init(_ index: Int, _ tree: ElementTree, _ host: TestHost) {
    self.host = host
    identity = tree.nodes[index].identity
    name = ElementOutline(tree).name(of: index)
  }

  private func descendants(satisfy condition: (ElementNode) -> Bool) -> Bool {
    let tree = ElementTree(of: host)
    guard let index = tree.index(of: identity) else { return false }
    return tree.inside(index).contains { condition(tree.nodes[$0]) }
  }
}

extension ElementNode {
  /// The part of the frame that superviews don't clip, in the window; `nil` if it is empty.
  var visiblePart: Rect? {
    var part = frame
    for around in nearestView.outwardViews {
      if let area = around.contentAreaInRoot { part = part.intersection(area) }
    }
    return part.size.width > 0 && part.size.height > 0 ? part : nil
  }

  /// A Boolean value that is `true` if the element is at least partly visible; it may be covered.
  var isVisible: Bool {
    let isShown = nearestView.outwardViews.allSatisfy {
      !$0.isHidden && ($0.options.alpha ?? 1) > 0
    }
    return isShown && visiblePart != nil
  }
}

extension Rect {
  /// The center of the rectangle.
  var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}
