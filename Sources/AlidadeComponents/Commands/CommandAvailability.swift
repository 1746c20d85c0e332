import AlidadeRender

/// The conditions under which a component performs a command.
enum CommandAvailability: Equatable, Sendable {
  /// The command is performed for any component that encloses the focus, the button or the menu.
  case always
  /// The command is performed only for a component that has the focus, such as a field with a
  /// selection, and for buttons and menus in the component.
  case withFocus
  /// The same as ``withFocus``, but only while the clipboard has content of one of the kinds.
  case withFocusAndClipboard([TransferKinds])

  var needsFocus: Bool { self != .always }
}
