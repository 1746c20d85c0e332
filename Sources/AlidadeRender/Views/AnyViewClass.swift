/// A view class whose type of view is known at run time only.
final class AnyViewClass: Sendable {
  /// What tells classes apart; the place where a factory or hooks are written stands for them, because
  /// closures cannot be compared.
  enum Name: Equatable, Sendable {
    /// The type itself makes its views.
    case type(hooks: SourceLocation?)
    /// A factory makes them, which may have a name besides.
    case factory(String?, SourceLocation, hasHooks: Bool)
    /// The toolkit makes them.
    case portable(PortableViewClass)
  }

  /// Equal for classes whose views are exchangeable.
  let identifier: Int32
  /// For dumps and reports.
  let label: String
  let hooks: ReuseHooks?
  let make: @MainActor @Sendable (any MountHost) -> any NativeView

  /// Makes a class; a name that stands for another factory already is reported.
  init(
    name: Name, label: String, view: Any.Type, hooks: ReuseHooks?,
    make: @escaping @MainActor @Sendable (any MountHost) -> any NativeView
  ) {
    self.label = label
    self.hooks = hooks
    self.make = make
    let key = Key(name: name, view: view)
    let (identifier, first) = AnyViewClass.table.identifier(of: key) {
      $0.isOtherFactory(than: key)
    }
    self.identifier = identifier
    if let first { key.report(label, first) }
  }

  private struct Key: Internable {
    let name: Name
    let view: Any.Type

    var internHash: UInt64 {
      let hash = UInt64(UInt(bitPattern: ObjectIdentifier(view)))
      return switch name {
      case .type: hash
      case .factory(_, let location, _): hash.mixed(with: location.line)
      case .portable(let portable): hash.mixed(with: portable.hashValue)
      }
    }

    static func == (one: Key, other: Key) -> Bool {
      one.view == other.view && one.name == other.name
    }

    /// Returns whether two factories in different places, or of different views, have the same name.
    func isOtherFactory(than other: Key) -> Bool {
      guard case .factory(let name?, let location, _) = name,
        case .factory(name, let otherLocation, _) = other.name
      else { return false }
      return location != otherLocation || view != other.view
    }

    func report(_ label: String, _ first: Key) {
      guard case .factory(_, let location, _) = name,
        case .factory(_, let firstLocation, _) = first.name
      else { return }
      let difference = first.view == view ? "are declared in two places" : "make different views"
      Diagnostics.report(
        Diagnostic(
          "Two view classes share the name \"\(label)\" but \(difference).",
          values: [
            "first   \(first.view) at \(firstLocation)", "second  \(view) at \(location)",
          ],
          remedy: """
            A name stands for one factory. Rename one of them, or leave the names out: the place of a declaration tells \
            classes apart. They share no views.
            """,
          location: location))
    }
  }

  private static let table = InternTable<Key>()
}
