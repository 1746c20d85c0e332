/// The name of a view in the log: its kind, and its number among all views of its toolkit.
public struct HeadlessViewName: Hashable, Sendable, CustomStringConvertible {
  /// The kind of view.
  public let kind: String
  /// The view's number, from 1 in the order in which the views joined the toolkit; the same in each
  /// run of a program.
  public let number: Int

  /// Creates a name.
  public init(kind: String, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// The name, as in `text#3`.
  public var description: String { "\(kind)#\(number)" }
}
