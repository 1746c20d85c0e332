extension ComponentNode {
  /// Returns the scopes to rebuild because a part of a store that they read has a different value.
  ///
  /// - Complexity: O(components that read the store, their ancestors and the siblings of those
  ///   ancestors).
  func readers(outdatedBy snapshot: AnyStoreSnapshot) -> [Scope] {
    var readers: [Scope] = []
    visitReaders(of: snapshot.store) { reader, reads, isUnknown in
      if isUnknown || reads.isOutdated(by: snapshot) { readers.append(reader) }
      return true
    }
    return readers
  }

  /// Returns `true` if a part of a store that a component read has a different value.
  func hasReader(outdatedBy snapshot: AnyStoreSnapshot) -> Bool {
    var isFound = false
    visitReaders(of: snapshot.store) { _, reads, isUnknown in
      isFound = isUnknown || reads.isOutdated(by: snapshot)
      return !isFound
    }
    return isFound
  }

  /// Returns the components' reads that are still up to date in a snapshot of a store.
  func reads(agreeingWith snapshot: AnyStoreSnapshot) -> [StoreRead] {
    var all: [StoreRead] = []
    visitReaders(of: snapshot.store) { _, reads, _ in
      all += reads.filter { ObjectIdentifier($0.store) == snapshot.store }
      return true
    }
    return all.filter { !$0.isOutdated(by: snapshot) }
  }

  /// Calls a function with each scope that reads a store, ancestors and earlier siblings first,
  /// until it returns `false`.
  ///
  /// - Parameter visit: takes the scope, its reads of all stores, and `true` if it has reads of the
  ///   store that are no longer known.
  private func visitReaders(
    of store: ObjectIdentifier, _ visit: (Scope, [StoreRead], _ isUnknown: Bool) -> Bool
  ) {
    var pending = [self]
    while let node = pending.popLast() {
      guard node.reads.contains(store) || node.reads.contains(EnvironmentReads.anything) else {
        continue
      }
      guard let scope = node.scope else { continue }
      if node.ownReads.keys.contains(store), !visit(scope, node.ownReads.stores, false) { return }
      if case .deferred(let content) = node.kind {
        let variants = content.variants
        let reads = variants.kept.flatMap(\.reads)
        if !visit(scope, reads, variants.mayHaveEvictedReads(of: store)) { return }
        pending += variants.kept.map(\.node)
      }
      pending += node.children.reversed()
    }
  }
}

extension DeferredContent.Variants {
  /// Returns `true` if evicted contents may have read a store.
  fileprivate func mayHaveEvictedReads(of store: ObjectIdentifier) -> Bool {
    evictedKeys.contains(store) || evictedKeys.contains(EnvironmentReads.anything)
  }
}

extension [StoreRead] {
  /// Returns `true` if any part has a different value in a snapshot of its store.
  func isOutdated(by snapshot: AnyStoreSnapshot) -> Bool {
    contains { $0.isOutdated(by: snapshot) }
  }
}
