import AlidadeCore
import AlidadeRender

/// A controller that opens a popover beside a component and waits for an answer.
///
/// ```swift
/// struct Title: Component {
///   struct State: Sendable {
///     var name = "Untitled"
///     let renaming = PopoverController()
///   }
///   func initialState() -> State { State() }
///
///   func body(_ context: Context<State>) -> some Component {
///     let renaming = context.state.renaming
///     Button(context.state.name) {
///       Task {
///         let name = await renaming.present { answer in NameField { answer($0) } }
///         if let name { context.update { $0.name = name } }
///       }
///     }
///     .popover("Name", controller: renaming)
///   }
/// }
/// ```
///
/// Pass it to one component with ``Component/popover(_:controller:edge:hasArrow:)``.
@MainActor public final class PopoverController {
  /// The popover that is open.
  nonisolated let presented = Store(PresentedPopover?.none)
  /// The component beside which popovers are shown; `nil` while it isn't mounted.
  private weak var anchor: ControlledPopover.Controller?
  private var count = 0

  /// Creates a controller for one component.
  public nonisolated init() {}

  /// Opens a popover beside the component, and waits until it is closed.
  ///
  /// A popover that the controller has opened before is closed without an answer.
  ///
  /// - Parameter content: returns the components in the popover; they call the closure with the
  ///   answer, which closes the popover.
  /// - Returns: the answer; `nil` if the popover was closed without one, for example by the Escape
  ///   key or because its component is no longer visible, if the component isn't mounted, or if the
  ///   task was canceled, which closes the popover.
  public func present<Answer: Sendable>(
    @ComponentBuilder content: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) ->
      ComponentList
  ) async -> Answer? {
    dismiss()
    guard let scheduler = anchor?.scheduler else { return nil }
    count += 1
    let id = count
    let pending = PendingAnswer(otherwise: Answer?.none)
    return await pending.wait(on: scheduler) { answer in
      let end: @MainActor @Sendable (Answer?) -> Void = { [presented] in
        // The popover is closed before the waiting code continues, which may present another one.
        withImmediateUpdates { presented.update { if $0?.id == id { $0 = nil } } }
        answer($0)
      }
      let content = content { end($0) }
      presented.update { $0 = PresentedPopover(id: id, content: content) { end(nil) } }
      return { end(nil) }
    }
  }

  /// Closes the popover without an answer.
  public func dismiss() { presented.state?.dismiss() }

  /// Begins to show popovers beside a component.
  func attach(_ anchor: ControlledPopover.Controller) {
    if self.anchor !== anchor { dismiss() }
    self.anchor = anchor
  }

  /// Ends showing popovers beside a component, unless another one has taken its place.
  func detach(_ anchor: ControlledPopover.Controller?) {
    guard self.anchor === anchor else { return }
    self.anchor = nil
    dismiss()
  }
}

/// The content of a popover that code has opened and is waiting for.
struct PresentedPopover: Identifiable, Sendable, Equatable {
  let id: Int
  let content: ComponentList
  /// Closes the popover without an answer.
  let dismiss: @MainActor @Sendable () -> Void

  static func == (one: PresentedPopover, other: PresentedPopover) -> Bool { one.id == other.id }
}

/// A component beside which a controller shows popovers.
struct ControlledPopover: ControllerProviding, ModifierComponent, Equatable {
  let popovers: PopoverController
  let label: String?
  let edge: PopoverConfiguration.Edge
  let hasArrow: Bool
  let content: AnyComponent

  static func == (one: ControlledPopover, other: ControlledPopover) -> Bool {
    one.popovers === other.popovers && one.label == other.label && one.edge == other.edge
      && one.hasArrow == other.hasArrow && one.content == other.content
  }

  func body(_ context: Context<NoState>) -> some Component {
    let presented = context.read(popovers.presented) { $0 }
    let item = Binding(presented) { newer in
      if newer == nil { presented?.dismiss() }
    }
    content.popover(label, item: item, edge: edge, hasArrow: hasArrow) { $0.content }
  }

  final class Controller: ComponentController<ControlledPopover> {
    /// The scheduler of the toolkit; `nil` if nothing shows popovers.
    var scheduler: (any WorkScheduler)? {
      context.environment(PopoverPresenterKey.self).presenter?.scheduler
    }

    override func didMount() { component.popovers.attach(self) }

    override func didUpdate(from older: ControlledPopover) {
      if older.popovers === component.popovers { return }
      older.popovers.detach(self)
      component.popovers.attach(self)
    }

    override func didUnmount() { component.popovers.detach(self) }
  }
}

extension Component {
  /// Shows the popovers of a controller beside the component.
  ///
  /// The popovers look and close like those of
  /// ``popover(_:isPresented:edge:hasArrow:content:)``; the controller waits for their answers.
  ///
  /// - Parameters:
  ///   - label: the name of the popovers for assistive technologies; `nil` for none.
  ///   - controller: opens the popovers; used by one component at a time.
  ///   - edge: the edge of the component that they are placed beside; if there isn't enough space,
  ///     they are placed at the opposite edge.
  ///   - hasArrow: `true` if an arrow points to the component.
  public func popover(
    _ label: String? = nil, controller: PopoverController,
    edge: PopoverConfiguration.Edge = .bottom, hasArrow: Bool = true
  ) -> some Component {
    ControlledPopover(
      popovers: controller, label: label, edge: edge, hasArrow: hasArrow,
      content: AnyComponent(self)
    )
  }
}
