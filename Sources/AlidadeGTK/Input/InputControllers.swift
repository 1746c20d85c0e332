#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The event controllers of a view, which are created when they are first needed.
@MainActor final class InputControllers {
  /// The view, which is the only owner of this object; the controllers' signals reference it
  /// weakly.
  unowned let view: GTKView
  /// The handlers, by the input that they handle.
  private(set) var handlers: [ViewInput: EventHandler<ViewInputEvent>] = [:]
  /// The distance by which the area that responds to the pointer extends beyond the view, in
  /// points.
  var hitOutset = 0.0
  /// A Boolean value that is `true` if the view has its own cursor.
  var hasCursor = false { didSet { updateInterest() } }
  private var interest: PointerInterest?

  private var controllers: [Kind: OpaquePointer] = [:]
  /// The content that is dragged over the view; `nil` if the view doesn't accept any.
  private(set) var drops: ViewDrops?
  /// The object that receives keys in the window; `nil` if the view has no handler for typing.
  private var typedKeys: TypedKeys?

  /// The purpose of a controller.
  enum Kind: Hashable {
    case longPress, hover, drag, pan, touchpadPan, magnify, scroll, pull, keys, capturedKeys, typing
    case dragSource
    case tap(PointerButton)
    case shortcut(KeyCombination)
    case drop
  }

  init(_ view: GTKView) {
    self.view = view
  }

  /// Sets the handler of an input; `nil` removes it.
  func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    handlers[input] = handler
    update(InputControllers.kind(of: input))
    handler?.didChangeComponent = { [weak view] in view?.inputs?.componentDidChange(input) }
    if input == .hover, handler != nil { RestingPointer.viewDidMove(view) }
  }

  /// Responds when the view has passed to another component, without GTK's notice: a press that
  /// began on the previous component must not end as a tap on this one.
  private func componentDidChange(_ input: ViewInput) {
    switch input {
    case .tap, .longPress: forgetPress(InputControllers.kind(of: input))
    case .hover: RestingPointer.viewDidMove(view)
    default: break
    }
  }

  /// Offers content for dragging; `nil` withdraws the offer.
  func setDragContent(_ content: TransferContent?) {
    guard let content else { return remove(.dragSource) }
    let source = controllers[.dragSource] ?? add(.dragSource, makeDragSource())
    guard let source, let provider = content.makeProvider() else { return }
    gtk_drag_source_set_content(source, provider)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// Returns `true` if there is a handler for an input.
  func listens(for input: ViewInput) -> Bool { handlers[input]?.action != nil }

  /// Sends an event to the handler for an input.
  ///
  /// - Returns: `true` if there is a handler.
  @discardableResult
  func send(_ input: ViewInput, _ event: ViewInputEvent) -> Bool {
    guard let handler = handlers[input], handler.action != nil else { return false }
    handler.send(event)
    return true
  }

  /// A Boolean value that is `true` if the view itself handles presses of the primary button.
  var takesPresses: Bool {
    handlers.contains { input, handler in
      switch input {
      case .tap(.primary, _), .longPress: handler.action != nil
      default: false
      }
    }
  }

  /// A Boolean value that is `true` if the view itself handles drags with the primary button.
  var takesDrags: Bool {
    controllers[.drag] != nil || controllers[.dragSource] != nil
  }

  /// A Boolean value that is `true` while the view is being dragged, or a drag may be about to
  /// begin.
  var isDragging: Bool { controllers[.drag].map { gtk_gesture_is_active($0) != 0 } ?? false }

  /// Resets the gestures that don't handle the current press anymore.
  ///
  /// Otherwise, gestures that saw the beginning of the press could handle its end, or wait for it
  /// forever.
  func forgetPress(_ kinds: Kind...) {
    for gesture in kinds.compactMap({ controllers[$0] }) { gtk_event_controller_reset(gesture) }
  }

  // MARK: - Controllers

  /// Connects a handler to a signal of a controller, for as long as the view exists.
  ///
  /// The view is retained until the handler returns, because the application may remove the view
  /// and its controllers in response to an event.
  func receive(
    _ signal: String, of controller: OpaquePointer,
    _ handler: @escaping @MainActor (InputControllers, [GObjectValue]) -> GObjectValue
  ) {
    connect(UnsafeMutableRawPointer(controller), signal) { [weak view] arguments in
      guard let view, let inputs = view.inputs else { return .none }
      return withExtendedLifetime(view) { handler(inputs, arguments) }
    }
  }

  private static func kind(of input: ViewInput) -> Kind {
    switch input {
    case .tap(let button, _): .tap(button)
    case .longPress: .longPress
    case .hover: .hover
    // A swipe is the end of a drag.
    case .drag, .swipe: .drag
    case .pan: .pan
    case .magnify: .magnify
    case .scroll: .scroll
    case .pull: .pull
    case .key(_, .capture): .capturedKeys
    case .key(_, .bubble): .keys
    case .shortcut(let combination): .shortcut(combination)
    case .typing: .typing
    case .drop: .drop
    }
  }

  /// Creates the controller of a kind if there is a handler for it, and removes the controller if
  /// there is none.
  private func update(_ kind: Kind) {
    let isNeeded = handlers.keys.contains { InputControllers.kind(of: $0) == kind }
    if kind == .typing { return setListensForTyping(isNeeded) }
    if kind == .drop { return setAcceptsDrops(isNeeded) }
    guard isNeeded else {
      if kind == .pan { remove(.touchpadPan) }
      return remove(kind)
    }
    if controllers[kind] != nil { return }
    switch kind {
    case .tap(let button): add(kind, makeTapGesture(button))
    case .longPress: add(kind, makeLongPressGesture())
    case .drag: add(kind, makeDragGesture())
    case .pan:
      add(kind, makePanGesture())
      add(.touchpadPan, makeTouchpadPanController())
    case .magnify: add(kind, makeMagnifyGesture())
    case .hover: add(kind, makeHoverController())
    case .scroll: add(kind, makeScrollController())
    case .keys: add(kind, makeKeyController(.bubble))
    case .capturedKeys: add(kind, makeKeyController(.capture))
    case .shortcut(let combination): add(kind, makeShortcutController(combination))
    // The scroll view that is pulled finds the handler itself.
    case .pull, .typing, .drop, .dragSource, .touchpadPan: break
    }
  }

  private func setListensForTyping(_ isListening: Bool) {
    guard isListening else {
      typedKeys = nil
      return
    }
    if typedKeys != nil { return }
    typedKeys = TypedKeys(in: view) { [weak view] combination in
      guard let view, let inputs = view.inputs else { return false }
      return withExtendedLifetime(view) { inputs.send(combination, as: .typing) }
    }
  }

  private func setAcceptsDrops(_ isAccepting: Bool) {
    guard isAccepting else {
      drops = nil
      return remove(.drop)
    }
    if drops == nil {
      drops = ViewDrops(self)
      add(.drop, drops?.target)
    }
    drops?.acceptKinds()
  }

  /// Adds a controller to the widget, which takes ownership of it.
  @discardableResult
  private func add(_ kind: Kind, _ controller: OpaquePointer?) -> OpaquePointer? {
    guard let controller else { return nil }
    gtk_widget_add_controller(view.widget, controller)
    controllers[kind] = controller
    updateInterest()
    return controller
  }

  private func remove(_ kind: Kind) {
    guard let controller = controllers.removeValue(forKey: kind) else { return }
    var isShortcut = false
    if case .shortcut = kind { isShortcut = true }
    RetiredController.retire(controller, isShortcut: isShortcut)
    updateInterest()
  }

  private func updateInterest() {
    guard hasCursor || controllers[.hover] != nil else {
      interest = nil
      return
    }
    if interest == nil { interest = PointerInterest() }
  }
}
#endif
