/// A record of a component that was built, and the reason for it.
public struct Rebuild: Sendable, Hashable {
  /// The reason for building a component.
  public enum Reason: Sendable, Hashable {
    /// The component is new.
    case firstTime
    /// Its state changed.
    case state
    /// A part of a store that it reads changed.
    case store
    /// Some of its properties changed; the names of the properties.
    case properties([String])
    /// An environment value that it reads changed.
    case environment
    /// The range in which it is laid out changed, on which its content depends.
    case size
    /// It isn't `Equatable`, so it is rebuilt with its parent.
    case notComparable
    /// Everything was rebuilt.
    case reload
  }

  /// The type of the component, without its module.
  public let component: String
  /// The types of its ancestors, from the root.
  public let path: [String]
  /// The key that distinguishes it from siblings of its type; `nil` if its position does.
  public let key: ComponentKey?
  /// The reason for building it.
  public let reason: Reason
}
