import Alidade
import DebianPackages

/// The state and the choices of a window, for the components in it.
struct BrowserPage: Sendable {
  let context: Context<BrowserState>
  let model: BrowserModel
  let remembered: RememberedChoices?

  var state: BrowserState { context.state }

  var choices: BrowserChoices { remembered?.value ?? state.choices }

  var query: PackageQuery { model.query(for: choices, term: state.term) }

  /// The selected package; `nil` if there is none, or if it is gone.
  var selectedPackage: Package? { choices.selected.flatMap { state.database.package(withID: $0) } }

  /// Changes the newest choices.
  @MainActor func update(_ change: @escaping @Sendable (inout BrowserChoices) -> Void) {
    if let remembered {
      remembered.update(change)
    } else {
      context.update { change(&$0.choices) }
    }
  }

  /// Returns a binding to one of the choices.
  func binding<Value: Sendable>(
    _ part: WritableKeyPath<BrowserChoices, Value> & Sendable
  ) -> Binding<Value> {
    Binding(choices[keyPath: part]) { value in update { $0[keyPath: part] = value } }
  }

  /// The selected row.
  var selection: Binding<BrowserItem.ID?> {
    let copy = state.selectedCopy
    return Binding(choices.selected.map { BrowserItem.ID(package: $0, copy: copy) }) { row in
      update { $0.selected = row?.package }
      if row?.copy ?? 0 != copy { context.update { $0.selectedCopy = row?.copy ?? 0 } }
    }
  }
}
