import AlidadeRender

extension BuildPass {
  /// Reports siblings of the same type with equal keys.
  ///
  /// - Complexity: O(components).
  func reportDuplicateKeys(_ components: [AnyComponent]) {
    struct Name: Hashable {
      let type: ObjectIdentifier
      let key: ComponentKey
    }
    var places: [Name: Int] = [:]
    for (place, component) in components.enumerated() {
      guard let key = component.key else { continue }
      let type = Swift.type(of: component.base)
      let name = Name(type: ObjectIdentifier(type), key: key)
      if let first = places[name] {
        report(key, String(describing: type), first: first, second: place)
      } else {
        places[name] = place
      }
    }
  }

  private func report(_ key: ComponentKey, _ type: String, first: Int, second: Int) {
    let sibling = path.isEmpty ? type : "\(path.trail) › \(type)"
    Diagnostics.report(
      Diagnostic(
        "Two siblings share the key \"\(key)\": \(type) in \(path.trail).",
        values: ["first   \(sibling), child \(first)", "second  \(sibling), child \(second)"],
        remedy: """
          State and views follow keys, so these two could swap theirs when siblings are reordered. Usually, the ids of \
          the elements aren't unique, or the key was made from something that isn't an id, such as a title. Give \
          each sibling a key of its own. Until then, they are told apart by their order.
          """))
  }
}
