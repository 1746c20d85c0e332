extension TextInputSession {
  /// Returns the commands that the user can perform now in an enabled view.
  ///
  /// - Parameters:
  ///   - isEditable: `true` if the user can change the text.
  ///   - canPaste: `true` if there is text on the clipboard.
  public func editingCommands(isEditable: Bool, canPaste: Bool) -> EditingCommands {
    var commands: EditingCommands = []
    if target.widgetCount > 0 { commands.insert(.selectAll) }
    let isEditable = isEditable && holdsAllText
    if !target.widgetSelection.range.isEmpty {
      if isEditable { commands.insert(.delete) }
      // Secret text has no history, and isn't copied.
      if keepsHistory { commands.formUnion(isEditable ? [.cut, .copy] : .copy) }
    }
    guard isEditable else { return commands }
    if canPaste { commands.insert(.paste) }
    if canUndo { commands.insert(.undo) }
    if canRedo { commands.insert(.redo) }
    return commands
  }

  /// Notifies the program that the commands may have changed; called by the backend after changes
  /// that the session doesn't know about.
  public func commandsDidChange() {
    // In the middle of a change, the result isn't known yet.
    if !isChanging, !isReporting { commandsHandler?.send() }
  }
}
