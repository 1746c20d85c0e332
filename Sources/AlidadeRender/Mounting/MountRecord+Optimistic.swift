// Optimistic attributes, which a view shows before the state changes.
extension MountRecord {
  /// The attributes of the configuration, with optimistic ones replacing or added to them.
  var shownAttributes: [AnyViewAttribute] {
    var attributes = configuration?.storage.attributes ?? []
    for attribute in optimisticAttributes {
      let place = attributes.firstIndex { $0.identifier == attribute.identifier }
      if let place { attributes[place] = attribute } else { attributes.append(attribute) }
    }
    return attributes
  }

  /// Applies an attribute before the state changes; the next configuration confirms or reverts it.
  ///
  /// - Returns: `true` if the attribute was applied; `false` if it couldn't be reverted.
  func applyOptimistically(_ attribute: AnyViewAttribute) -> Bool {
    let shown = shownAttributes.first { $0.identifier == attribute.identifier }
    guard canTakeBack(attribute, in: shown) else { return false }
    applying {
      if let shown { exchange(shown, for: attribute) } else { begin(attribute) }
    }
    optimisticAttributes.removeAll { $0.identifier == attribute.identifier }
    optimisticAttributes.append(attribute)
    if !mounter.optimisticRecords.contains(where: { $0 === self }) {
      mounter.optimisticRecords.append(self)
    }
    return true
  }

  /// Reverts optimistic attributes to those of the configuration.
  func revertOptimisticAttributes() {
    guard !optimisticAttributes.isEmpty, let configuration else { return }
    apply(configuration)
  }

  private func canTakeBack(_ attribute: AnyViewAttribute, in shown: AnyViewAttribute?) -> Bool {
    guard let shown else { return attribute.abilities.contains(.unapply) }
    return shown.meaning == attribute.meaning
  }

  private func begin(_ attribute: AnyViewAttribute) {
    attribute.operations.apply(to: self)
    mounter.counters.attributesApplied += 1
  }

  private func exchange(_ old: AnyViewAttribute, for new: AnyViewAttribute) {
    if new.isEqual(to: old) { return }
    if new.abilities.contains(.update) {
      new.operations.update(self, from: old.operations)
      mounter.counters.attributesUpdated += 1
      return
    }
    if old.abilities.contains(.unapply) {
      old.operations.unapply(from: self)
      mounter.counters.attributesUnapplied += 1
    }
    begin(new)
  }
}

extension MountedTree {
  /// Reverts the optimistic attributes in this tree that no configuration has confirmed.
  func revertOptimisticAttributes() {
    if mounter.optimisticRecords.isEmpty { return }
    // Discarded records have nothing to revert.
    let records = mounter.optimisticRecords.filter { $0.view.mountRecord === $0 }
    mounter.optimisticRecords = records.filter { $0.root !== root }
    for record in records where record.root === root { record.revertOptimisticAttributes() }
  }
}

extension MountRecord {
  /// The record of the root view that contains this view.
  fileprivate var root: MountRecord {
    var record = self
    while let container = record.parent { record = container.owner }
    return record
  }
}
