/// The properties of a popover.
public struct PopoverConfiguration: Hashable, Sendable {
  /// The edge of the anchor that a popover is placed beside.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// Above the anchor.
    case top
    /// Below the anchor.
    case bottom
    /// Before the anchor, in the layout direction.
    case start
    /// After the anchor, in the layout direction.
    case end
  }

  /// The purpose of a popover.
  public enum Role: Hashable, Sendable {
    /// Content that the user works with: it gets the keyboard focus, and closes when the user
    /// presses the Escape key or clicks outside it.
    case dialog
    /// Content that the user only reads: it gets neither the focus nor the pointer.
    case tooltip
  }

  /// The name for assistive technologies; `nil` for none.
  public var label: String?
  /// The preferred edge; if there isn't enough space there, the popover is placed at the opposite
  /// edge.
  public var edge: Edge
  /// A Boolean value that is `true` if an arrow points to the anchor, on toolkits whose popovers
  /// have arrows.
  public var hasArrow: Bool
  /// The purpose of the popover.
  public var role: Role

  /// Creates the properties of a popover.
  public init(
    label: String? = nil, edge: Edge = .bottom, hasArrow: Bool = true, role: Role = .dialog
  ) {
    self.label = label
    self.edge = edge
    self.hasArrow = hasArrow
    self.role = role
  }
}
