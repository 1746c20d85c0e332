/// An attribute that sets a value.
final class ValueAttribute<View, Value: Equatable & Sendable>: AttributeOperations {
  let value: Value
  private let applicator: @MainActor @Sendable (View, Value) -> Void
  private let unapplicator: (@MainActor @Sendable (View, Value) -> Void)?
  private let updater: (@MainActor @Sendable (View, Value, Value) -> Void)?
  private let isShown: (@MainActor @Sendable (View, Value) -> Bool)?

  init(
    value: Value, applicator: @escaping @MainActor @Sendable (View, Value) -> Void,
    unapplicator: (@MainActor @Sendable (View, Value) -> Void)?,
    updater: (@MainActor @Sendable (View, Value, Value) -> Void)?,
    isShown: (@MainActor @Sendable (View, Value) -> Bool)? = nil
  ) {
    self.value = value
    self.applicator = applicator
    self.unapplicator = unapplicator
    self.updater = updater
    self.isShown = isShown
  }

  func isEqual(to other: any AttributeOperations) -> Bool {
    // Proof: attributes are compared and updated only with those of the same meaning, which
    // includes this class. Asking the runtime for a generic class would be a search.
    ValueEquality.areEqual(value, unsafeDowncast(other, to: ValueAttribute.self).value)
  }

  func apply(to record: MountRecord) {
    record.withView(as: View.self) { applicator($0, value) }
  }

  func unapply(from record: MountRecord) {
    guard let unapplicator else { return }
    record.withView(as: View.self) { unapplicator($0, value) }
  }

  func update(_ record: MountRecord, from old: any AttributeOperations) {
    guard let updater else { return }
    // Proof: as above.
    let previous = unsafeDowncast(old, to: ValueAttribute.self).value
    record.withView(as: View.self) { updater($0, previous, value) }
  }

  func refresh(_ record: MountRecord) {}

  func verify(_ record: MountRecord) -> Bool {
    guard let isShown else { return false }
    var isSet = false
    record.withView(as: View.self) { view in
      if isShown(view, value) { return }
      applicator(view, value)
      isSet = true
    }
    return isSet
  }

  func release(_ record: MountRecord) { unapply(from: record) }

  var released: any AttributeOperations { self }
}
