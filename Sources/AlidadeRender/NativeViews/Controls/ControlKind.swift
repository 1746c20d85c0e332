/// The kind of a control: the type of its content.
public struct ControlKind: Hashable, Sendable, CustomStringConvertible {
  /// The type of the content that such controls show.
  public let content: any ControlContent.Type

  /// Creates the kind of controls that show content of a type.
  public init<Content: ControlContent>(_ content: Content.Type) {
    self.content = content
  }

  /// The name in dumps and reports: that of the content type without its last word, as in
  /// `checkBox`.
  public var description: String {
    let name = String(describing: content)
    let ending = "Content"
    let stem = name.hasSuffix(ending) ? name.dropLast(ending.count) : name[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// Returns `true` if both kinds have the same content type.
  public static func == (first: ControlKind, second: ControlKind) -> Bool {
    first.content == second.content
  }

  /// Hashes the type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(content))
  }
}
