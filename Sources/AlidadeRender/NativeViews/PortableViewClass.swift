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

    // Each of the rest is a ``ControlView`` with a content of its own.

    /// A switch: ``ToggleContent``.
    case toggle
    /// A check box: ``CheckBoxContent``.
    case checkBox
    /// A group of radio buttons: ``RadioGroupContent``.
    case radioGroup
    /// A slider: ``SliderContent``.
    case slider
    /// A field for numbers: ``StepperContent``.
    case stepper
    /// A bar that shows progress: ``ProgressBarContent``.
    case progressBar
    /// What turns while something is under way: ``SpinnerContent``.
    case spinner
    /// A bar that shows a level: ``LevelBarContent``.
    case levelBar
    /// A line between things: ``SeparatorContent``.
    case separator
    /// A drop-down list: ``PickerContent``.
    case picker
    /// A button that opens a calendar: ``DatePickerContent``.
    case datePicker
    /// A calendar of one month: ``CalendarContent``.
    case calendar
    /// Lets the user choose a colour: ``ColorPickerContent``.
    case colorPicker
    /// Leads somewhere: ``LinkContent``.
    case link
    /// A button that opens a menu: ``MenuContent``.
    case menu
    /// Plays a video: ``VideoContent``; goes with its component, because no attribute says where it
    /// stands.
    case video
    /// Opens a menu where the user asks for it, and holds other views: ``ContextMenuContent``.
    case contextMenu
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
