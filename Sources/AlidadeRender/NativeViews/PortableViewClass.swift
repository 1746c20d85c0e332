/// A kind of view that every backend has, under the backend's own widgets.
public struct PortableViewClass: Hashable, Sendable {
  /// The kinds.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Paints a box and holds other views.
    case container
    /// Shows text: a ``TextView``.
    case text
    /// Shows a picture: an ``ImageView``.
    case image
    /// Can be pressed and holds other views: a ``PressableView``.
    case pressable
    /// Scrolls rows: a ``ScrollView``.
    case scroll
  }

  /// The kind.
  public let kind: Kind
  /// What the view is to assistive technologies.
  public let role: AccessibilityRole

  /// Makes a class from a kind and a role.
  public init(_ kind: Kind, role: AccessibilityRole) {
    self.kind = kind
    self.role = role
  }
}
