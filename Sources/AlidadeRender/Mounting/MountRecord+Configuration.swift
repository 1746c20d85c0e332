import AlidadeLayout

extension MountRecord {
  /// Applies a configuration to the view, then sets its frame.
  func show(_ configuration: ViewConfiguration, at frame: Rect) {
    if frame == self.frame {
      apply(configuration)
    } else {
      nextFrame = frame
      apply(configuration)
      nextFrame = nil
      self.frame = frame
      place()
      mounter.counters.framesSet += 1
    }
    motion?.refresh()
  }

  /// Applies `new` to the view, changing only what differs from the current configuration.
  ///
  /// Closures are replaced first. Then outdated attributes are unapplied, and new ones are applied,
  /// each by its own operations and in the order of declaration.
  func apply(_ new: ViewConfiguration) {
    if let old = configuration, old.storage === new.storage, optimisticAttributes.isEmpty {
      mounter.counters.configurationsSkipped += 1
      return
    }
    let old = shownAttributes
    optimisticAttributes = []
    configuration = new
    isReleased = false
    if new.storage.isReleasable { requirePoolNotice() }
    applying {
      refresh(new, over: old)
      if !old.isEmpty { unapply(old, missingOrChangedIn: new.storage.attributes) }
      set(new.storage.attributes, over: old)
    }
  }

  /// Calls a closure that changes the view; events that the view sends in the meantime are dropped,
  /// because the program itself causes them.
  func applying(_ change: () -> Void) {
    let isNested = isApplying
    setApplying(true)
    change()
    setApplying(isNested)
  }

  private func setApplying(_ isApplying: Bool) {
    self.isApplying = isApplying
    connections?.gate.isClosed = isApplying
  }

  /// Connects events of the view to the handler of an attribute; while attributes are applied,
  /// events are dropped.
  func connect<View, Event>(
    _ handler: EventHandler<Event>, by attribute: EventAttribute<View, Event>,
    _ identifier: AttributeIdentifier
  ) {
    if connections == nil { connections = EventConnections() }
    connections?.gate.isClosed = isApplying
    connections?.connect(handler, by: attribute, identifier)
  }

  private func refresh(_ new: ViewConfiguration, over old: [AnyViewAttribute]) {
    guard new.storage.abilities.contains(.refresh) else { return }
    for (index, attribute) in new.storage.attributes.enumerated()
    where attribute.abilities.contains(.refresh) {
      guard let predecessor = old.attribute(attribute.meaning, near: index),
        attribute.isEqual(to: predecessor)
      else { continue }
      attribute.operations.refresh(self)
    }
  }

  private func unapply(_ old: [AnyViewAttribute], missingOrChangedIn new: [AnyViewAttribute]) {
    for (index, attribute) in old.enumerated() where attribute.abilities.contains(.unapply) {
      if let successor = new.attribute(attribute.meaning, near: index),
        attribute.abilities.contains(.update) || successor.isEqual(to: attribute)
      {
        continue
      }
      attribute.operations.unapply(from: self)
      mounter.counters.attributesUnapplied += 1
    }
  }

  private func set(_ new: [AnyViewAttribute], over old: [AnyViewAttribute]) {
    for (index, attribute) in new.enumerated() {
      if let predecessor = old.attribute(attribute.meaning, near: index) {
        replace(predecessor, by: attribute)
      } else {
        attribute.operations.apply(to: self)
        mounter.counters.attributesApplied += 1
      }
    }
  }

  private func replace(_ old: AnyViewAttribute, by new: AnyViewAttribute) {
    if new.isEqual(to: old) {
      if new.abilities.contains(.verify), new.operations.verify(self) {
        mounter.counters.attributesApplied += 1
      } else {
        mounter.counters.attributesSkipped += 1
      }
    } else if new.abilities.contains(.update) {
      new.operations.update(self, from: old.operations)
      mounter.counters.attributesUpdated += 1
    } else {
      new.operations.apply(to: self)
      mounter.counters.attributesApplied += 1
    }
  }

  /// Releases the attribute values that a pooled view must not keep alive.
  func releaseValues() {
    guard !isReleased, let storage = configuration?.storage, storage.isReleasable else { return }
    // The view shows them in place of the values to release.
    revertOptimisticAttributes()
    isReleased = true
    applying {
      for attribute in storage.attributes
      where !attribute.abilities.isDisjoint(with: [.refresh, .release]) {
        attribute.operations.release(self)
        if attribute.abilities.contains(.release) { mounter.counters.attributesUnapplied += 1 }
      }
    }
    configuration = ViewConfiguration(storage: storage.released)
  }
}

extension [AnyViewAttribute] {
  /// Returns the attribute with a meaning, which is usually at the same index as before.
  fileprivate func attribute(
    _ meaning: AttributeMeaning, near index: Int
  ) -> AnyViewAttribute? {
    if index < count, self[index].meaning == meaning { return self[index] }
    return first { $0.meaning == meaning }
  }
}
