import AlidadeRender
import Synchronization

/// A component that is built whenever the component around it is, and means to be.
///
/// For other components that cannot be compared there is a notice, once, if many components are built
/// for them.
public protocol AlwaysRebuilt: Component {}

/// The types that were reported because they cannot be compared.
enum IncomparableTypes {
  private static let reported = Mutex<Set<ComponentType>>([])

  /// Notes a type.
  ///
  /// - Returns: whether it is new.
  static func insert(_ type: ComponentType) -> Bool {
    reported.withLock { $0.insert(type).inserted }
  }
}
