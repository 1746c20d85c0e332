/// A kind of view that every backend has, under the backend's own widgets.
public struct PortableViewClass: Hashable, Sendable {
  /// The kinds.
  public enum Kind: Hashable, Sendable {
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
    /// A line of text to type in: a ``TextInputView``.
    case textField
    /// Lines of text to type in: a ``TextInputView``.
    case textEditor
    /// A line to look for something with: a ``TextInputView``.
    case searchField
    /// A line that is not shown: a ``TextInputView``.
    case secureField
    /// Knows whether the focus is in it, and holds other views: a ``FocusScopeView``.
    case focusScope
    /// A native control: a ``ControlView`` with a content of that kind.
    case control(ControlKind)
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

  /// Makes the class of the controls that show contents of a type.
  public init<Content: ControlContent>(_ content: Content.Type) {
    self.init(.control(ControlKind(content)), role: Content.role)
  }

  /// The name of the kind in dumps and reports.
  var name: String {
    if case .control(let kind) = kind { "\(kind)" } else { "\(kind)" }
  }
}
