/// A record of a component that was built, and the reason for it.
public struct Rebuild: Sendable, Hashable {
  /// The reason for building a component.
  public enum Reason: Sendable, Hashable {
    /// The component is new.
    case firstTime
    /// The component's state changed.
    case state
    /// A part of a store that the component reads changed.
    case store
    /// Some of the component's properties changed; the associated value contains their names.
    case properties([String])
    /// An environment value that the component reads changed.
    case environment
    /// The range in which the component is laid out changed, and its content depends on the range.
    case size
    /// The component isn't `Equatable`, so it is rebuilt with its parent.
    case notComparable
    /// Everything was rebuilt.
    case reload
  }

  /// The type of the component, without its module.
  public let component: String
  /// The types of the component's ancestors, from the root.
  public let path: [String]
  /// The key that distinguishes the component from siblings of its type; `nil` if its position
  /// does.
  public let key: ComponentKey?
  /// The reason for building the component.
  public let reason: Reason
}
