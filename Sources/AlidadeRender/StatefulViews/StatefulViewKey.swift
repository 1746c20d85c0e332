/// Which stateful views can take each other's places: those of one type of controller that were
/// made for equal contexts.
package struct StatefulViewKey: Hashable {
  private let controller: ObjectIdentifier
  private let context: AnyHashable

  /// The key of views that a type of controller makes for a context.
  package init(_ controller: Any.Type, context: some Hashable) {
    self.controller = ObjectIdentifier(controller)
    self.context = AnyHashable(context)
  }
}
