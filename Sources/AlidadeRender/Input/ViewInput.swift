/// A user input that a view can listen for.
///
/// If nested views listen for the same input, only the innermost one receives it; a pressable view
/// counts as listening for taps and long presses. However, scrolling still reaches an enclosing
/// list, and hovering reaches all views.
public enum ViewInput: Hashable, Sendable {
  /// A button or a finger goes down and up in one place, `count` times in quick succession.
  ///
  /// With a count of two, every second tap in a series is reported. A count below one is treated as
  /// one. A tap of the secondary button counts when the button goes down, which is when menus open.
  case tap(button: PointerButton = .primary, count: Int)
  /// The primary button or a finger stays down in one place, for a time that the toolkit defines.
  case longPress
  /// The pointer enters the view, moves over it, or leaves it.
  case hover
  /// The primary button or a finger moves while it is down.
  case drag
  /// A drag that ends in a quick movement.
  case swipe
  /// A finger on the screen, or two on a touchpad, move sideways; the view receives drag events.
  ///
  /// The input belongs to the innermost view that moves with it, such as a row with actions,
  /// content that scrolls sideways, or a view that listens for drags.
  case pan
  /// Two fingers move apart or together.
  case magnify
  /// A wheel or a touchpad scrolls.
  case scroll
  /// A finger, or the fingers on a touchpad, pull the content of a vertical scroll view in the view
  /// down, beyond its top.
  ///
  /// A wheel doesn't pull. All scroll views that enclose the pulled one must also be at their tops.
  case pull
  /// A key is pressed while the keyboard focus is in the view.
  ///
  /// In the bubble phase, the view receives a key that nothing inside it has handled. In the
  /// capture phase, views receive the key before anything has handled it, the outermost view first.
  /// Keys that belong to a composition with an input method aren't captured.
  case key(KeyCombination, phase: KeyPhase = .bubble)
  /// A key is pressed while the view is visible in the active window, and nothing else has handled
  /// it.
  case shortcut(KeyCombination)
  /// A key that types a character other than a space is pressed while the view is visible in the
  /// active window, and nothing else has handled it.
  ///
  /// If the handler moves the keyboard focus to a text field, the field gets the key.
  case typing
  /// Content is dragged over the view and dropped on it.
  case drop(TransferKinds)
}

extension ViewInput {
  /// The identifier of the attribute that listens for the input.
  public var attribute: AttributeIdentifier {
    switch self {
    case .tap(.primary, count: 1): .tap
    case .tap(.secondary, count: 1): .secondaryTap
    case .hover: .hover
    default: AttributeIdentifier(self)
    }
  }
}

extension AttributeIdentifier {
  fileprivate static let tap: AttributeIdentifier = "alidade.input.tap"
  fileprivate static let secondaryTap: AttributeIdentifier = "alidade.input.secondaryTap"
  fileprivate static let hover: AttributeIdentifier = "alidade.input.hover"
  fileprivate static let dragging: AttributeIdentifier = "alidade.transfer.dragging"
  fileprivate static let cursor: AttributeIdentifier = "alidade.cursor"
  fileprivate static let hitOutset: AttributeIdentifier = "alidade.hitOutset"
}

extension ViewAttribute where View == any NativeView {
  /// Calls a closure when the view receives an input from the user.
  ///
  /// The view starts listening only once; replacing the closure requires no native operation. While
  /// the view waits in a pool, it keeps no closure alive.
  ///
  /// - Parameters:
  ///   - input: the input to listen for.
  ///   - action: the closure to call with the event of the input; if `nil`, the view doesn't
  ///     listen.
  public static func input(
    _ input: ViewInput, perform action: (@MainActor @Sendable (ViewInputEvent) -> Void)?
  ) -> ViewAttribute {
    .on(
      input.attribute, perform: action,
      connect: { view, handler in
        handler.course = input.course
        view.listen(for: input, handler)
      },
      disconnect: { view, _ in view.listen(for: input, nil) })
  }

  /// Returns the attribute for a more specific type of view.
  package func narrowed<Specific>() -> ViewAttribute<Specific> {
    ViewAttribute<Specific>(erased: erased)
  }

  /// Offers content that the user can drag from the view.
  public static func dragging(_ content: TransferContent) -> ViewAttribute {
    ViewAttribute(
      .dragging, content, unapplicator: { view, _ in view.offer(nil) },
      updater: { view, _, content in view.offer(content) }, isReleasedInPool: true
    ) { view, content in view.offer(content) }
  }

  /// Sets the shape of the pointer over the view.
  public static func cursor(_ cursor: Cursor) -> ViewAttribute {
    ViewAttribute(
      .cursor, cursor,
      unapplicator: { view, _ in view.apply(.cursor(nil)) },
      updater: { view, _, cursor in view.apply(.cursor(cursor)) }
    ) { view, cursor in view.apply(.cursor(cursor)) }
  }

  /// Extends the area of the view that responds to the pointer beyond its frame.
  ///
  /// - Parameter outset: the extension on each side, in points; negative, infinite and NaN values
  ///   count as zero. Overlapping views and clipping ancestors limit the area.
  public static func hitOutset(_ outset: Double) -> ViewAttribute {
    ViewAttribute(
      .hitOutset, outset.isFinite ? max(0, outset) : 0,
      unapplicator: { view, _ in view.apply(.hitOutset(0)) },
      updater: { view, _, outset in view.apply(.hitOutset(outset)) }
    ) { view, outset in view.apply(.hitOutset(outset)) }
  }
}
