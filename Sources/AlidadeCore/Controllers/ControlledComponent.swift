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
  /// Makes the controller with its plain initializer.
  @MainActor public func makeController(context: Context<State>) -> Controller {
    Controller(self, context: context)
  }

  /// Makes the place of the controller in its scope.
  public static var _controllerFactory: _ControllerFactory<Self>? {
    _ControllerFactory { ControllerSlot<Self>() }
  }
}

/// Makes the controller of a component.
///
/// Public only because it is named by a requirement of ``Component`` that the kinds of components
/// implement.
public struct _ControllerFactory<Controlled: Component>: Sendable {
  let makeRecord: @Sendable () -> any ControllerRecord
}
