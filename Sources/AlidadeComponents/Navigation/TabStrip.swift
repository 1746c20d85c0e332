import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The list of tabs, which the arrow keys move along in the layout direction.
struct TabStrip: LayoutComponent, Equatable {
  /// A selection with the keyboard.
  enum Command: Sendable {
    /// Selects the tab at a distance, positive toward the end.
    case move(by: Int)
    /// Selects the first tab.
    case first
    /// Selects the last tab.
    case last
  }

  private let label: String
  private let perform: Action<Command>
  let children: [AnyComponent]

  init(
    label: String, perform: @escaping @MainActor @Sendable (Command) -> Void,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.label = label
    self.perform = Action(perform)
    children = [AnyComponent(content())]
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let tabs = children[0].layout(in: range)
    return ComponentLayout(
      size: tabs.size, baseline: tabs.baseline, placements: [.init(tabs, at: .zero)],
      view: ViewConfiguration(
        .container(role: .tabList),
        attributes: ViewOptions(accessibility: Accessibility(label: label)).viewAttributes()
          + keys(context.direction)))
  }

  private func keys(_ direction: LayoutDirection) -> [ViewAttribute<any NativeView>] {
    let perform = perform
    func key(_ key: Key, _ command: Command) -> ViewAttribute<any NativeView> {
      .input(.key(KeyCombination(key))) { event in
        guard case .key(let press) = event else { return }
        press.isHandled = true
        perform(command)
      }
    }
    let step = direction == .rightToLeft ? -1 : 1
    return [
      key(.left, .move(by: -step)), key(.right, .move(by: step)), key(.home, .first),
      key(.end, .last),
    ]
  }
}
