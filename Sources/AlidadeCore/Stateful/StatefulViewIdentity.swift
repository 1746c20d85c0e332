import AlidadeRender

/// The identity of a component with a stateful view, shared by all places that show it.
///
/// By default, a component is identified by its place in its tree. To make its view follow it
/// between hosting views, windows or lists, create an identity, keep it in the state of the
/// application, and pass it to the component in each place:
///
/// ```swift
/// struct Clip: StatefulViewComponent, Equatable {
///   let url: String
///   let viewIdentity: StatefulViewIdentity?
///   …
/// }
/// ```
///
/// If several places show the component at the same time, the place mounted last has the view; the
/// others are empty. When that place is unmounted, the view returns to the place mounted before it.
///
/// An identity serves one type of component and one toolkit; elsewhere it has no effect.
public final class StatefulViewIdentity: Sendable {
  /// A weak reference to a controller.
  private struct Claimant {
    weak var controller: AnyObject?
  }

  /// The name by which the pool knows the owner of the view.
  let owner = UnitIdentity.unique()
  /// The controller that has the view.
  @MainActor weak var holder: AnyObject?
  /// The controllers of mounted components, in the order of mounting.
  @MainActor private var mounted: [Claimant] = []

  /// Creates a unique identity.
  public init() {}

  /// Records that the component of a controller is mounted, after all others.
  @MainActor func noteMounted(_ controller: AnyObject) {
    noteUnmounted(controller)
    mounted.append(Claimant(controller: controller))
  }

  /// Records that the component of a controller isn't mounted.
  @MainActor func noteUnmounted(_ controller: AnyObject) {
    mounted.removeAll { $0.controller == nil || $0.controller === controller }
  }

  /// The controller of the component mounted last.
  @MainActor var lastMounted: AnyObject? { mounted.last?.controller }
}

extension StatefulViewIdentity: Hashable {
  /// Returns `true` if both are the same object.
  public static func == (one: StatefulViewIdentity, other: StatefulViewIdentity) -> Bool {
    one === other
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
