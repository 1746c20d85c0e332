/// A place in the source of a program.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file.
  public let fileID: StaticString
  /// The line, starting at 1.
  public let line: UInt
  /// The column, starting at 1; 0 if unknown.
  public let column: UInt

  /// Creates a location; by default, the location of the caller.
  public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = 0) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// The location as `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Returns `true` if both locations are the same place.
  public static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.line == other.line && one.column == other.column
      && (one.fileID.utf8Start == other.fileID.utf8Start
        || one.fileID.description == other.fileID.description)
  }

  /// Hashes the line, the column and the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(fileID.description)
  }
}
