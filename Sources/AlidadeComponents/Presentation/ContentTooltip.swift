import AlidadeCore
import AlidadeRender

/// A component that shows other components when the pointer rests on its content.
struct ContentTooltip: ModifierComponent {
  let text: String
  let tooltip: @Sendable () -> ComponentList
  let content: AnyComponent

  func initialState() -> Bool { false }

  func body(_ context: Context<Bool>) -> some Component {
    let isShown = context.binding(\.self)
    PopoverAnchor(
      isPresented: isShown,
      configuration: PopoverConfiguration(hasArrow: false, role: .tooltip),
      popover: context.state ? tooltip() : ComponentList(),
      parent: context.state ? context.parentComponent : nil,
      children: [AnyComponent(TooltipTrigger(text: text, isShown: isShown, children: [content]))])
  }
}

/// The content of a tooltip's component, which detects when the tooltip is requested.
struct TooltipTrigger: ViewComponent, ControllerProviding, Equatable {
  let text: String
  let isShown: Binding<Bool>
  let children: [AnyComponent]

  /// The time that the pointer rests before the tooltip is shown.
  static let delay = Duration.milliseconds(500)

  var layoutBehavior: LayoutBehavior { .modifier() }

  func view() -> ViewConfiguration? {
    let options = ViewOptions(accessibility: text.isEmpty ? nil : Accessibility(hint: text))
    return ViewConfiguration(.focusScope(), attributes: options.viewAttributes())
  }

  final class Controller: ComponentController<TooltipTrigger> {
    private static let showKey = ViewInput.key(KeyCombination(.function(1), .control))
    private static let hideKey = ViewInput.key(KeyCombination(.escape))

    private let focus = EventHandler<Bool>()
    private let hover = EventHandler<ViewInputEvent>()
    private let show = EventHandler<ViewInputEvent>()
    private let hide = EventHandler<ViewInputEvent>()
    /// The number of times that the pointer entered or left.
    private var changes = 0
    private var hasPointer = false
    /// A Boolean value that is `true` after a request to show the tooltip, until one to hide it.
    ///
    /// The component learns of a request in the next frame.
    private var isRequested = false

    override func didUpdate(from older: TooltipTrigger) {
      // Another popover may have closed the tooltip.
      if older.isShown.value, !component.isShown.value { isRequested = false }
    }

    override func didAcquireView(_ view: any NativeView) {
      hover.action = { [weak self] in
        if case .hover(let event) = $0 { self?.pointerDidMove(isInside: event.location != nil) }
      }
      show.action = { [weak self] in
        if case .key(let press) = $0 { press.isHandled = self?.toggle() ?? false }
      }
      hide.action = { [weak self] in
        if case .key(let press) = $0 { press.isHandled = self?.set(false) ?? false }
      }
      focus.action = { [weak self] hasFocus in
        if !hasFocus { _ = self?.set(false) }
      }
      view.listen(for: .hover, hover)
      view.listen(for: Controller.showKey, show)
      view.listen(for: Controller.hideKey, hide)
      (view as? any FocusScopeView)?.focusHandler = focus
    }

    override func willRelinquishView(_ view: any NativeView) {
      view.listen(for: .hover, nil)
      view.listen(for: Controller.showKey, nil)
      view.listen(for: Controller.hideKey, nil)
      (view as? any FocusScopeView)?.focusHandler = nil
      pointerDidMove(isInside: false)
    }

    private func pointerDidMove(isInside: Bool) {
      if isInside == hasPointer { return }
      hasPointer = isInside
      changes += 1
      if !isInside {
        _ = set(false)
        return
      }
      let presenter = context.environment(PopoverPresenterKey.self).presenter
      presenter?.scheduler.schedule(after: TooltipTrigger.delay) { [weak self, changes] in
        if let self, self.changes == changes { _ = set(true) }
      }
    }

    private func toggle() -> Bool { set(!component.isShown.value) }

    /// - Returns: `false` if nothing changes.
    private func set(_ isShown: Bool) -> Bool {
      let changes = component.isShown.value != isShown || isRequested != isShown
      isRequested = isShown
      if changes { component.isShown.set(isShown) }
      return changes
    }
  }
}

extension Component {
  /// Shows components when the pointer rests on the component, or when the user presses Control-F1
  /// while the keyboard focus is in it.
  ///
  /// ```swift
  /// Text(package.name)
  ///   .tooltip("\(package.size) bytes") { PackageCard(package: package) }
  /// ```
  ///
  /// The components are built only when they are about to be shown. They disappear when the pointer
  /// or the focus leaves, or when the user presses the Escape key; the user can't interact with
  /// them.
  ///
  /// The component gets two additional views.
  ///
  /// - Parameters:
  ///   - text: the equivalent text, for assistive technologies.
  ///   - content: returns the components; several are stacked vertically. Called on any thread.
  public func tooltip(
    _ text: String, @ComponentBuilder content: @escaping @Sendable () -> ComponentList
  ) -> some Component {
    ContentTooltip(text: text, tooltip: content, content: AnyComponent(self))
  }
}
