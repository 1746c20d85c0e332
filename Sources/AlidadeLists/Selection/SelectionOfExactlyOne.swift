import AlidadeCore
import AlidadeRender

/// A selection of one row, which the user can exchange for another one but not clear.
final class SelectionOfExactlyOne<ID: Hashable & Sendable>: RowSelection {
  private let id: Binding<ID>
  private let onActivate: (@MainActor @Sendable (ID) -> Void)?

  init(_ id: Binding<ID>, onActivate: (@MainActor @Sendable (ID) -> Void)?) {
    self.id = id
    self.onActivate = onActivate
  }

  var mode: RowSelectionMode { .one }

  var count: Int { 1 }

  var canBeEmpty: Bool { false }

  func ids<Other: Hashable & Sendable>(as type: Other.Type) -> Set<Other>? {
    (id.value as? Other).map { [$0] }
  }

  func contains(_ key: ComponentKey) -> Bool { key.id(as: ID.self) == id.value }

  func adds(to previous: any RowSelection) -> Bool {
    (previous as? SelectionOfExactlyOne)?.id.value != id.value
  }

  func apply(_ change: SelectionChange, to base: any RowSelection) {
    let keys: [ComponentKey]
    switch change {
    case .only(let chosen), .adding(let chosen), .toggling(let chosen): keys = chosen
    case .removing: return
    }
    let chosen = ComponentKey.ids(of: keys, as: ID.self).first { $0 != id.value }
    if let chosen { withImmediateUpdates { id.set(chosen) } }
  }

  var hasAction: Bool { onActivate != nil }

  func activate(_ key: ComponentKey) -> Bool {
    guard let onActivate, let id = key.id(as: ID.self) else { return false }
    onActivate(id)
    return true
  }
}
