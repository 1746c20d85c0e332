import AlidadeCore
import AlidadeLists

extension List {
  /// Adds actions that appear when the user swipes a row.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .swipeActions(for: Mail.ID.self) { id in
  ///     SwipeAction("Delete", icon: "user-trash-symbolic", isDestructive: true) { delete(id) }
  ///     SwipeAction("Archive") { archive(id) }
  ///   }
  ///   .swipeActions(for: Mail.ID.self, edge: .start) { id in
  ///     SwipeAction("Mark as read", color: .blue) { markAsRead(id) }
  ///   }
  /// ```
  ///
  /// A finger, two fingers on a touchpad, and a wheel that turns sideways swipe a row aside; so
  /// does a drag with the pointer, unless drags select rows or text, or move rows. Control with the
  /// left or right arrow key swipes the row with the keyboard focus, and moves the focus to the
  /// first action. A released row stays open if more than half of its actions are visible, or if
  /// the swipe was quick.
  ///
  /// Only one row is open at a time. It closes when an action is performed, when the list is
  /// scrolled, when the user clicks elsewhere in the list or on the row itself, with the Escape
  /// key, and with the opposite movement or key. An open row follows changes to the data.
  ///
  /// A row without actions at an edge doesn't move away from that edge. Headers and footers have no
  /// actions. A ``Table``, a list with columns side by side and a horizontal list have no swipe
  /// actions, which is reported.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of the elements.
  ///   - edge: the edge at which the actions appear, which follows the layout direction.
  ///   - allowsFullSwipe: `true` if releasing a row that was moved by more than half of its width
  ///     performs the first action; otherwise, a row can hardly be moved beyond its actions.
  ///   - actions: returns the actions for the id of an element, starting with the action at the
  ///     edge. It is called on the main thread when a row begins to move, and for an open row when
  ///     the list is built.
  public func swipeActions<ID: Hashable & Sendable>(
    for type: ID.Type, edge: SwipeEdge = .end, allowsFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping @MainActor @Sendable (ID) -> [SwipeAction]
  ) -> List {
    rowActions(at: edge, allowsFullSwipe: allowsFullSwipe) { key, perform in
      guard let id = ComponentKey.ids(of: [key], as: type).first else { return nil }
      let actions = actions(id)
      guard let first = actions.first else { return nil }
      return RowActions(
        AnyComponent(SwipeButtons(actions, at: edge, perform: perform)),
        full: actions.count > 1
          ? AnyComponent(SwipeButtons([first], at: edge, perform: perform)) : nil,
        first: { first.action() })
    }
  }
}
