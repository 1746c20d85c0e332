/// A component with a controller.
///
/// ```swift
/// struct Clip: ViewComponent, ControllerProviding, Equatable {
///   final class Controller: ComponentController<Clip> {
///     override func didMount() { player.prepare(component.url) }
///     override func invalidate() { player.stop() }
///     private let player = Player()
///   }
///   let url: String
///   …
/// }
/// ```
public protocol ControllerProviding: Component {
  /// The type of the controller.
  associatedtype Controller: ComponentController<Self>

  /// Creates the controller; called once for each identity.
  @MainActor func makeController(context: Context<State>) -> Controller
}

extension ControllerProviding {
  /// Creates the controller with its required initializer.
  @MainActor public func makeController(context: Context<State>) -> Controller {
    Controller(self, context: context)
  }

  /// The factory that creates the slot of the controller in its scope.
  public static var _controllerFactory: _ControllerFactory<Self>? {
    _ControllerFactory { ControllerSlot<Self>() }
  }
}

/// A factory that creates the controller of a component.
///
/// This type is public only because a requirement of ``Component`` names it.
public struct _ControllerFactory<Controlled: Component>: Sendable {
  @usableFromInline let makeRecord: @Sendable () -> any ControllerRecord
}
