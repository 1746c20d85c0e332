/// A view class and the attributes of one view, in the order of declaration.
///
/// A configuration is immutable and cheap to copy. A component whose configuration is `nil` has no
/// view and only positions its children.
///
/// ```swift
/// ViewConfiguration(Label.self, attributes: [.set(\.text, "Hi"), .set(\.alpha, 0.5, reset: 1)])
/// ```
public struct ViewConfiguration: Sendable {
  final class Storage: Sendable {
    let viewClass: AnyViewClass
    let attributes: [AnyViewAttribute]
    let shape: AttributeShape
    /// The abilities of all attributes together.
    let abilities: AnyViewAttribute.Abilities

    convenience init(viewClass: AnyViewClass, attributes: [AnyViewAttribute]) {
      self.init(viewClass: viewClass, attributes: attributes, shape: AttributeShape(attributes))
    }

    /// - Parameter shape: the shape of the attributes.
    init(viewClass: AnyViewClass, attributes: [AnyViewAttribute], shape: AttributeShape) {
      self.viewClass = viewClass
      self.attributes = attributes
      self.shape = shape
      abilities = attributes.reduce(into: []) { $0.formUnion($1.abilities) }
    }

    /// A Boolean value that is `true` if a pooled view must not keep some of the attributes alive.
    var isReleasable: Bool { !abilities.isDisjoint(with: [.refresh, .release]) }

    /// The part of the configuration that remains on a pooled view.
    var released: Storage {
      // Attributes that are removed have an unapplicator, so the shape stays the same.
      Storage(viewClass: viewClass, attributes: attributes.compactMap(\.released), shape: shape)
    }
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates the configuration of a view of a class.
  ///
  /// If two attributes have the same identifier, the later one is used. The duplicate is reported
  /// once for each place in the source.
  public init<View>(
    _ viewClass: ViewClass<View>, attributes: [ViewAttribute<View>] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    var erased: [AnyViewAttribute] = []
    erased.reserveCapacity(attributes.count)
    for attribute in attributes {
      guard let attribute = attribute.erased else { continue }
      let sameName = erased.firstIndex { $0.identifier == attribute.identifier }
      if let sameName {
        ViewConfiguration.reportDuplicate(
          attribute, in: viewClass.erased, at: SourceLocation(fileID: fileID, line: line))
        erased.remove(at: sameName)
      }
      erased.append(attribute)
    }
    storage = Storage(viewClass: viewClass.erased, attributes: erased)
  }

  /// Creates the configuration of a view that its type's initializer creates.
  public init<View: InstantiableView>(
    _ type: View.Type, attributes: [ViewAttribute<View>] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ViewClass(type), attributes: attributes, fileID: fileID, line: line)
  }

  /// Creates the configuration of a view of a class, with attributes that may be absent.
  ///
  /// ```swift
  /// ViewConfiguration(
  ///   .widget("GtkButton"), attributes: [isEnabled ? .signal("clicked") { save() } : nil])
  /// ```
  public init<View>(
    _ viewClass: ViewClass<View>, attributes: [ViewAttribute<View>?],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(viewClass, attributes: attributes.compactMap(\.self), fileID: fileID, line: line)
  }

  /// Creates the configuration of a view that its type's initializer creates, with attributes that
  /// may be absent.
  public init<View: InstantiableView>(
    _ type: View.Type, attributes: [ViewAttribute<View>?], fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(ViewClass(type), attributes: attributes, fileID: fileID, line: line)
  }

  /// The attributes that can't be unapplied, on which reuse of the view depends.
  package var shape: AttributeShape { storage.shape }

  /// The identifiers of the attributes, in the order of declaration.
  package var identifiers: [AttributeIdentifier] { storage.attributes.map(\.identifier) }

  var viewClass: AnyViewClass { storage.viewClass }

  private static func reportDuplicate(
    _ attribute: AnyViewAttribute, in viewClass: AnyViewClass, at location: SourceLocation
  ) {
    Diagnostics.reportOnce(
      Diagnostic(
        "A configuration of \(viewClass.label) sets the attribute \"\(attribute.identifier.name)\" twice.",
        remedy: """
          A view shows one value for each identifier. Remove one of the two, or give them different identifiers if \
          they mean different things. Until then, the later one counts.
          """,
        location: location))
  }
}

extension ViewConfiguration: Equatable {
  /// Returns `true` if applying one attribute over the other would change nothing.
  ///
  /// - Complexity: O(attributes); O(1) for the identical configuration.
  public static func == (one: ViewConfiguration, other: ViewConfiguration) -> Bool {
    if one.storage === other.storage { return true }
    let (ours, theirs) = (one.storage.attributes, other.storage.attributes)
    return one.viewClass.identifier == other.viewClass.identifier && ours.count == theirs.count
      && zip(ours, theirs).allSatisfy { $0.isEqual(to: $1) }
  }
}
