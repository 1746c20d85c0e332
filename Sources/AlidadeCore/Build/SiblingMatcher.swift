import AlidadeRender

/// A matcher that finds the previous generation of each sibling: the node with the same type, key
/// and occurrence.
///
/// Siblings that keep their order cost one comparison each; an index is created only when the order
/// changes.
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
  private let parent: Scope?
  private let relatives: DeferredRelatives?
  /// The number of siblings so far, if these are the first ones of the previous generation, in
  /// order.
  private var stepCount = 0
  private var isInStep = true
  private var index: [Name: ComponentNode] = [:]
  private var occurrences: [Kind: Int] = [:]
  /// A Boolean value that is `true` if every sibling so far existed before.
  private(set) var foundAll = true
  /// A Boolean value that is `true` if any sibling so far has a key.
  private(set) var hasKeys = false
  /// The number of siblings before the last one that have its type and key; counted only if the
  /// last one wasn't found at its index.
  private(set) var lastOccurrence = 0
  private let countsOccurrences: Bool
  /// A Boolean value that is `true` if only the identity of the last node can be used, because the
  /// node is older than the previous generation.
  private(set) var isLastOutdated = false

  /// - Parameters:
  ///   - previous: the siblings of the previous generation.
  ///   - parent: the parent of the siblings.
  ///   - relatives: the nodes in which to look up siblings that `previous` doesn't have.
  ///   - countsOccurrences: `true` if the caller looks up siblings that neither `previous` nor
  ///     `relatives` contains.
  init(
    _ previous: [ComponentNode], parent: Scope?, relatives: DeferredRelatives?,
    countsOccurrences: Bool
  ) {
    self.countsOccurrences = countsOccurrences
    self.previous = previous
    self.parent = parent
    self.relatives = relatives
  }

  /// Returns `true` if a node of the previous generation that satisfies a predicate may have no
  /// successor.
  func hasLeft(_ property: (ComponentNode) -> Bool) -> Bool {
    if isInStep, stepCount == previous.count { return false }
    return previous.contains(where: property)
  }

  /// Returns the node of the next sibling in the previous generation.
  mutating func next(type: ComponentType, key: ComponentKey?) -> ComponentNode? {
    hasKeys = hasKeys || key != nil
    isLastOutdated = false
    let node = find(type, key)
    foundAll = foundAll && node != nil
    return node
  }

  private mutating func find(_ type: ComponentType, _ key: ComponentKey?) -> ComponentNode? {
    if isInStep {
      if stepCount < previous.count, previous[stepCount].type == type,
        previous[stepCount].key == key
      {
        defer { stepCount += 1 }
        return previous[stepCount]
      }
      if previous.isEmpty, relatives == nil, !countsOccurrences { return nil }
      leaveStep()
    }
    let kind = Kind(type: type, key: key)
    let occurrence = occurrences[kind, default: 0]
    occurrences[kind] = occurrence + 1
    lastOccurrence = occurrence
    if let node = index[Name(type: type, key: key, occurrence: occurrence)] { return node }
    guard let relatives else { return nil }
    let name = SiblingName(parent: parent, type: type, key: key, position: occurrence)
    guard let relative = relatives[name] else { return nil }
    isLastOutdated = relative.isOutdated
    return relative.node
  }

  private mutating func leaveStep() {
    isInStep = false
    index.reserveCapacity(previous.count)
    var counts: [Kind: Int] = [:]
    for (position, node) in previous.enumerated() {
      if position == stepCount { occurrences = counts }
      let kind = Kind(type: node.type, key: node.key)
      let occurrence = counts[kind, default: 0]
      counts[kind] = occurrence + 1
      index[Name(type: node.type, key: node.key, occurrence: occurrence)] = node
    }
    if stepCount == previous.count { occurrences = counts }
  }
}
