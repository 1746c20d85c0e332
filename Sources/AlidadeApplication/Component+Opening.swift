import AlidadeCore

/// A component that handles the addresses that the user wants to open.
struct OpeningHandler: ControllerProviding, ModifierComponent, Equatable {
  let action: Action<[String]>
  let content: AnyComponent

  var body: some Component { content }

  final class Controller: ComponentController<OpeningHandler> {
    private var number: Int?

    override func didMount() {
      guard number == nil, let application = context.application.application else { return }
      number = application.addOpeningHandler(in: context.window.session) { [weak self] addresses in
        self?.component.action(addresses)
      }
    }

    override func invalidate() {
      if let number { context.application.application?.removeOpeningHandler(number) }
    }
  }
}

extension Component {
  /// Adds an action for files and other resources that the user opens with the application: from a
  /// file manager, with a link, or as arguments of a command.
  ///
  /// If several components have such an action, the newest one in the most recently used window
  /// gets all addresses. If that window has none, the newest in any window gets them, and its
  /// window comes to the front. Addresses that arrive before there is an action wait for it. An
  /// address may be malformed or harmful, because any program can send one.
  ///
  /// - Parameter action: called on the main thread with the addresses, such as
  ///   `file:///home/ada/poem.txt`.
  public func onOpen(
    perform action: @escaping @MainActor @Sendable (_ addresses: [String]) -> Void
  ) -> some Component {
    OpeningHandler(action: Action(action), content: AnyComponent(self))
  }
}
