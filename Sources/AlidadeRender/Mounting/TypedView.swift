/// A native view cast to a type that attributes use, with that type erased.
///
/// Casting a view takes as long as applying most attributes, and each view is repeatedly cast to
/// the same one or two types, so its record caches the casts.
@MainActor class AnyTypedView {
  /// The type that the view was cast to.
  fileprivate let type: ObjectIdentifier
  /// The previous cast of the view.
  fileprivate let next: AnyTypedView?

  fileprivate init(type: ObjectIdentifier, next: AnyTypedView?) {
    self.type = type
    self.next = next
  }
}

/// A native view cast to a type.
@MainActor final class TypedView<View>: AnyTypedView {
  let view: View

  init(_ view: View, next: AnyTypedView?) {
    self.view = view
    super.init(type: ObjectIdentifier(View.self), next: next)
  }
}

extension AnyTypedView {
  /// Returns the cast of the view to a type, if there is one.
  func typed<View>(as type: View.Type) -> TypedView<View>? {
    var candidate: AnyTypedView? = self
    while let current = candidate {
      // Proof: an object with this type's identifier was made as one.
      if current.type == ObjectIdentifier(type) {
        return unsafeDowncast(current, to: TypedView<View>.self)
      }
      candidate = current.next
    }
    return nil
  }
}
