/// That a component was built, and why.
public struct Rebuild: Sendable, Hashable {
  /// Why a component was built.
  public enum Reason: Sendable, Hashable {
    /// It was not there before.
    case firstTime
    /// What it remembers changed.
    case state
    /// Properties of it changed, by their names.
    case properties([String])
    /// Something that it reads from its surroundings changed, by the names of the keys.
    case environment
    /// It got another space to be laid out in, on which its content depends.
    case size
    /// It is not `Equatable`, so it is built whenever the component around it is.
    case notComparable
    /// Everything was built.
    case reload
  }

  /// The type of the component, without its module.
  public let component: String
  /// The types of the components around it, from the root.
  public let path: [String]
  /// What tells it from siblings of its type; `nil` when its place does.
  public let key: ComponentKey?
  /// Why it was built.
  public let reason: Reason
}
