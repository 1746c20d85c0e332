/// What goes by drag and drop, or over the clipboard.
public enum TransferContent: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Files, by their paths.
  case files([String])

  /// What kind of content it is.
  public var kind: TransferKinds {
    switch self {
    case .text: .text
    case .files: .files
    }
  }
}

/// Kinds of content that can be taken.
public struct TransferKinds: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Text.
  public static let text = TransferKinds(rawValue: 1)
  /// Files.
  public static let files = TransferKinds(rawValue: 2)
}

/// What content is offered for.
public enum TransferUse: Hashable, Sendable, CaseIterable {
  /// To be dragged off the view.
  case dragging
  /// To be copied with the keyboard while the focus is in the view.
  case copying
}
