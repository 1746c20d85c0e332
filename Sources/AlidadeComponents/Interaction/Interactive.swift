import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Listens for what a user does with a component.
///
/// It is made by the modifiers, such as `.onTap` and `.onDrag`. Several of them in a row share one
/// view. Always the closures of the newest generation run, on the main thread; they have no part in
/// comparing components.
public struct Interactive: ViewComponent, Equatable {
  private struct Listening: Equatable {
    let input: ViewInput
    let action: Action<ViewInputEvent>
  }

  private var listenings: [Listening] = []
  private var offers: [TransferUse: TransferContent] = [:]
  private var hitOutset = 0.0
  /// The component that is listened for.
  public let children: [AnyComponent]

  init(_ content: some Component) {
    children = [AnyComponent(content)]
  }

  /// A modifier of the component that is listened for.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A plain view that listens.
  public func view() -> ViewConfiguration? {
    var attributes: [ViewAttribute<any NativeView>] = listenings.map { listening in
      let action = listening.action
      return .input(listening.input) { action($0) }
    }
    for use in TransferUse.allCases {
      if let content = offers[use] { attributes.append(.transfer(content, for: use)) }
    }
    if hitOutset != 0 { attributes.append(.hitOutset(hitOutset)) }
    return ViewConfiguration(.container(), attributes: attributes)
  }

  /// The same, listening for one thing more; around it, if it listens for that already.
  func adding(
    _ input: ViewInput, _ action: @escaping @MainActor @Sendable (ViewInputEvent) -> Void
  ) -> Interactive {
    let isTaken = listenings.contains { $0.input == input }
    var result = isTaken ? Interactive(self) : self
    result.listenings.append(Listening(input: input, action: Action(action)))
    return result
  }

  func adding(_ content: TransferContent, for use: TransferUse) -> Interactive {
    var result = offers[use] == nil ? self : Interactive(self)
    result.offers[use] = content
    return result
  }

  func adding(hitOutset: Double) -> Interactive {
    var result = self
    result.hitOutset = hitOutset
    return result
  }
}

extension Component {
  /// This component, which may listen for something already, as one that does.
  var interactive: Interactive { (self as? Interactive) ?? Interactive(self) }
}
