/// A place in the source of a program.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file.
  public let fileID: StaticString
  /// The line, from 1.
  public let line: UInt

  /// Makes a location, by default that of the caller.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The place as `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Whether both name the same line.
  public static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.line == other.line && one.fileID.description == other.fileID.description
  }

  /// Hashes the line and the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.description)
  }
}
