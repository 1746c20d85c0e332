import Synchronization

/// A view class whose type of view is known at run time only.
final class AnyViewClass: Sendable {
  /// What names a class, before hooks are taken into account.
  enum Name: Hashable, Sendable {
    case type(ObjectIdentifier)
    case name(String)
    case portable(PortableViewClass)
  }

  private struct Identity: Hashable, Sendable {
    let name: Name
    let hooks: SourceLocation?
    let view: ObjectIdentifier
  }

  /// Equal for classes whose views are exchangeable.
  let identifier: Int32
  /// For dumps and reports.
  let label: String
  let hooks: ReuseHooks?
  let make: @MainActor @Sendable (any MountHost) -> any NativeView

  init(
    name: Name, label: String, view: Any.Type, hooks: ReuseHooks?, location: SourceLocation?,
    make: @escaping @MainActor @Sendable (any MountHost) -> any NativeView
  ) {
    self.label = label
    self.hooks = hooks
    self.make = make
    identifier = AnyViewClass.table.identifier(
      of: Identity(name: name, hooks: hooks?.location, view: ObjectIdentifier(view)))
    AnyViewClass.check(name, view: view, at: location)
  }

  private static let table = InternTable<Identity>()
  private static let views = Mutex<[Name: (view: Any.Type, location: SourceLocation?)]>([:])

  private static func check(_ name: Name, view: Any.Type, at location: SourceLocation?) {
    guard case .name(let text) = name else { return }
    let first = views.withLock { views -> (view: Any.Type, location: SourceLocation?)? in
      if let first = views[name] { return first }
      views[name] = (view, location)
      return nil
    }
    guard let first, first.view != view else { return }
    Diagnostics.report(
      Diagnostic(
        "Two view classes share the name \"\(text)\" but make different views.",
        values: [
          "first   \(first.view) at \(first.location.map(\.description) ?? "?")",
          "second  \(view) at \(location.map(\.description) ?? "?")",
        ],
        remedy: """
          Views are recycled by the names of their classes, so each name must stand for one factory. Rename one of \
          them. Until then they are kept apart.
          """,
        location: location))
  }
}
