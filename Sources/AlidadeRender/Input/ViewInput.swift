/// Something that a user does with a view, for which the view can listen.
///
/// Of views inside each other that listen for the same the innermost one is told; a pressable view
/// counts as one that listens for taps and long presses. Scrolling is never taken from a list
/// around, hovering is told to all.
public enum ViewInput: Hashable, Sendable {
  /// The primary button, or a finger, goes down and up in one place; with a count of two, each
  /// second time of a quick succession. Counts below one count as one.
  case tap(count: Int)
  /// The secondary button goes down.
  case secondaryTap
  /// The primary button, or a finger, stays down in one place for as long as the toolkit has it.
  case longPress
  /// The pointer comes onto the view, moves on it, and leaves it.
  case hover
  /// The primary button, or a finger, is moved while it is down.
  case drag
  /// The same, ending in a quick movement.
  case swipe
  /// Two fingers move apart or together.
  case magnify
  /// A wheel or a touchpad scrolls.
  case scroll
  /// A key is pressed while the keyboard focus is in the view, and nothing in it used the key.
  case key(KeyCombination)
  /// A key is pressed while the view is in sight and its window is active, and nothing used the
  /// key.
  case shortcut(KeyCombination)
  /// Content is dragged over the view and dropped on it.
  case drop(TransferKinds)
  /// Content is pasted with the keyboard while the focus is in the view.
  case paste(TransferKinds)
}

extension ViewInput {
  /// What names the input among the attributes of a view.
  public var attribute: AttributeIdentifier {
    switch self {
    case .tap(1): .tap
    case .secondaryTap: .secondaryTap
    case .hover: .hover
    default: AttributeIdentifier("alidade.input.\(self)")
    }
  }
}

extension AttributeIdentifier {
  fileprivate static let tap: AttributeIdentifier = "alidade.input.tap"
  fileprivate static let secondaryTap: AttributeIdentifier = "alidade.input.secondaryTap"
  fileprivate static let hover: AttributeIdentifier = "alidade.input.hover"
  fileprivate static let dragging: AttributeIdentifier = "alidade.transfer.dragging"
  fileprivate static let copying: AttributeIdentifier = "alidade.transfer.copying"
  fileprivate static let hitOutset: AttributeIdentifier = "alidade.hitOutset"
}

extension ViewAttribute where View == any NativeView {
  /// Calls a closure when a user does something with the view.
  ///
  /// The view listens from the first time on; a newer closure is no native operation, and while the
  /// view waits in a pool nothing is kept alive by it.
  ///
  /// - Parameters:
  ///   - input: what the user does.
  ///   - action: what is called, with the event that belongs to the input.
  public static func input(
    _ input: ViewInput, perform action: @escaping @MainActor @Sendable (ViewInputEvent) -> Void
  ) -> ViewAttribute {
    .on(
      input.attribute, perform: action,
      connect: { view, handler in view.listen(for: input, handler) },
      disconnect: { view, _ in view.listen(for: input, nil) })
  }

  /// Offers content of the view.
  public static func transfer(_ content: TransferContent, for use: TransferUse) -> ViewAttribute {
    ViewAttribute(
      use == .dragging ? .dragging : .copying, content,
      unapplicator: { view, _ in view.offer(nil, for: use) },
      updater: { view, _, content in view.offer(content, for: use) }, isReleasedInPool: true
    ) { view, content in view.offer(content, for: use) }
  }

  /// Makes the area of the view that reacts to the pointer larger than the view.
  ///
  /// - Parameter outset: by how much on each side, in points; what is not finite or negative counts
  ///   as zero. Views above and around that cut off what sticks out limit it.
  public static func hitOutset(_ outset: Double) -> ViewAttribute {
    ViewAttribute(
      .hitOutset, outset.isFinite ? max(0, outset) : 0,
      unapplicator: { view, _ in view.apply(.hitOutset(0)) },
      updater: { view, _, outset in view.apply(.hitOutset(outset)) }
    ) { view, outset in view.apply(.hitOutset(outset)) }
  }
}
