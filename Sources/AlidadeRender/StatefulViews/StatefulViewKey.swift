/// The key of stateful views that are interchangeable: those made by one type of controller for
/// equal contexts.
package struct StatefulViewKey: Hashable {
  private let controller: ObjectIdentifier
  private let context: AnyHashable

  /// Makes the key of the views that a type of controller makes for a context.
  package init(_ controller: Any.Type, context: some Hashable) {
    self.controller = ObjectIdentifier(controller)
    self.context = AnyHashable(context)
  }
}
