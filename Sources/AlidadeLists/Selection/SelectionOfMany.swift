import AlidadeCore
import AlidadeRender

/// A selection of any number of rows.
final class SelectionOfMany<ID: Hashable & Sendable>: RowSelection {
  private let ids: Binding<Set<ID>>
  private let onActivate: (@MainActor @Sendable (ID) -> Void)?

  init(_ ids: Binding<Set<ID>>, onActivate: (@MainActor @Sendable (ID) -> Void)?) {
    self.ids = ids
    self.onActivate = onActivate
  }

  var mode: RowSelectionMode { .many }

  var count: Int { ids.value.count }

  func ids<Other: Hashable & Sendable>(as type: Other.Type) -> Set<Other>? {
    ids.value as? Set<Other>
  }

  func contains(_ key: ComponentKey) -> Bool {
    key.id(as: ID.self).map(ids.value.contains) ?? false
  }

  func adds(to previous: any RowSelection) -> Bool {
    guard let previous = previous as? SelectionOfMany else { return !isEmpty }
    return !ids.value.isSubset(of: previous.ids.value)
  }

  func apply(_ change: SelectionChange, to base: any RowSelection) {
    var selected = (base as? SelectionOfMany)?.ids.value ?? ids.value
    switch change {
    case .only(let keys): selected = Set(ComponentKey.ids(of: keys, as: ID.self))
    case .adding(let keys): selected.formUnion(ComponentKey.ids(of: keys, as: ID.self))
    case .removing(let keys): selected.subtract(ComponentKey.ids(of: keys, as: ID.self))
    case .toggling(let keys):
      selected.formSymmetricDifference(ComponentKey.ids(of: keys, as: ID.self))
    }
    if selected != ids.value { withImmediateUpdates { ids.set(selected) } }
  }

  var hasAction: Bool { onActivate != nil }

  func activate(_ key: ComponentKey) -> Bool {
    guard let onActivate, let id = key.id(as: ID.self) else { return false }
    onActivate(id)
    return true
  }
}
