import AlidadeRender

/// A controller, and the component that it has.
@MainActor final class ControllerSlot<Controlled: ControllerProviding>: ControllerRecord {
  private var controller: Controlled.Controller?
  /// The component of the controller; released when the controller is invalidated.
  private var current: ControlledComponent?
  /// The component that was built last, if the controller is mounted with another one.
  private var newest: ControlledComponent?
  /// During an update, the component that was shown before it.
  private var previous: Controlled?
  private var isMounted = false
  private var isTreeVisible = false

  nonisolated init() {}

  func prepare(_ component: ControlledComponent) {
    if let controller {
      if isMounted { newest = component } else { replaceUnmounted(controller, component) }
      return
    }
    guard let first = component.component as? Controlled else { return }
    let state = component.state as? Controlled.State ?? first.initialState()
    let made = first.makeController(context: Context(state: state, scope: component.scope))
    (controller, current) = (made, component)
    made.didInit()
    if isTreeVisible { made.componentTreeWillAppear() }
  }

  func invalidate() {
    guard let controller else { return }
    setTreeVisible(false)
    self.controller = nil
    (current, newest, previous, isMounted) = (nil, nil, nil, false)
    controller.invalidate()
    controller.didInvalidate()
  }

  func setTreeVisible(_ isVisible: Bool) {
    guard isVisible != isTreeVisible else { return }
    isTreeVisible = isVisible
    if isVisible {
      controller?.componentTreeWillAppear()
    } else {
      controller?.componentTreeDidDisappear()
    }
  }

  func unit(_ event: MountEvent, of component: ControlledComponent, in context: MountContext) {
    guard let controller else { return }
    if event == .willMount { replaceUnmounted(controller, component) }
    if event == .didAcquireView { controller.view = context.view }
    controller.observe(event, in: context)
    switch event {
    case .willMount: controller.willMount()
    case .didMount:
      isMounted = true
      controller.didMount()
    case .willUpdate: beginUpdate(controller, component)
    case .didUpdate: endUpdate(controller)
    case .didAcquireView: controller.didAcquireView(context.view)
    case .willRelinquishView:
      controller.willRelinquishView(context.view)
      controller.view = nil
    case .willUnmount: controller.willUnmount()
    case .didUnmount: endMount(controller)
    }
  }

  /// Passes another component to a controller that isn't mounted.
  private func replaceUnmounted(
    _ controller: Controlled.Controller, _ component: ControlledComponent
  ) {
    guard component !== current, let newer = component.component as? Controlled else { return }
    let older = controller.component
    pass(component, newer, to: controller)
    controller.didUpdateUnmounted(from: older)
  }

  /// Passes a component to a controller, with the state with which it was built.
  private func pass(
    _ component: ControlledComponent, _ newer: Controlled, to controller: Controlled.Controller
  ) {
    current = component
    if let state = component.state as? Controlled.State {
      controller.context = Context(state: state, reference: controller.context.reference)
    }
    controller.component = newer
  }

  private func beginUpdate(
    _ controller: Controlled.Controller, _ component: ControlledComponent
  ) {
    if component !== current, let newer = component.component as? Controlled {
      previous = controller.component
      controller.willUpdate(to: newer)
      pass(component, newer, to: controller)
      newest = nil
    }
    controller.willRemount()
  }

  private func endUpdate(_ controller: Controlled.Controller) {
    controller.didRemount()
    if let previous {
      self.previous = nil
      controller.didUpdate(from: previous)
    }
  }

  private func endMount(_ controller: Controlled.Controller) {
    isMounted = false
    guard let newest, newest !== current, let newer = newest.component as? Controlled else {
      return controller.didUnmount()
    }
    let older = controller.component
    pass(newest, newer, to: controller)
    self.newest = nil
    controller.didUnmount()
    controller.didUpdateUnmounted(from: older)
  }
}
