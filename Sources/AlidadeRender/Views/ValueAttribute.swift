/// An attribute that sets a value.
final class ValueAttribute<View, Value: Equatable & Sendable>: AttributeOperations {
  private let value: Value
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
    value == unsafeDowncast(other, to: ValueAttribute.self).value
  }

  func apply(to record: MountRecord) {
    guard let view = record.view(as: View.self) else { return }
    applicator(view, value)
  }

  func unapply(from record: MountRecord) {
    guard let unapplicator, let view = record.view(as: View.self) else { return }
    unapplicator(view, value)
  }

  func update(_ record: MountRecord, from old: any AttributeOperations) {
    guard let updater, let view = record.view(as: View.self) else { return }
    updater(view, unsafeDowncast(old, to: ValueAttribute.self).value, value)
  }

  func refresh(_ record: MountRecord) {}

  func verify(_ record: MountRecord) -> Bool {
    guard let isShown, let view = record.view(as: View.self), !isShown(view, value) else {
      return false
    }
    applicator(view, value)
    return true
  }

  func release(_ record: MountRecord) { unapply(from: record) }

  var released: any AttributeOperations { self }
}
