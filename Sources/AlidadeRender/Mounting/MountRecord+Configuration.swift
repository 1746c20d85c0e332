extension MountRecord {
  /// Makes the view show `new`, touching only what differs from what it shows.
  ///
  /// All that is taken back comes before all that is set, both in the order of declaration. What is taken back is done
  /// by the attribute that was applied; what is set, by the new one.
  func apply(_ new: ViewConfiguration) {
    if let old = configuration, old.storage === new.storage, !isReleased {
      mounter.counters.configurationsSkipped += 1
      return
    }
    let old = configuration?.storage.attributes ?? []
    let wasReleased = isReleased
    configuration = new
    isReleased = false
    if new.storage.abilities.isDisjoint(with: [.refresh, .release]) == false { requirePoolNotice() }
    if !old.isEmpty { unapply(old, missingOrChangedIn: new.storage.attributes, wasReleased) }
    set(new.storage.attributes, over: old, wasReleased)
  }

  private func unapply(
    _ old: [AnyViewAttribute], missingOrChangedIn new: [AnyViewAttribute], _ wasReleased: Bool
  ) {
    for (index, attribute) in old.enumerated() where attribute.abilities.contains(.unapply) {
      // A value that was released is no longer on the view.
      if wasReleased, attribute.abilities.contains(.release) { continue }
      let successor = new.attribute(attribute.identifier, near: index)
      let stays =
        successor.map { $0.isEqual(to: attribute) || $0.canUpdate(from: attribute) } ?? false
      if stays { continue }
      attribute.operations.unapply(from: self)
      mounter.counters.attributesUnapplied += 1
    }
  }

  private func set(
    _ new: [AnyViewAttribute], over old: [AnyViewAttribute], _ wasReleased: Bool
  ) {
    for (index, attribute) in new.enumerated() {
      let predecessor = old.attribute(attribute.identifier, near: index)
      if let predecessor, !(wasReleased && predecessor.abilities.contains(.release)) {
        replace(predecessor, by: attribute)
      } else {
        attribute.operations.apply(to: self)
        mounter.counters.attributesApplied += 1
      }
    }
  }

  private func replace(_ old: AnyViewAttribute, by new: AnyViewAttribute) {
    if new.isEqual(to: old) {
      if new.abilities.contains(.refresh) { new.operations.refresh(self) }
      mounter.counters.attributesSkipped += 1
    } else if new.canUpdate(from: old) {
      new.operations.update(self, from: old.operations)
      mounter.counters.attributesUpdated += 1
    } else {
      new.operations.apply(to: self)
      mounter.counters.attributesApplied += 1
    }
  }

  /// Takes off the view what must not be kept alive while it waits.
  func releaseValues() {
    guard !isReleased, let storage = configuration?.storage,
      !storage.abilities.isDisjoint(with: [.refresh, .release])
    else { return }
    isReleased = true
    for attribute in storage.attributes
    where !attribute.abilities.isDisjoint(with: [.refresh, .release]) {
      attribute.operations.release(self)
      if attribute.abilities.contains(.release) { mounter.counters.attributesUnapplied += 1 }
    }
  }
}

extension AnyViewAttribute {
  /// Whether it replaces the value of `old` in one step.
  fileprivate func canUpdate(from old: AnyViewAttribute) -> Bool {
    abilities.contains(.update) && operations.types == old.operations.types
  }
}

extension [AnyViewAttribute] {
  /// The attribute with an identifier, which usually stands where it stood before.
  fileprivate func attribute(
    _ identifier: AttributeIdentifier, near index: Int
  ) -> AnyViewAttribute? {
    if index < count, self[index].identifier == identifier { return self[index] }
    return first { $0.identifier == identifier }
  }
}
