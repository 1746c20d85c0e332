/// Content that is transferred by drag and drop or the clipboard.
public enum TransferContent: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Files, by their paths.
  case files([String])

  /// The kind of the content.
  public var kind: TransferKinds {
    switch self {
    case .text: .text
    case .files: .files
    }
  }
}

/// A set of kinds of content.
public struct TransferKinds: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Text.
  public static let text = TransferKinds(rawValue: 1)
  /// Files.
  public static let files = TransferKinds(rawValue: 2)
}

/// A way in which the user can take the content that a view offers.
public enum TransferUse: Hashable, Sendable, CaseIterable {
  /// The content can be dragged off the view.
  case dragging
  /// The content can be copied with the keyboard while the focus is in the view.
  case copying
}
