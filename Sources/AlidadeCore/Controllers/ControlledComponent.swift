/// A component that a controller accompanies.
///
/// ```swift
/// struct Clip: ViewComponent, ControlledComponent, Equatable {
///   final class Controller: ComponentController<Clip> {
///     override func didMount() { player.prepare(component.url) }
///     override func invalidate() { player.stop() }
///     private let player = Player()
///   }
///   let url: String
///   …
/// }
/// ```
public protocol ControlledComponent: Component {
  /// What accompanies the component.
  associatedtype Controller: ComponentController<Self>

  /// Makes the controller; called once for each identity.
  @MainActor func makeController(context: Context<State>) -> Controller
}

extension ControlledComponent {
  /// Makes the controller with its plain initialiser.
  @MainActor public func makeController(context: Context<State>) -> Controller {
    Controller(self, context: context)
  }

  /// How the controller is made.
  public static var lifecycle: ComponentLifecycle<Self>? {
    ComponentLifecycle { ControllerSlot<Self>() }
  }
}

/// How what accompanies a component is made.
///
/// The kinds of components provide it; a component of yours does not.
public struct ComponentLifecycle<Controlled: Component>: Sendable {
  let makeRecord: @Sendable () -> any ControllerRecord
}
