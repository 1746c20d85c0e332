import Alidade
import DebianPackages

/// The state and the choices of a window, for the components in it.
struct BrowserPage: Sendable {
  let context: Context<BrowserState>
  let model: BrowserModel
  let remembered: RememberedChoices?
  let packages: PackageVersion
  /// The reason why the packages can't be read; `nil` if they were read.
  let failure: LoadFailure?
  /// A Boolean value that is `true` while the archive is being read.
  let isReadingArchive: Bool

  var database: PackageDatabase { packages.database }

  /// A Boolean value that is `true` if the packages are those of an earlier time, because their
  /// file can't be read now.
  var isOutdated: Bool {
    if case .file? = failure { !database.packages.isEmpty } else { false }
  }

  var state: BrowserState { context.state }

  var choices: BrowserChoices { remembered?.value ?? state.choices }

  var query: PackageQuery { model.query(for: choices, term: state.term, in: database) }

  /// A Boolean value that is `true` if packages that belong to the list may not have been read or
  /// searched yet.
  var mayFindMore: Bool {
    state.shown.version != packages.number
      || isReadingArchive && state.shown.query.part != .installed
  }

  /// The selected package; `nil` if there is none, or if it isn't in the part of the packages that
  /// is shown.
  ///
  /// A search leaves it selected, so that its details stay while the user types.
  var selectedPackage: Package? {
    guard let package = choices.selected.flatMap({ database.package(withID: $0) }) else {
      return nil
    }
    return state.shown.query.part.contains(package) ? package : nil
  }

  /// Returns the result of the last search as it is shown: the sections of the archive are in the
  /// order of their titles in the language of a component.
  ///
  /// Repeated sections keep their order, because there may be any number of them.
  func sections<State: Sendable>(for context: Context<State>) -> [BrowserSection] {
    let query = state.shown.query
    guard query.order == .section, !query.isSearch, model.rowCount == nil else {
      return state.sections
    }
    return context.sorted(state.sections) { context.text($0.title) }
  }

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

  /// A Boolean value that is `true` if the details of the selected package are shown where there is
  /// no space for the list beside them.
  var showsDetails: Binding<Bool> {
    Binding(state.showsDetails && selectedPackage != nil) { isShown in
      context.update { $0.showsDetails = isShown }
    }
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
