/// The key of interchangeable stateful views: those made by one type of controller for equal
/// contexts.
package struct StatefulViewKey: Hashable {
  private let controller: ObjectIdentifier
  private let context: AnyHashable

  /// Creates the key of the views that a type of controller makes for a context.
  package init(_ controller: Any.Type, context: some Hashable) {
    self.controller = ObjectIdentifier(controller)
    self.context = AnyHashable(context)
  }
}
