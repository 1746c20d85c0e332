import AlidadeRender

/// A matcher that finds the previous generation of each sibling: the node with the same type, key
/// and occurrence.
///
/// Siblings with the same modifier are distinguished by what they modify: the first node with the
/// same modifier of the same type of component is the previous generation. What is left keeps its
/// order, so that a modifier keeps its state if only the modified component is another one.
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

  /// A modifier and the type of what it modifies.
  private struct Modification: Hashable {
    let kind: Kind
    let type: ObjectIdentifier
  }

  private let previous: [ComponentNode]
  private let components: [AnyComponent]
  private let parent: Scope?
  private let relatives: DeferredRelatives?
  /// The number of siblings so far, if these are the first ones of the previous generation, in
  /// order.
  private var stepCount = 0
  private var isInStep = true
  private var index: [Name: ComponentNode] = [:]
  /// The nodes of the modifiers by the places of the components; used once the siblings aren't in
  /// order.
  private var modifiers: [Int: ComponentNode] = [:]
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
  ///   - components: the siblings of the new generation.
  ///   - parent: the parent of the siblings.
  ///   - relatives: the nodes in which to look up siblings that `previous` doesn't have.
  ///   - countsOccurrences: `true` if the caller looks up siblings that neither `previous` nor
  ///     `relatives` contains.
  init(
    _ previous: [ComponentNode], of components: [AnyComponent], parent: Scope?,
    relatives: DeferredRelatives?,
    countsOccurrences: Bool
  ) {
    self.countsOccurrences = countsOccurrences
    self.previous = previous
    self.components = components
    self.parent = parent
    self.relatives = relatives
  }

  /// Returns `true` if a node of the previous generation that satisfies a predicate may have no
  /// successor.
  func hasLeft(_ property: (ComponentNode) -> Bool) -> Bool {
    if isInStep, stepCount == previous.count { return false }
    return previous.contains(where: property)
  }

  /// Returns the node of the next sibling, the one at a place, in the previous generation.
  mutating func next(at place: Int, type: ComponentType, key: ComponentKey?) -> ComponentNode? {
    hasKeys = hasKeys || key != nil
    isLastOutdated = false
    let node = find(place, type, key)
    foundAll = foundAll && node != nil
    return node
  }

  private mutating func find(
    _ place: Int, _ type: ComponentType, _ key: ComponentKey?
  ) -> ComponentNode? {
    if isInStep {
      if stepCount < previous.count, previous[stepCount].type == type,
        previous[stepCount].key == key, modifiesSame(place, previous[stepCount])
      {
        defer { stepCount += 1 }
        return previous[stepCount]
      }
      if previous.isEmpty, relatives == nil, !countsOccurrences { return nil }
      leaveStep(at: place)
    }
    let kind = Kind(type: type, key: key)
    let occurrence = occurrences[kind, default: 0]
    occurrences[kind] = occurrence + 1
    lastOccurrence = occurrence
    if let node = modifiers[place] { return node }
    if !isModifier(place),
      let node = index[Name(type: type, key: key, occurrence: occurrence)]
    {
      return node
    }
    guard let relatives else { return nil }
    let name = SiblingName(parent: parent, type: type, key: key, position: occurrence)
    guard let relative = relatives[name], modifiesSame(place, relative.node) else { return nil }
    isLastOutdated = relative.isOutdated
    return relative.node
  }

  // MARK: - Modifiers

  /// A Boolean value that is `true` if no other sibling can have the same modifier.
  private var isAlone: Bool { components.count == 1 && previous.count <= 1 }

  private func isModifier(_ place: Int) -> Bool {
    !isAlone && components[place].base._modifiedType != nil
  }

  /// Returns `true` unless the component at a place and a node of the same type are modifiers of
  /// components of different types.
  private func modifiesSame(_ place: Int, _ node: ComponentNode) -> Bool {
    isAlone || components[place].base._modifiedType == node.component._modifiedType
  }

  /// Finds the previous generation of the modifiers from a place on.
  private mutating func matchModifiers(from place: Int) {
    var unmatched: [Modification: ArraySlice<ComponentNode>] = [:]
    for node in previous[stepCount...] {
      guard let modified = node.component._modifiedType else { continue }
      let kind = Kind(type: node.type, key: node.key)
      unmatched[Modification(kind: kind, type: modified), default: []].append(node)
    }
    if unmatched.isEmpty { return }
    var others: [(place: Int, kind: Kind)] = []
    for place in place..<components.count {
      let component = components[place]
      guard let modified = component.base._modifiedType else { continue }
      let kind = Kind(type: ComponentType(Swift.type(of: component.base)), key: component.key)
      let modification = Modification(kind: kind, type: modified)
      if let node = unmatched[modification]?.popFirst() {
        modifiers[place] = node
      } else {
        others.append((place, kind))
      }
    }
    if others.isEmpty { return }
    let matched = Set(modifiers.values.map(ObjectIdentifier.init))
    var rest: [Kind: ArraySlice<ComponentNode>] = [:]
    for node in previous[stepCount...] where !matched.contains(ObjectIdentifier(node)) {
      rest[Kind(type: node.type, key: node.key), default: []].append(node)
    }
    for (place, kind) in others { modifiers[place] = rest[kind]?.popFirst() }
  }

  private mutating func leaveStep(at place: Int) {
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
    if !isAlone { matchModifiers(from: place) }
  }
}
