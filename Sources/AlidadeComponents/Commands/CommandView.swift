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
final class CommandController: ComponentController<CommandView>, CommandPerformer,
  ClipboardObserver
{
  private let handler = EventHandler<Bool>()
  private let moveHandler = EventHandler<Void>()
  /// The commands in the table; empty while the component isn't mounted.
  private var shown: [HandledCommand] = []

  var scope: CommandScope { component.scope }

  private var table: Store<CommandTable> { scope.table }

  override func didAcquireView(_ view: any NativeView) {
    // A field inside may get the focus before this component is mounted.
    component.scope.node?.performer = self
    handler.action = { [weak self] in self?.focusDidChange($0) }
    moveHandler.action = { [weak self] _ in self?.focusDidMove() }
    guard let scope = view as? any FocusScopeView else { return }
    scope.focusHandler = handler
    scope.focusMoveHandler = component.scope.node == component.scope.window ? moveHandler : nil
  }

  override func willRelinquishView(_ view: any NativeView) {
    (handler.action, moveHandler.action) = (nil, nil)
    guard let scope = view as? any FocusScopeView else { return }
    (scope.focusHandler, scope.focusMoveHandler) = (nil, nil)
  }

  override func didMount() {
    guard let node = component.scope.node else { return }
    node.performer = self
    shown = commands
    table.update { [scope = component.scope, shown] in $0.add(scope, shown) }
    if (view as? any FocusScopeView)?.containsFocus ?? false { table.update { $0.join(node) } }
    followClipboard()
  }

  override func didUpdate(from older: CommandView) {
    guard let node = component.scope.node else { return }
    if older.scope != component.scope {
      older.scope.table.update { $0.remove(node) }
      return didMount()
    }
    guard older.commands != component.commands else { return }
    show(commands, at: node)
    followClipboard()
  }

  override func willUnmount() {
    guard let node = component.scope.node else { return }
    shown = []
    table.update { $0.remove(node) }
  }

  private func show(_ commands: [HandledCommand], at node: CommandNode) {
    shown = commands
    table.update { $0.update(node, commands) }
  }

  private func focusDidChange(_ containsFocus: Bool) {
    guard let node = component.scope.node else { return }
    table.update { $0.setFocus(of: node, containsFocus) }
  }

  private func focusDidMove() {
    guard let node = component.scope.node else { return }
    table.update { $0.focusDidMove(in: node) }
  }

  // MARK: - The clipboard

  /// The commands, of which those that need other content on the clipboard are disabled.
  private var commands: [HandledCommand] {
    component.commands.map { command in
      guard case .withFocusAndClipboard(let kinds) = command.availability else { return command }
      var command = command
      let clipboard = context.clipboard
      if !kinds.contains(where: { clipboard.hasContent(of: $0) }) { command.isEnabled = false }
      return command
    }
  }

  private var dependsOnClipboard: Bool {
    component.commands.contains {
      if case .withFocusAndClipboard = $0.availability { true } else { false }
    }
  }

  private func followClipboard() {
    if dependsOnClipboard { context.clipboard.observe(self) }
  }

  func clipboardDidChange() {
    let commands = commands
    guard !shown.isEmpty, commands != shown, let node = component.scope.node else { return }
    show(commands, at: node)
  }

  func perform(_ id: Command.ID) -> Bool {
    guard let command = commands.first(where: { $0.command.id == id }),
      command.isEnabled
    else { return false }
    withImmediateUpdates { command.action(component.scope) }
    return true
  }
}
