import AlidadeRender

/// Finds the previous generation of each sibling: the one with the same type, key and occurrence.
///
/// Siblings that stay where they are cost a comparison each; only when the order changes is an
/// index made.
struct SiblingMatcher {
  private struct Name: Hashable {
    let type: ComponentType
    let key: ComponentKey?
    let occurrence: Int
  }

  private struct Kind: Hashable {
    let type: ComponentType
    let key: ComponentKey?
  }

  private let previous: [ComponentNode]
  private var visited: [Kind] = []
  private var isInStep = true
  private var index: [Name: ComponentNode] = [:]
  private var occurrences: [Kind: Int] = [:]
  /// Whether each sibling so far was there before.
  private(set) var foundAll = true
  /// Whether any sibling so far has a key.
  private(set) var hasKeys = false

  init(_ previous: [ComponentNode]) {
    self.previous = previous
  }

  /// Whether anything of the previous generation that has a property may be without a next one.
  func hasLeft(_ property: (ComponentNode) -> Bool) -> Bool {
    if isInStep, visited.count == previous.count { return false }
    return previous.contains(where: property)
  }

  /// The previous generation of the next sibling.
  mutating func next(type: ComponentType, key: ComponentKey?) -> ComponentNode? {
    hasKeys = hasKeys || key != nil
    let node = find(type, key)
    foundAll = foundAll && node != nil
    return node
  }

  private mutating func find(_ type: ComponentType, _ key: ComponentKey?) -> ComponentNode? {
    let kind = Kind(type: type, key: key)
    if isInStep {
      let position = visited.count
      if position < previous.count, previous[position].type == type, previous[position].key == key {
        visited.append(kind)
        return previous[position]
      }
      if previous.isEmpty { return nil }
      leaveStep()
    }
    let occurrence = occurrences[kind, default: 0]
    occurrences[kind] = occurrence + 1
    return index[Name(type: type, key: key, occurrence: occurrence)]
  }

  private mutating func leaveStep() {
    isInStep = false
    index.reserveCapacity(previous.count)
    var counts: [Kind: Int] = [:]
    for node in previous {
      let kind = Kind(type: node.type, key: node.key)
      let occurrence = counts[kind, default: 0]
      counts[kind] = occurrence + 1
      index[Name(type: node.type, key: node.key, occurrence: occurrence)] = node
    }
    for kind in visited { occurrences[kind, default: 0] += 1 }
  }
}
