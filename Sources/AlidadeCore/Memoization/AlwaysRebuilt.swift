import AlidadeRender
import Synchronization

/// A component that is intentionally rebuilt with its parent.
///
/// For other components that can't be compared, a diagnostic is reported, once per type, if many
/// components are rebuilt because of them.
public protocol AlwaysRebuilt: Component {}

/// The types of components that were reported because they can't be compared, or because their
/// bodies read values that they shouldn't.
enum ReportedTypes {
  private static let reported = Mutex<Set<ComponentType>>([])

  /// Records a type.
  ///
  /// - Returns: `true` if it is new.
  static func insert(_ type: ComponentType) -> Bool {
    reported.withLock { $0.insert(type).inserted }
  }
}
