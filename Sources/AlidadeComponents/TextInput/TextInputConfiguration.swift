import AlidadeCore
import AlidadeRender

/// The configuration of a field, set by its initializer and the modifiers of
/// ``TextInputComponent``.
public struct TextInputConfiguration: Equatable, Sendable {
  var options: TextInputOptions
  var source: TextSource
  var selection: TextSelection?
  var onSelectionChange: Action<TextSelection>?
  var onSubmit: Action<Void>?
  var viewIdentity: StatefulViewIdentity?
  /// The identity of the history that records the changes of the text; `nil` for none.
  var history: ObjectIdentifier?

  init(_ options: TextInputOptions, _ source: TextSource) {
    self.options = options
    self.source = source
  }

  /// Returns the component that shows the text.
  ///
  /// - Parameter context: the storage for the text of a field that keeps its own text.
  func input(_ context: Context<String>) -> TextInput {
    var configuration = self
    configuration.options.undoesChanges = !isUndone(
      by: context.environment(UndoHistoriesKey.self))
    return switch source {
    case .state(let text, let version, let onChange):
      TextInput(text: text, version: version, configuration: configuration, onChange: onChange)
    case .own(_, let onChange):
      TextInput(
        text: context.state, version: TextVersion(), configuration: configuration,
        onChange: Action { text in
          context.update { $0 = text }
          onChange(text)
        })
    }
  }

  /// Returns `true` if one of the histories undoes changes to the text.
  private func isUndone(by histories: [UndoHistory]) -> Bool {
    histories.contains { ObjectIdentifier($0) == history }
  }
}
