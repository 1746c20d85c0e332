#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The event controllers of a view that listens for something, made when they are first needed.
@MainActor final class InputControllers {
  /// The view, which alone keeps this object; signals of controllers know it weakly.
  unowned let view: GTKView
  /// Who is told, by what they listen for.
  private(set) var handlers: [ViewInput: EventHandler<ViewInputEvent>] = [:]
  /// What is offered to be copied.
  var copyContent: TransferContent?
  /// By how much the area that reacts to the pointer is larger than the view, in points.
  var hitOutset = 0.0

  private var controllers: [Kind: OpaquePointer] = [:]

  /// What one controller serves.
  enum Kind: Hashable {
    case tap, secondaryTap, longPress, hover, drag, swipe, magnify, scroll, keys, dragSource
    case shortcut(KeyCombination)
    case drop(TransferKinds)
  }

  init(_ view: GTKView) {
    self.view = view
  }

  /// Sends what a user does to a handler; `nil` stops listening.
  func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    handlers[input] = handler
    update(InputControllers.kind(of: input))
  }

  /// Offers content to be dragged; `nil` offers nothing.
  func setDragContent(_ content: TransferContent?) {
    guard let content else { return remove(.dragSource) }
    let source = controllers[.dragSource] ?? add(.dragSource, makeDragSource())
    guard let source, let provider = content.makeProvider() else { return }
    gtk_drag_source_set_content(source, provider)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// Offers content to be copied; `nil` offers nothing.
  func setCopyContent(_ content: TransferContent?) {
    copyContent = content
    update(.keys)
  }

  /// Tells whoever listens for an input.
  ///
  /// - Returns: whether anybody does.
  @discardableResult
  func send(_ input: ViewInput, _ event: ViewInputEvent) -> Bool {
    guard let handler = handlers[input], handler.action != nil else { return false }
    handler.send(event)
    return true
  }

  /// Whether the view takes presses of the primary button for something of its own.
  var takesPresses: Bool {
    handlers.contains { input, handler in
      switch input {
      case .tap, .longPress: handler.action != nil
      default: false
      }
    }
  }

  /// Whether the view takes movements with the primary button down for something of its own.
  var takesDrags: Bool {
    controllers[.drag] != nil || controllers[.swipe] != nil || controllers[.dragSource] != nil
  }

  /// Has gestures forget the press under way, which has become something else than what they wait
  /// for.
  ///
  /// Those that have seen its beginning would else take its end for theirs, or not see its end.
  func forgetPress(_ kinds: Kind...) {
    for gesture in kinds.compactMap({ controllers[$0] }) { gtk_event_controller_reset(gesture) }
  }

  // MARK: - Controllers

  private static func kind(of input: ViewInput) -> Kind {
    switch input {
    case .tap: .tap
    case .secondaryTap: .secondaryTap
    case .longPress: .longPress
    case .hover: .hover
    case .drag: .drag
    case .swipe: .swipe
    case .magnify: .magnify
    case .scroll: .scroll
    case .key, .paste: .keys
    case .shortcut(let combination): .shortcut(combination)
    case .drop(let kinds): .drop(kinds)
    }
  }

  /// Makes the controller of a kind when somebody listens, and removes it when nobody does.
  private func update(_ kind: Kind) {
    let isNeeded =
      handlers.keys.contains { InputControllers.kind(of: $0) == kind }
      || (kind == .keys && copyContent != nil)
    guard isNeeded else { return remove(kind) }
    if controllers[kind] != nil { return }
    switch kind {
    case .tap: add(kind, makeTapGesture())
    case .secondaryTap: add(kind, makeSecondaryTapGesture())
    case .longPress: add(kind, makeLongPressGesture())
    case .drag: add(kind, makeDragGesture(), besides: .swipe)
    case .swipe: add(kind, makeSwipeGesture(), besides: .drag)
    case .magnify: add(kind, makeMagnifyGesture())
    case .hover: add(kind, makeHoverController())
    case .scroll: add(kind, makeScrollController())
    case .keys: add(kind, makeKeyController())
    case .shortcut(let combination): add(kind, makeShortcutController(combination))
    case .drop(let kinds): add(kind, makeDropTarget(kinds))
    case .dragSource: break
    }
  }

  /// Adds a controller to the widget, which owns it from then on.
  ///
  /// - Parameter other: a gesture that the new one takes nothing from, nor the other way round.
  @discardableResult
  private func add(
    _ kind: Kind, _ controller: OpaquePointer?, besides other: Kind? = nil
  ) -> OpaquePointer? {
    guard let controller else { return nil }
    gtk_widget_add_controller(view.widget, controller)
    if let companion = other.flatMap({ controllers[$0] }) {
      gtk_gesture_group(controller, companion)
    }
    controllers[kind] = controller
    return controller
  }

  private func remove(_ kind: Kind) {
    guard let controller = controllers.removeValue(forKey: kind) else { return }
    gtk_widget_remove_controller(view.widget, controller)
  }
}
#endif
