/// The operations of an attribute, with the types of its view and value erased.
protocol AttributeOperations: AnyObject, Sendable {
  /// Returns `true` if `other`, which has the same types, holds an equal value.
  func isEqual(to other: any AttributeOperations) -> Bool

  /// Applies the value to a view that has no value of this attribute.
  @MainActor func apply(to record: MountRecord)

  /// Undoes the last `apply` or `update`.
  @MainActor func unapply(from record: MountRecord)

  /// Replaces the value of `old`, which has the same types.
  @MainActor func update(_ record: MountRecord, from old: any AttributeOperations)

  /// Follows a newer generation with an equal value, without a native operation.
  @MainActor func refresh(_ record: MountRecord)

  /// Sets the value again if the view shows a different one.
  ///
  /// - Returns: `true` if the value was set.
  @MainActor func verify(_ record: MountRecord) -> Bool

  /// The numbers of the value; `nil` if it can't be interpolated.
  var motionNumbers: SIMD8<Double>? { get }

  /// The imperceptible differences of the numbers.
  var motionTolerance: SIMD8<Double> { get }

  /// Shows an intermediate value with these numbers.
  @MainActor func show(_ numbers: SIMD8<Double>, on record: MountRecord)

  /// Releases everything that a pooled view must not keep alive.
  @MainActor func release(_ record: MountRecord)
  /// The operations without anything that a pooled view must not keep alive.
  var released: any AttributeOperations { get }
}

extension AttributeOperations {
  var motionNumbers: SIMD8<Double>? { nil }

  var motionTolerance: SIMD8<Double> { .zero }

  func show(_ numbers: SIMD8<Double>, on record: MountRecord) {}

  /// The identity of the erased types; part of the attribute's ``AttributeMeaning``.
  ///
  /// The class of the object is used, because looking up a generic type requires a search at run
  /// time.
  var types: ObjectIdentifier { ObjectIdentifier(type(of: self)) }
}
