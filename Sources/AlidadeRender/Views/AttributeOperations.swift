/// An attribute with the types of its view and value erased.
protocol AttributeOperations: AnyObject, Sendable {
  /// Returns whether `other`, which has the same types, holds an equal value.
  func isEqual(to other: any AttributeOperations) -> Bool

  /// Sets the value on a view that holds no value of this attribute.
  @MainActor func apply(to record: MountRecord)

  /// Takes back what `apply` or `update` did last.
  @MainActor func unapply(from record: MountRecord)

  /// Replaces the value of `old`, which has the same types.
  @MainActor func update(_ record: MountRecord, from old: any AttributeOperations)

  /// Follows a newer generation though the value is equal; costs no native operation.
  @MainActor func refresh(_ record: MountRecord)

  /// Sets the value again if the view shows another one.
  ///
  /// - Returns: whether it did.
  @MainActor func verify(_ record: MountRecord) -> Bool

  /// Lets go of what must not be kept alive while the view waits in a pool.
  @MainActor func release(_ record: MountRecord)
  /// The same without what must not be kept alive while the view waits in a pool.
  var released: any AttributeOperations { get }
}

extension AttributeOperations {
  /// Tells which types were erased; part of the attribute's ``AttributeMeaning``.
  ///
  /// The class of the object, because to ask for a generic type by name is a search at run time.
  var types: ObjectIdentifier { ObjectIdentifier(type(of: self)) }
}
