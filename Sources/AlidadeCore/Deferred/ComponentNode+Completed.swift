import AlidadeRender

extension ComponentNode {
  /// The node with all that is in another version of it only, at any depth: something to look up
  /// identities in, not to lay out.
  ///
  /// Costs a walk over the node, and nothing else if the other version has nothing more.
  ///
  /// - Parameters:
  ///   - other: the other version.
  ///   - isOlder: whether that is of a generation before.
  func completed(by other: ComponentNode, isOlder: Bool = false) -> ComponentNode {
    if other === self || other.children.isEmpty { return self }
    var isComplete = true
    var missing: [UnitIdentity: ComponentNode] = [:]
    for child in other.children { missing[child.identity] = child }
    var all = children.map { child -> ComponentNode in
      guard let twin = missing.removeValue(forKey: child.identity) else { return child }
      let completed = child.completed(by: twin, isOlder: isOlder)
      if completed !== child { isComplete = false }
      return completed
    }
    if isComplete, missing.isEmpty { return self }
    // In their order, because that tells siblings with the same type and key apart.
    for child in other.children where missing[child.identity] != nil {
      all.append(isOlder ? child.forIdentities : child)
    }
    return replacing(all, use: .lookUp(asBuilt))
  }

  /// The node as something to look up identities in, and nothing else.
  var forIdentities: ComponentNode { replacing(children, use: .identities) }
}
