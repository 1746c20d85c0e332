import AlidadeHeadless
import AlidadeRender

/// A writer of the descriptions of elements in messages.
@MainActor struct ElementOutline {
  private let tree: ElementTree

  init(_ tree: ElementTree) {
    self.tree = tree
  }

  /// Returns the name of an element, such as `button "Add"` or `ToDoRow [3]`.
  func name(of index: Int) -> String {
    let node = tree.nodes[index]
    if node.parent == nil { return "window" }
    var parts: [String] = []
    let ownName = node.component.map(\.name) ?? node.view?.kindName ?? "view"
    if node.role != .generic, !isApplicationComponent(node) {
      parts.append("\(node.role)")
    } else {
      parts.append(ownName)
      if node.role != .generic { parts.append("\(node.role)") }
    }
    if let key = node.key { parts.append("[\(key)]") }
    if let name = node.ownText ?? node.ownLabel { parts.append(quoted(name)) }
    if let text = node.ownText, let label = node.ownLabel, label != text {
      parts.append("labeled \(quoted(label))")
    }
    return parts.joined(separator: " ")
  }

  /// Returns a line for an element: name, frame, value and state.
  func line(of index: Int) -> String {
    let node = tree.nodes[index]
    var parts = [name(of: index), HeadlessDump.text(node.frame)]
    if let placeholder = node.placeholder, !placeholder.isEmpty, placeholder != node.ownText {
      parts.append("placeholder \(quoted(placeholder))")
    } else if !(node.view is HeadlessTextInputView), let value = node.view?.accessibilityValue {
      parts.append(value.dump)
    }
    if node.view?.isControl == true, !node.nearestView.isEnabledInContext {
      parts.append("disabled")
    }
    if node.parent != nil, !node.isVisible { parts.append("out of sight") }
    if node.view?.rowStatus?.isSelected == true { parts.append("selected") }
    if let view = node.view, view.host?.focusedView === view { parts.append("focused") }
    return parts.joined(separator: " ")
  }

  /// Returns a line for an element, with the enclosing component and row.
  func description(of index: Int) -> String {
    ([line(of: index)] + places(of: index).map { "in \(name(of: $0))" }).joined(separator: " ")
  }

  /// Returns lines for the elements in a range that are meaningful to a user or to the application,
  /// indented by depth.
  func lines(in range: Range<Int>) -> [String] {
    var lines: [String] = []
    var open: [Int] = []
    for index in range where isMeaningful(index) {
      while let last = open.last, tree.nodes[last].end <= index { open.removeLast() }
      lines.append(String(repeating: "  ", count: open.count) + line(of: index))
      open.append(index)
    }
    return lines
  }

  /// Returns the nearest enclosing component of the application, and the nearest element with a
  /// key.
  private func places(of index: Int) -> [Int] {
    let ancestors = tree.ancestors(of: index)
    let component = ancestors.firstIndex { isApplicationComponent(tree.nodes[$0]) }
    let keyed = ancestors.firstIndex { tree.nodes[$0].key != nil }
    return Set([component, keyed].compactMap { $0 }).sorted().map { ancestors[$0] }
  }

  private func isMeaningful(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.parent == nil || node.role != .generic || node.ownText != nil || node.key != nil
      || node.ownLabel != nil || isApplicationComponent(node)
  }

  /// Returns `true` unless the component belongs to the framework.
  private func isApplicationComponent(_ node: ElementNode) -> Bool {
    guard let component = node.component else { return false }
    let modules = ["AlidadeCore.", "AlidadeComponents.", "AlidadeLists.", "Swift."]
    return !modules.contains { component.qualifiedName.hasPrefix($0) }
  }

  private func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
  }
}
