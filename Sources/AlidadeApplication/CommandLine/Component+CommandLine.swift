import AlidadeCore

/// A component that handles the commands with which the user starts the application.
struct CommandLineHandler: ControllerProviding, ModifierComponent {
  let answer: @MainActor @Sendable (LaunchCommand) -> LaunchAnswer
  let content: AnyComponent

  var body: some Component { content }

  final class Controller: ComponentController<CommandLineHandler> {
    private var number: Int?

    override func didMount() {
      guard number == nil, let application = context.application.application else { return }
      number = application.launchHandlers.add { [weak self] command in
        self?.component.answer(command) ?? LaunchAnswer()
      }
    }

    override func invalidate() {
      if let number { context.application.application?.launchHandlers.remove(number) }
    }
  }
}

extension Component {
  /// Answers the commands with which the user starts the application: the first command, and those
  /// given while it is running.
  ///
  /// ```swift
  /// struct Notes: App {
  ///   let identifier: String? = "org.example.Notes"
  ///   let usage: String? = "Usage: notes [--new TITLE] [FILE…]"
  ///
  ///   func body(_ context: Context<State>) -> some Component {
  ///     Window("Notes", id: "main", size: Size(width: 800, height: 600)) { … }
  ///       .onCommandLine { command in … }
  ///   }
  /// }
  /// ```
  ///
  /// It is called only if the application has an ``App/usage``. The process that issued the command
  /// waits for the answer, prints its text and exits with its status. If several components have
  /// such an action, the newest one answers.
  ///
  /// Apply it around a window, as here: the content of a window doesn't exist yet when the first
  /// command is answered.
  ///
  /// - Parameter answer: called on the main thread with the command, after the windows have opened.
  public func onCommandLine(
    perform answer: @escaping @MainActor @Sendable (_ command: LaunchCommand) -> LaunchAnswer
  ) -> some Component {
    CommandLineHandler(answer: answer, content: AnyComponent(self))
  }
}
