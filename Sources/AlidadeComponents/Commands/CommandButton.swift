import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A button that performs a command.
struct CommandButton: Component, Equatable {
  let command: Command
  let kind: Button.Kind
  let showsIcon: Bool

  @ComponentBuilder func body(_ context: Context<NoState>) -> some Component {
    let status = context.status(of: command)
    if showsIcon, let icon = command.icon {
      Button(
        label: status.title, kind: kind, isEnabled: status.isEnabled,
        action: { context.perform(command) }
      ) {
        Image(icon: icon)
      }
      .performingCommand(isOn: status.isOn)
      .tooltip(tooltip(status.title, context))
    } else {
      Button(status.title, kind: kind, isEnabled: status.isEnabled) { context.perform(command) }
        .performingCommand(isOn: status.isOn)
    }
  }

  private func tooltip(_ title: String, _ context: Context<NoState>) -> String {
    command.shortcut.map { "\(title) (\(context.name(of: $0)))" } ?? title
  }
}
