/// The state of a generation's components, without the generation itself.
///
/// It consists of the scopes that have state or a controller, and of the scopes of their ancestors,
/// through which the others are found.
struct RememberedScopes: Sendable {
  /// The scopes, by names that include the occurrence, as for nodes.
  private(set) var named: [SiblingName: Scope] = [:]
  private var names: [ObjectIdentifier: SiblingName] = [:]
  private var lasting: [Scope] = []

  /// - Complexity: O(components).
  static func scopes(of root: ComponentNode, in treeScope: Scope) -> [SiblingName: Scope] {
    var scopes = RememberedScopes()
    scopes.visit([root], in: treeScope)
    scopes.collect()
    return scopes.named
  }

  private mutating func visit(_ roots: [ComponentNode], in parent: Scope) {
    var pending = [(siblings: roots, parent: parent)]
    while let (siblings, parent) = pending.popLast() {
      for (name, node) in siblings.named(in: parent) {
        note(node, name)
        if let scope = node.scope, !node.children.isEmpty {
          pending.append((node.children, scope))
        }
      }
    }
  }

  private mutating func note(_ node: ComponentNode, _ name: SiblingName) {
    guard let scope = node.scope else { return }
    names[ObjectIdentifier(scope)] = name
    if scope.state != nil || scope.hasController { lasting.append(scope) }
    switch node.kind {
    case .boundary(let kept?): visit([kept], in: scope)
    case .deferred(let content):
      // Its named nodes include all descendants.
      for (name, node) in content.namedNodes { note(node, name) }
    case .boundary, .group, .provider, .box, .layout: break
    }
  }

  private mutating func collect() {
    for scope in lasting {
      var next: Scope? = scope
      while let scope = next, let name = names[ObjectIdentifier(scope)], named[name] == nil {
        named[name] = scope
        next = scope.parent
      }
    }
  }
}
