/// A view class with the type of view erased.
final class AnyViewClass: Sendable {
  /// The name that distinguishes a class from other classes.
  ///
  /// Closures can't be compared, so a factory or hooks are identified by their location in the
  /// source.
  enum Name: Equatable, Sendable {
    /// The type's initializer creates the views.
    case type(hooks: SourceLocation?)
    /// A factory, which may also have a name, creates the views.
    case factory(String?, SourceLocation, hasHooks: Bool)
    /// The toolkit creates the views.
    case portable(PortableViewClass)
  }

  /// An integer that is equal for classes whose views are interchangeable.
  let identifier: Int32
  /// The name of the class in dumps and reports.
  var label: String { key.label }
  /// The kind of a portable class; `nil` for any other class.
  let kind: PortableViewClass.Kind?
  /// The role of a portable class for assistive technologies; `nil` for any other class.
  let role: AccessibilityRole?
  let hooks: ReuseHooks?
  let make: @MainActor @Sendable (any MountHost) -> any NativeView
  private let key: Key

  /// Creates a class, and reports a name that another factory already uses.
  init(
    name: Name, view: Any.Type, hooks: ReuseHooks?,
    make: @escaping @MainActor @Sendable (any MountHost) -> any NativeView
  ) {
    var portable: PortableViewClass?
    if case .portable(let named) = name { portable = named }
    kind = portable?.kind
    role = portable?.role
    self.hooks = hooks
    self.make = make
    key = Key(name: name, view: view)
    let (identifier, first) = AnyViewClass.table.identifier(of: key) { [key] in
      $0.isOtherFactory(than: key)
    }
    self.identifier = identifier
    if let first { key.report(first) }
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

    /// Returns `true` if both factories have the same name, but different locations or view types.
    func isOtherFactory(than other: Key) -> Bool {
      guard case .factory(let name?, let location, _) = name,
        case .factory(name, let otherLocation, _) = other.name
      else { return false }
      return location != otherLocation || view != other.view
    }

    /// The name in dumps and reports; created only when needed, because describing a type takes a
    /// long time.
    var label: String {
      switch name {
      case .portable(let portable): portable.name
      case .factory(let name?, _, _): name
      case .type, .factory: String(describing: view)
      }
    }

    func report(_ first: Key) {
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
            A name stands for one factory. Rename one of the classes, or omit the names: classes without names are told \
            apart by the locations of their declarations. Either way, they don't share views.
            """,
          location: location))
    }
  }

  private static let table = InternTable<Key>()
}
