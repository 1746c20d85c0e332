import AlidadeCore
import AlidadeRender

/// A selection of at most one row.
final class SelectionOfOne<ID: Hashable & Sendable>: RowSelection {
  private let id: Binding<ID?>
  private let onActivate: (@MainActor @Sendable (ID) -> Void)?

  init(_ id: Binding<ID?>, onActivate: (@MainActor @Sendable (ID) -> Void)?) {
    self.id = id
    self.onActivate = onActivate
  }

  var mode: RowSelectionMode { .one }

  var count: Int { id.value == nil ? 0 : 1 }

  func ids<Other: Hashable & Sendable>(as type: Other.Type) -> Set<Other>? {
    if let id = id.value { return (id as? Other).map { [$0] } }
    return ID.self == Other.self ? [] : nil
  }

  func contains(_ key: ComponentKey) -> Bool {
    guard let selected = id.value else { return false }
    return key.id(as: ID.self) == selected
  }

  func adds(to previous: any RowSelection) -> Bool {
    guard let selected = id.value else { return false }
    return (previous as? SelectionOfOne)?.id.value != selected
  }

  func apply(_ change: SelectionChange, to base: any RowSelection) {
    let selected: ID? =
      switch change {
      case .only(let keys), .adding(let keys): ComponentKey.ids(of: keys, as: ID.self).first
      case .toggling(let keys):
        ComponentKey.ids(of: keys, as: ID.self).first { $0 != self.id.value }
      case .removing: nil
      }
    if selected != id.value { withImmediateUpdates { id.set(selected) } }
  }

  var hasAction: Bool { onActivate != nil }

  func activate(_ key: ComponentKey) -> Bool {
    guard let onActivate, let id = key.id(as: ID.self) else { return false }
    onActivate(id)
    return true
  }
}
