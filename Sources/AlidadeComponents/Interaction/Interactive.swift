import AlidadeCore
import AlidadeRender

/// A component that responds to user input on its content.
///
/// Modifiers such as `.onTap`, `.onDrag` and `.cursor` create it. Several of them in a row share
/// one view. The closures of the newest generation are called on the main thread. Closures are
/// ignored when components are compared.
public struct Interactive: ViewComponent, ContainerComponent, ModifierComponent, Equatable {
  private struct Listening: Equatable {
    let input: ViewInput
    let action: Action<ViewInputEvent>
  }

  private var listenings: [Listening] = []
  private var dragged: TransferContent?
  private var cursor: Cursor?
  private var hitOutset = 0.0
  /// The content that responds to input.
  public package(set) var children: [AnyComponent]

  init(_ content: some Component) {
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// Returns the configuration of a plain view that receives input.
  public func view() -> ViewConfiguration? {
    var attributes: [ViewAttribute<any NativeView>] = listenings.map { listening in
      let action = listening.action
      return .input(listening.input) { action($0) }
    }
    if let dragged { attributes.append(.dragging(dragged)) }
    if let cursor { attributes.append(.cursor(cursor)) }
    if hitOutset != 0 { attributes.append(.hitOutset(hitOutset)) }
    return ViewConfiguration(.container(), attributes: attributes)
  }

  /// Returns this component with another input, or wraps it if it already listens for that input.
  func adding(
    _ input: ViewInput, _ action: @escaping @MainActor @Sendable (ViewInputEvent) -> Void
  ) -> Interactive {
    let isTaken = listenings.contains { $0.input == input }
    var result = isTaken ? Interactive(self) : self
    result.listenings.append(Listening(input: input, action: Action(action)))
    return result
  }

  func adding(dragged content: TransferContent) -> Interactive {
    var result = dragged == nil ? self : Interactive(self)
    result.dragged = content
    return result
  }

  /// Returns this component with a cursor, or wraps it if it already has one, which it keeps.
  func adding(_ cursor: Cursor) -> Interactive {
    var result = self.cursor == nil ? self : Interactive(self)
    result.cursor = cursor
    return result
  }

  /// Returns this component with another outset, which replaces the previous one.
  func adding(hitOutset: Double) -> Interactive {
    var result = self
    result.hitOutset = hitOutset
    return result
  }
}

extension Component {
  /// This component if it is interactive, or an interactive component around it.
  var interactive: Interactive { (self as? Interactive) ?? Interactive(self) }
}
