// Values that a view shows ahead of state.
extension MountRecord {
  /// What was applied to the view, with what it shows ahead of state in its place.
  var shownAttributes: [AnyViewAttribute] {
    var attributes = configuration?.storage.attributes ?? []
    for attribute in optimisticAttributes {
      let place = attributes.firstIndex { $0.identifier == attribute.identifier }
      if let place { attributes[place] = attribute } else { attributes.append(attribute) }
    }
    return attributes
  }

  /// Shows an attribute now; the next configuration confirms it or takes it back.
  ///
  /// - Returns: whether that is possible.
  func applyOptimistically(_ attribute: AnyViewAttribute) -> Bool {
    let shown = shownAttributes.first { $0.identifier == attribute.identifier }
    guard canTakeBack(attribute, in: shown) else { return false }
    isApplying = true
    defer { isApplying = false }
    if let shown { exchange(shown, for: attribute) } else { begin(attribute) }
    optimisticAttributes.removeAll { $0.identifier == attribute.identifier }
    optimisticAttributes.append(attribute)
    if !mounter.anticipating.contains(where: { $0 === self }) { mounter.anticipating.append(self) }
    return true
  }

  /// Goes back to the configuration.
  func takeBackAnticipated() {
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
  /// Takes back what views of this tree show ahead of state and no configuration confirmed.
  func takeBackAnticipated() {
    if mounter.anticipating.isEmpty { return }
    // Those that are gone have nothing to take back.
    let records = mounter.anticipating.filter { $0.view.mountRecord === $0 }
    mounter.anticipating = records.filter { $0.root !== root }
    for record in records where record.root === root { record.takeBackAnticipated() }
  }
}

extension MountRecord {
  /// The record of the root view that it is in.
  fileprivate var root: MountRecord {
    var record = self
    while let container = record.parent { record = container.owner }
    return record
  }
}
