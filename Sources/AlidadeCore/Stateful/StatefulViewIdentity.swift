import AlidadeRender

/// The identity of a component with a stateful view, wherever it is shown.
///
/// A component is known by its place in its tree. To have its view go with it from one hosting view,
/// window or list to another, make an identity, keep it in the state of the application, and give it
/// to the component in each place:
///
/// ```swift
/// struct Clip: StatefulViewComponent, Equatable {
///   let url: String
///   let viewIdentity: StatefulViewIdentity?
///   …
/// }
/// ```
///
/// Of several places that show the component at once the one that was mounted last has the view; the
/// others are empty. When that one goes, the view returns to the one before it.
///
/// An identity serves one type of component and one toolkit; elsewhere it means nothing.
public final class StatefulViewIdentity: Sendable {
  /// A reference that keeps nothing alive.
  private struct Claimant {
    weak var controller: AnyObject?
  }

  /// The name under which the pool knows the owner of the view.
  let owner = UnitIdentity.unique()
  /// The controller that has the view.
  @MainActor weak var holder: AnyObject?
  /// The controllers whose components are mounted, in the order in which they were.
  @MainActor private var mounted: [Claimant] = []

  /// Makes an identity that no other component has.
  public init() {}

  /// Notes that the component of a controller is mounted, after all others.
  @MainActor func noteMounted(_ controller: AnyObject) {
    noteUnmounted(controller)
    mounted.append(Claimant(controller: controller))
  }

  /// Notes that the component of a controller is not mounted.
  @MainActor func noteUnmounted(_ controller: AnyObject) {
    mounted.removeAll { $0.controller == nil || $0.controller === controller }
  }

  /// The controller whose component was mounted last.
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
