import AlidadeCore
import AlidadeRender

/// A component that shows a popover beside its content.
struct Popover: ModifierComponent {
  let isPresented: Binding<Bool>
  let configuration: PopoverConfiguration
  /// The content of the popover while it is open.
  let popover: ComponentList
  /// The content that the popover belongs to.
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    // Only an open popover depends on everything in the environment.
    PopoverAnchor(
      isPresented: isPresented, configuration: configuration, popover: popover,
      parent: isPresented.value ? context.parentComponent : nil, children: [content])
  }
}

/// The view beside which a popover is shown, and the controller that shows the popover.
struct PopoverAnchor: ViewComponent, ControllerProviding, Equatable {
  let isPresented: Binding<Bool>
  let configuration: PopoverConfiguration
  let popover: ComponentList
  let parent: ParentComponent?
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { .modifier() }

  func view() -> ViewConfiguration? { ViewConfiguration(.container()) }

  final class Controller: ComponentController<PopoverAnchor>, PopoverDelegate {
    private var popover: (any NativePopover)?
    private var isMounted = false
    /// A Boolean value that is `true` after the popover closed by itself, until the component is
    /// notified.
    private var wasClosed = false

    override func didMount() {
      (isMounted, wasClosed) = (true, false)
      update()
    }

    override func didUpdate(from older: PopoverAnchor) { update() }

    override func didAcquireView(_ view: any NativeView) {
      if let popover { popover.anchor = view }
    }

    override func didUnmount() {
      isMounted = false
      dismiss()
    }

    override func componentTreeDidDisappear() { dismiss() }

    override func invalidate() { dismiss() }

    func popoverDidClose() {
      popover = nil
      wasClosed = true
      // The update in progress may close this popover and open the one that has replaced it;
      // setting the value to `false` would then close the other one, if both values depend on one
      // state.
      guard let presenter = context.environment(PopoverPresenterKey.self).presenter else {
        return setClosed()
      }
      presenter.scheduler.scheduleLaterTurn { self.setClosed() }
    }

    /// Sets the value to `false`, unless it already is.
    private func setClosed() {
      if wasClosed, popover == nil, component.isPresented.value { component.isPresented.set(false) }
    }

    private func update() {
      guard component.isPresented.value else {
        wasClosed = false
        popover?.close()
        popover = nil
        return
      }
      if let popover {
        popover.update(component.configuration)
        popover.setContent(content, parent: component.parent)
      } else if isMounted, !wasClosed, let view {
        present(beside: view)
      }
    }

    /// The content, from which commands go outward to the components that enclose the anchor.
    private var content: AnyComponent {
      let content = AnyComponent(component.popover)
      guard component.configuration.role == .dialog else { return content }
      return AnyComponent(CommandHandler([], content: content))
    }

    private func present(beside view: any NativeView) {
      popover = context.makePopover(
        component.configuration, beside: view, delegate: self,
        content: content, parent: component.parent)
      if let popover { popover.present() } else { popoverDidClose() }
    }

    /// Closes the popover because the component isn't visible or was removed.
    private func dismiss() {
      guard let popover else { return }
      popover.close()
      popoverDidClose()
    }
  }
}

extension Context {
  /// Creates a popover in the hosting view of the component; `nil` without one, which is reported.
  @MainActor func makePopover(
    _ configuration: PopoverConfiguration, beside anchor: any NativeView,
    delegate: any PopoverDelegate, content: AnyComponent, parent: ParentComponent?
  ) -> (any NativePopover)? {
    if let presenter = environment(PopoverPresenterKey.self).presenter {
      return presenter.makePopover(
        configuration, beside: anchor, delegate: delegate, content: content, parent: parent)
    }
    Diagnostics.reportOnce(
      Diagnostic(
        "A popover can't be shown, because nothing around its component shows popovers.",
        remedy: """
          The hosting views of a backend show popovers. A ComponentHost that a program creates itself must be given one \
          with setPopoverPresenter. Until then, the popover counts as closed.
          """))
    return nil
  }
}

extension Component {
  /// Shows content in a popover beside the component while a value is `true`.
  ///
  /// ```swift
  /// Button("Filter") { context.update { $0.isFiltering.toggle() } }
  ///   .popover(isPresented: context.binding(\.isFiltering)) {
  ///     FilterForm(filter: context.binding(\.filter)).padding(12)
  ///   }
  /// ```
  ///
  /// The popover is as large as its content chooses, stays on the screen, and follows the component
  /// when the component moves. The keyboard focus moves to the first focusable view in it, or to
  /// the view with ``defaultFocus()``, stays in the popover, and returns afterward.
  ///
  /// The Escape key and a click outside close the popover, which sets the value to `false`; the
  /// click has no other effect. The popover also closes when its component is unmounted, such as
  /// when a row of a list scrolls out of view, and when another popover opens in the same window,
  /// unless that popover belongs to the content of this one.
  ///
  /// The component gets its own view. The content is part of the component: it inherits its
  /// environment, and its messages go through the component.
  ///
  /// - Parameters:
  ///   - label: the name of the popover for assistive technologies; `nil` for none.
  ///   - isPresented: `true` while the popover is open.
  ///   - edge: the edge of the component that the popover is placed beside; if there isn't enough
  ///     space, it is placed at the opposite edge.
  ///   - hasArrow: `true` if an arrow points to the component.
  ///   - content: the components in the popover; several are stacked vertically. Called only while
  ///     the popover is open.
  public func popover(
    _ label: String? = nil, isPresented: Binding<Bool>, edge: PopoverConfiguration.Edge = .bottom,
    hasArrow: Bool = true, @ComponentBuilder content: () -> ComponentList
  ) -> some Component {
    Popover(
      isPresented: isPresented,
      configuration: PopoverConfiguration(label: label, edge: edge, hasArrow: hasArrow),
      popover: isPresented.value ? content() : ComponentList(), content: AnyComponent(self))
  }

  /// Shows content for a value in a popover beside the component, while there is a value.
  ///
  /// This method is like ``popover(_:isPresented:edge:hasArrow:content:)``; closing the popover
  /// sets the value to `nil`. A value with a different identity gets new content, without the state
  /// of the previous content.
  public func popover<Item: Identifiable & Sendable>(
    _ label: String? = nil, item: Binding<Item?>, edge: PopoverConfiguration.Edge = .bottom,
    hasArrow: Bool = true, @ComponentBuilder content: (Item) -> ComponentList
  ) -> some Component where Item.ID: Sendable {
    popover(label, isPresented: item.isPresent(), edge: edge, hasArrow: hasArrow) {
      if let value = item.value { content(value).key(value.id) }
    }
  }
}

extension Binding {
  /// Returns a binding that is `true` while there is a value, and removes the value when it is set
  /// to `false`.
  package func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(value != nil) { [self] isPresent in
      if !isPresent { set(nil) }
    }
  }
}
