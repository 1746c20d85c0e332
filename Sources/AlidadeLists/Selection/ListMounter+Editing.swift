import AlidadeCore
import AlidadeRender

/// The editing commands that a list performs itself.
extension ListMounter: EditingResponder {
  /// Selecting all rows, or selecting and copying text.
  var editingCommands: EditingCommands {
    if let selection = selector.selection {
      return selection.mode == .many && content.elementCount > 0 ? .selectAll : []
    }
    guard options.textSelection != nil, content.count > 0 else { return [] }
    return textSelector.range == nil ? .selectAll : [.selectAll, .copy]
  }

  func perform(_ command: EditingCommands) -> Bool {
    switch command {
    case .copy: selectingText?.copy() ?? false
    case .selectAll: selecting?.selectAll() ?? selectingText?.selectAll() ?? false
    default: false
    }
  }

  func scrollView(_ scrollView: any ScrollView, focusDidChange hasFocus: Bool) {
    let enclosing = latestSource?.parent?.value(of: ResponderChainKey.self)
    connection.focusDidChange(hasFocus, in: self, enclosing ?? ResponderChainKey.defaultValue)
  }
}
