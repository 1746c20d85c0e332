import AlidadeRender

/// The conditions under which a component performs a command.
enum CommandAvailability: Equatable, Sendable {
  /// The command is performed for whatever component encloses the focus, the button or the menu.
  case always
  /// The command is performed only for what has the focus, such as the selection in a field, and
  /// for buttons and menus in the component.
  case withFocus
  /// As ``withFocus``, while the clipboard has content of one of the kinds.
  case withFocusAndClipboard([TransferKinds])

  var needsFocus: Bool { self != .always }
}
