/// A command that the user has started the application with, for the first time or again.
public struct LaunchCommand: Hashable, Sendable {
  /// The arguments, without the name of the program.
  ///
  /// Any program can start the application with any arguments.
  public let arguments: [String]
  /// The folder in which the command was given, as an absolute path; `nil` if it isn't known.
  public let folder: String?

  /// Creates a command, for example for a test.
  public init(_ arguments: [String], in folder: String? = nil) {
    self.arguments = arguments
    self.folder = folder
  }

  /// Returns the address of the file or other resource that an argument refers to.
  ///
  /// - Parameter argument: an address with a scheme, an absolute path, or a path relative to
  ///   ``folder``.
  /// - Returns: the address; `nil` for a relative path if the folder isn't known, and for text that
  ///   contains a NUL character.
  public func address(of argument: String) -> String? {
    if argument.utf8.contains(0) || argument.isEmpty { return nil }
    if LaunchCommand.hasScheme(argument) { return argument }
    var path = argument
    if argument.utf8.first != UInt8(ascii: "/") {
      guard let folder else { return nil }
      path = folder.hasSuffix("/") ? folder + argument : "\(folder)/\(argument)"
    }
    return try? FileAddress.address(of: LaunchCommand.withoutDots(path))
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first), scheme.count > 1 else { return false }
    return scheme.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns an absolute path without `.` and `..`.
  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

/// The answer to a command, which the process that issued the command passes on to the user.
public struct LaunchAnswer: Hashable, Sendable {
  /// The status with which that process exits.
  public var exitStatus: Int32
  /// The text on its standard output; no line break is added.
  public var output: String
  /// The text on its standard error; no line break is added.
  public var errorOutput: String
  /// A Boolean value that is `true` if the application comes to the front.
  public var bringsToFront: Bool

  /// Creates an answer.
  public init(
    exitStatus: Int32 = 0, output: String = "", errorOutput: String = "", bringsToFront: Bool = true
  ) {
    self.exitStatus = exitStatus
    self.output = output
    self.errorOutput = errorOutput
    self.bringsToFront = bringsToFront
  }
}
