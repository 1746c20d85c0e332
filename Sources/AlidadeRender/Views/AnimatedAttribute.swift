/// An attribute that sets a value which is animated when it changes.
final class AnimatedAttribute<View, Value: Equatable & Sendable>: AttributeOperations {
  /// The way that a value is interpolated.
  struct Mixing: Sendable {
    let numbers: @Sendable (Value) -> SIMD8<Double>
    /// Returns the value with other numbers.
    let value: @Sendable (Value, SIMD8<Double>) -> Value
    let tolerance: SIMD8<Double>
  }

  private let value: Value
  private let mixing: Mixing
  private let applicator: @MainActor @Sendable (View, Value) -> Void
  private let unapplicator: (@MainActor @Sendable (View, Value) -> Void)?

  init(
    _ value: Value, _ mixing: Mixing,
    applicator: @escaping @MainActor @Sendable (View, Value) -> Void,
    unapplicator: (@MainActor @Sendable (View, Value) -> Void)?
  ) {
    self.value = value
    self.mixing = mixing
    self.applicator = applicator
    self.unapplicator = unapplicator
  }

  func isEqual(to other: any AttributeOperations) -> Bool {
    // Proof: attributes are compared only with those of the same meaning, which includes this
    // class.
    ValueEquality.areEqual(value, unsafeDowncast(other, to: AnimatedAttribute.self).value)
  }

  func apply(to record: MountRecord) {
    record.withView(as: View.self) { applicator($0, value) }
  }

  func unapply(from record: MountRecord) {
    guard let unapplicator else { return }
    record.withView(as: View.self) { unapplicator($0, value) }
  }

  func update(_ record: MountRecord, from old: any AttributeOperations) { apply(to: record) }

  func refresh(_ record: MountRecord) {}

  func verify(_ record: MountRecord) -> Bool { false }

  func release(_ record: MountRecord) { unapply(from: record) }

  var released: any AttributeOperations { self }

  var motionNumbers: SIMD8<Double>? { mixing.numbers(value) }

  var motionTolerance: SIMD8<Double> { mixing.tolerance }

  func show(_ numbers: SIMD8<Double>, on record: MountRecord) {
    let mixed = mixing.value(value, numbers)
    record.withView(as: View.self) { applicator($0, mixed) }
  }
}
