/// A class of views that every backend provides.
public struct PortableViewClass: Hashable, Sendable {
  /// The kind of a portable view.
  public enum Kind: Hashable, Sendable {
    /// A view that paints a box and contains other views.
    case container
    /// A ``TextView``, which shows text.
    case text
    /// An ``ImageView``, which shows an image.
    case image
    /// A ``CanvasView``, which shows a drawing.
    case canvas
    /// A ``PressableView``, which can be pressed and contains other views.
    case pressable
    /// A ``ScrollView``, which scrolls content.
    case scroll
    /// A ``TextInputView`` with one line of text.
    case textField
    /// A ``TextInputView`` with any number of lines.
    case textEditor
    /// A ``TextInputView`` with one line of search text.
    case searchField
    /// A ``TextInputView`` with one line of secret text.
    case secureField
    /// A ``FocusScopeView``, which tracks whether it contains the keyboard focus, and contains
    /// other views.
    case focusScope
    /// A ``ControlView`` whose content has the given kind.
    case control(ControlKind)
  }

  /// The kind of view.
  public let kind: Kind
  /// The role of the view for assistive technologies.
  public let role: AccessibilityRole

  /// Creates a class from a kind and a role.
  public init(_ kind: Kind, role: AccessibilityRole) {
    self.kind = kind
    self.role = role
  }

  /// Creates the class of controls that show content of a type.
  public init<Content: ControlContent>(_ content: Content.Type) {
    self.init(.control(ControlKind(content)), role: Content.role)
  }

  /// The name of the kind in dumps and reports.
  var name: String {
    if case .control(let kind) = kind { "\(kind)" } else { "\(kind)" }
  }
}
