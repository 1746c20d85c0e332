import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The view of a component that handles commands; a component outside all windows has no view.
struct CommandView: ViewComponent, ControllerProviding, Equatable {
  typealias Controller = CommandController

  let scope: CommandScope
  let commands: [HandledCommand]
  /// The shortcuts of the application, which its windows receive.
  let inherited: [KeyCombination]
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { .modifier() }

  func view() -> ViewConfiguration? {
    if scope.window == nil { return nil }
    var known: Set<KeyCombination> = []
    let heard = commands.filter(\.hearsKeys).compactMap(\.command.shortcut)
    let shortcuts = (heard + inherited)
      .filter { known.insert($0).inserted }
    let attributes: [ViewAttribute<any FocusScopeView>] = shortcuts.map { shortcut in
      let attribute = ViewAttribute.input(.shortcut(shortcut)) { [scope] event in
        if case .key(let press) = event { press.isHandled = scope.perform(shortcut) }
      }
      return attribute.narrowed()
    }
    return ViewConfiguration(.focusScope(), attributes: attributes)
  }
}

/// The controller that registers the commands of a component while it is mounted.
final class CommandController: ComponentController<CommandView>, CommandPerformer {
  private let handler = EventHandler<Bool>()

  var scope: CommandScope { component.scope }

  private var table: Store<CommandTable> { scope.table }

  override func didAcquireView(_ view: any NativeView) {
    handler.action = { [weak self] in self?.focusDidChange($0) }
    (view as? any FocusScopeView)?.focusHandler = handler
  }

  override func willRelinquishView(_ view: any NativeView) {
    handler.action = nil
    (view as? any FocusScopeView)?.focusHandler = nil
  }

  override func didMount() {
    component.scope.node?.performer = self
    table.update { [component] in $0.add(component.scope, component.commands) }
    if (view as? any FocusScopeView)?.containsFocus ?? false { focusDidChange(true) }
  }

  override func didUpdate(from older: CommandView) {
    guard let node = component.scope.node else { return }
    if older.scope != component.scope {
      older.scope.table.update { $0.remove(node) }
      return didMount()
    }
    guard older.commands != component.commands else { return }
    table.update { [commands = component.commands] in $0.update(node, commands) }
  }

  override func willUnmount() {
    guard let node = component.scope.node else { return }
    table.update { $0.remove(node) }
  }

  private func focusDidChange(_ containsFocus: Bool) {
    guard let node = component.scope.node else { return }
    table.update { $0.setFocus(of: node, containsFocus) }
  }

  func perform(_ id: Command.ID) -> Bool {
    guard let command = component.commands.first(where: { $0.command.id == id }),
      command.isEnabled
    else { return false }
    withImmediateUpdates { command.action(component.scope) }
    return true
  }
}
