extension Array where Element: Identifiable, Element.ID: Sendable {
  /// Moves the nodes of a tree, with their descendants, in the same way as the user has moved their
  /// rows.
  ///
  /// ```swift
  /// .onMove { move in context.update { $0.folders.apply(move, children: \.folders) } }
  /// ```
  ///
  /// Ids that aren't in the tree are ignored. If the sibling that should follow no longer exists,
  /// the nodes become the last children of their parent. If the parent no longer exists, or would
  /// be moved into itself, nothing is changed.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - children: the property that holds the children of a node; `nil` for a leaf, which becomes
  ///     a parent if nodes are moved into it.
  /// - Complexity: O(nodes).
  public mutating func apply(
    _ move: RowMove<Element.ID>, children: WritableKeyPath<Element, [Element]?>
  ) {
    let places = move.places
    var moved: [(place: Int, node: Element)] = []
    var rest = self
    rest.take(places, children, into: &moved)
    moved.sort { $0.place < $1.place }
    if rest.insert(moved.map(\.node), at: move.destination, children) { self = rest }
  }

  /// Inserts nodes at a place in a list that shows a tree.
  ///
  /// ```swift
  /// context.update { $0.folders.insert(contentsOf: folders, at: point, children: \.folders) }
  /// ```
  ///
  /// If the sibling that should follow no longer exists, the nodes become the last children of
  /// their parent. If the parent no longer exists, nothing is inserted.
  ///
  /// - Parameters:
  ///   - nodes: the nodes.
  ///   - point: the place.
  ///   - children: the property that holds the children of a node; `nil` for a leaf, which becomes
  ///     a parent if nodes are inserted into it.
  /// - Complexity: O(nodes).
  public mutating func insert(
    contentsOf nodes: some Collection<Element>, at point: RowInsertionPoint<Element.ID>,
    children: WritableKeyPath<Element, [Element]?>
  ) {
    _ = insert(Array(nodes), at: point, children)
  }

  /// Removes nodes from a tree.
  private mutating func take(
    _ places: [Element.ID: Int], _ children: WritableKeyPath<Element, [Element]?>,
    into moved: inout [(place: Int, node: Element)]
  ) {
    for index in indices {
      if let place = places[self[index].id] {
        moved.append((place, self[index]))
      } else {
        self[index][keyPath: children]?.take(places, children, into: &moved)
      }
    }
    removeAll { places[$0.id] != nil }
  }

  /// Inserts nodes into a tree.
  ///
  /// - Returns: `false` if their parent isn't in the tree.
  private mutating func insert(
    _ nodes: [Element], at point: RowInsertionPoint<Element.ID>,
    _ children: WritableKeyPath<Element, [Element]?>
  ) -> Bool {
    guard let parent = point.parent else {
      insert(contentsOf: nodes, at: point)
      return true
    }
    for index in indices {
      if self[index].id == parent {
        self[index][keyPath: children, default: []]
          .insert(contentsOf: nodes, at: point)
        return true
      }
      if self[index][keyPath: children]?.insert(nodes, at: point, children) == true { return true }
    }
    return false
  }
}

extension Identifiable {
  /// The value of an optional property, or a default value while it is `nil`.
  fileprivate subscript<Value>(
    keyPath path: WritableKeyPath<Self, Value?>, default value: Value
  ) -> Value {
    get { self[keyPath: path] ?? value }
    set { self[keyPath: path] = newValue }
  }
}
