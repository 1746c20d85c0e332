import AlidadeLayout
import AlidadeRender

/// An operation on a view of a headless toolkit.
public enum HeadlessOperation: Hashable, Sendable {
  /// A view was created.
  case make(HeadlessViewName)
  /// A view was inserted directly in front of a sibling, or behind all siblings if the sibling is
  /// `nil`.
  case insert(HeadlessViewName, into: HeadlessViewName, above: HeadlessViewName?)
  /// A view was moved directly in front of a sibling, or behind all siblings if the sibling is
  /// `nil`.
  case move(HeadlessViewName, above: HeadlessViewName?)
  /// A view was removed from its superview.
  case remove(HeadlessViewName, from: HeadlessViewName)
  /// The frame of a view was set.
  case setFrame(HeadlessViewName, Rect)
  /// A view was hidden.
  case hide(HeadlessViewName)
  /// A view was shown.
  case show(HeadlessViewName)
  /// A property that every view has was set.
  case apply(HeadlessViewName, ViewOption)
  /// A property of one kind of view was set.
  case set(HeadlessViewName, property: String, value: String)

  /// A kind of operation.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A view was created.
    case make
    /// A view was inserted into another.
    case insert
    /// A view was moved among its siblings.
    case move
    /// A view was removed from its superview.
    case remove
    /// The frame of a view was set.
    case setFrame
    /// A view was hidden.
    case hide
    /// A view was shown.
    case show
    /// A property that every view has was set.
    case apply
    /// A property of one kind of view was set.
    case set
  }

  /// The kind of the operation.
  public var kind: Kind {
    switch self {
    case .make: .make
    case .insert: .insert
    case .move: .move
    case .remove: .remove
    case .setFrame: .setFrame
    case .hide: .hide
    case .show: .show
    case .apply: .apply
    case .set: .set
    }
  }
}

extension HeadlessOperation: CustomStringConvertible {
  /// The operation in one line, as in `move text#3 above text#5`.
  public var description: String {
    switch self {
    case .make(let view): "make \(view)"
    case .insert(let view, let parent, let sibling):
      "insert \(view) into \(parent) \(HeadlessOperation.place(sibling))"
    case .move(let view, let sibling): "move \(view) \(HeadlessOperation.place(sibling))"
    case .remove(let view, let parent): "remove \(view) from \(parent)"
    case .setFrame(let view, let frame): "setFrame \(view) \(HeadlessDump.text(frame))"
    case .hide(let view): "hide \(view)"
    case .show(let view): "show \(view)"
    case .apply(let view, let option): "apply \(view) \(option)"
    case .set(let view, let property, let value): "set \(view) \(property) = \(value)"
    }
  }

  private static func place(_ sibling: HeadlessViewName?) -> String {
    sibling.map { "above \($0)" } ?? "at the bottom"
  }
}
