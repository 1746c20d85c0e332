/// A set of kinds of content that a component accepts: text, files, and values of certain types.
///
/// ```swift
/// .dropTarget(for: [.value(Contact.self), .text]) { event in … }
/// ```
///
/// Of the offered kinds, values come first, in the order in which they were added, then files, then
/// text.
public struct TransferKinds: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A Boolean value that is `true` if the set contains text.
  public private(set) var acceptsText = false
  /// A Boolean value that is `true` if the set contains files.
  public private(set) var acceptsFiles = false
  /// The readers of values, the preferred one first.
  public private(set) var readers: [TransferReader] = []

  /// Creates an empty set.
  public init() {}

  /// Creates the union of several sets.
  public init(arrayLiteral kinds: TransferKinds...) {
    for kind in kinds { formUnion(kind) }
  }

  /// Text.
  public static let text = {
    var kinds = TransferKinds()
    kinds.acceptsText = true
    return kinds
  }()

  /// Files.
  public static let files = {
    var kinds = TransferKinds()
    kinds.acceptsFiles = true
    return kinds
  }()

  /// Values of a type.
  public static func value<Value: Transferable>(_ type: Value.Type) -> TransferKinds {
    var kinds = TransferKinds()
    kinds.readers = [TransferReader(type)]
    return kinds
  }

  /// Adds the kinds of another set, after those of this one.
  public mutating func formUnion(_ other: TransferKinds) {
    acceptsText = acceptsText || other.acceptsText
    acceptsFiles = acceptsFiles || other.acceptsFiles
    for reader in other.readers where !readers.contains(reader) { readers.append(reader) }
  }

  /// Returns `true` if content that a backend has passed on is of one of these kinds.
  ///
  /// A value is of a kind if it has the type that the kind accepts; whether it could be read as
  /// another kind doesn't matter.
  package func contains(_ content: TransferContent) -> Bool {
    switch content {
    case .text: acceptsText
    case .files: acceptsFiles
    case .value(let value): readers.contains { $0.creates(value) }
    }
  }

  /// Returns the sets in the order in which they are tried: those with values first, then those
  /// with files, then those with text.
  package static func inOrder(_ sets: [TransferKinds]) -> [TransferKinds] {
    func rank(_ kinds: TransferKinds) -> (Int, Int, String) {
      (
        kinds.readers.isEmpty ? 1 : 0,
        (kinds.acceptsFiles ? 0 : 2) + (kinds.acceptsText ? 0 : 1),
        kinds.readers.map(\.name).joined(separator: " ")
      )
    }
    return sets.sorted { rank($0) < rank($1) }
  }
}
