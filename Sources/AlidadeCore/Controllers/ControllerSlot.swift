import AlidadeRender

/// A controller, and the pending changes to its component.
@MainActor final class ControllerSlot<Controlled: ControllerProviding>: ControllerRecord {
  private var controller: Controlled.Controller?
  /// The component that the next mount shows.
  private var next: Controlled?
  /// During an update, the component that was shown before it.
  private var previous: Controlled?
  private var isMounted = false
  private var isTreeVisible = false

  nonisolated init() {}

  func prepare(_ component: any Component, in scope: Scope) {
    guard let component = component as? Controlled else { return }
    guard let controller else {
      let made = component.makeController(
        context: Context(state: scope.state(for: component), scope: scope))
      controller = made
      made.didInit()
      if isTreeVisible { made.componentTreeWillAppear() }
      return
    }
    if isMounted {
      next = component
    } else {
      let older = controller.component
      controller.component = component
      controller.didUpdateUnmounted(from: older)
    }
  }

  func invalidate() {
    guard let controller else { return }
    setTreeVisible(false)
    self.controller = nil
    (next, previous, isMounted) = (nil, nil, false)
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

  func unit(_ event: MountEvent, in context: MountContext) {
    guard let controller else { return }
    if event == .didAcquireView { controller.view = context.view }
    controller.observe(event, in: context)
    switch event {
    case .willMount: controller.willMount()
    case .didMount:
      isMounted = true
      controller.didMount()
    case .willUpdate: beginUpdate(controller)
    case .didUpdate: endUpdate(controller)
    case .didAcquireView: controller.didAcquireView(context.view)
    case .willRelinquishView:
      controller.willRelinquishView(context.view)
      controller.view = nil
    case .willUnmount: controller.willUnmount()
    case .didUnmount:
      isMounted = false
      let older = controller.component
      let newer = next
      next = nil
      if let newer { controller.component = newer }
      controller.didUnmount()
      if newer != nil { controller.didUpdateUnmounted(from: older) }
    }
  }

  private func beginUpdate(_ controller: Controlled.Controller) {
    if let next {
      previous = controller.component
      controller.willUpdate(to: next)
      controller.component = next
      self.next = nil
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
}
