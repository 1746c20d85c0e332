/// The class and the attributes of a configuration, as the key of a cache that outlives the views.
///
/// It keeps no closure of an event alive, nor the closure that creates the views, nor a value that
/// a pooled view must not keep alive.
package struct ViewConfigurationKey: Sendable {
  private let viewClass: Int32
  private let attributes: [AnyViewAttribute]

  /// Creates the key of a configuration.
  ///
  /// This initializer can be called on any thread.
  package init(_ configuration: ViewConfiguration) {
    let storage = configuration.storage
    viewClass = storage.viewClass.identifier
    attributes =
      storage.isReleasable ? storage.attributes.compactMap(\.released) : storage.attributes
  }
}

extension ViewConfigurationKey: Equatable {
  /// Returns `true` if both configurations have the same class and equal attributes.
  package static func == (one: ViewConfigurationKey, other: ViewConfigurationKey) -> Bool {
    one.viewClass == other.viewClass && one.attributes.count == other.attributes.count
      && zip(one.attributes, other.attributes).allSatisfy { $0.isEqual(to: $1) }
  }
}
