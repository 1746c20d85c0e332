/// A view as a type that attributes were made for.
///
/// To cast a view takes as long as most attributes take to be applied, and each view is asked for as
/// the same one or two types again and again, so its record keeps what it was cast to.
@MainActor class AnyTypedView {
  /// The type that the view was cast to.
  fileprivate let type: ObjectIdentifier
  /// What the view was cast to before.
  fileprivate let next: AnyTypedView?

  fileprivate init(type: ObjectIdentifier, next: AnyTypedView?) {
    self.type = type
    self.next = next
  }
}

/// A view that was cast.
@MainActor final class TypedView<View>: AnyTypedView {
  let view: View

  init(_ view: View, next: AnyTypedView?) {
    self.view = view
    super.init(type: ObjectIdentifier(View.self), next: next)
  }
}

extension AnyTypedView {
  /// The view as a type that it was cast to.
  func typed<View>(as type: View.Type) -> TypedView<View>? {
    var candidate: AnyTypedView? = self
    while let current = candidate {
      // Proof: an object that says this type was made as one.
      if current.type == ObjectIdentifier(type) {
        return unsafeDowncast(current, to: TypedView<View>.self)
      }
      candidate = current.next
    }
    return nil
  }
}
