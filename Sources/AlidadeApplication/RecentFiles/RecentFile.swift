/// A file that the user has recently opened or saved with the application.
public struct RecentFile: Hashable, Sendable, Identifiable {
  /// The address, such as `file:///home/ada/poem.txt`.
  public let address: String
  /// The name for the user, such as `poem.txt`.
  public let name: String
  /// A Boolean value that is `true` if the file was missing when it was last checked.
  ///
  /// It may be on a disk that isn't connected, so it stays in the list.
  public var isMissing: Bool

  /// Creates a description of a file.
  public init(_ address: String, name: String, isMissing: Bool = false) {
    self.address = address
    self.name = name
    self.isMissing = isMissing
  }

  /// The address.
  public var id: String { address }

  /// The maximum number of files that a list of recent files has.
  package static let limit = 20
}
