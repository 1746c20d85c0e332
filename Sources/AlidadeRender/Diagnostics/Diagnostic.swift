/// A report of a mistake in a program that uses Alidade.
///
/// The program continues. The documentation of the code that reports the mistake, and ``remedy``,
/// describe what happens instead.
public struct Diagnostic: Sendable {
  /// The severity of a report.
  public enum Severity: Sendable {
    /// The program works as intended, but costs more than it needs to.
    case notice
    /// The program doesn't do what its code says.
    case error
  }

  /// The severity of the report.
  public var severity: Severity
  /// A sentence that says what happened.
  public var summary: String
  /// The values that show the mistake, one for each line.
  public var values: [String]
  /// The likely causes, the ways to fix them, and the behavior until then.
  public var remedy: String
  /// The place in the source where the mistake was detected or declared.
  public var location: SourceLocation?

  /// Creates a report.
  public init(
    _ summary: String, severity: Severity = .error, values: [String] = [], remedy: String,
    location: SourceLocation? = nil
  ) {
    self.severity = severity
    self.summary = summary
    self.values = values
    self.remedy = remedy
    self.location = location
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The report as it is logged: summary, values, remedy, location.
  public var description: String {
    var lines = [summary]
    if !values.isEmpty {
      lines.append("")
      lines += values.map { "  " + $0 }
      lines.append("")
    }
    lines.append(remedy)
    if let location { lines.append("at \(location)") }
    return lines.joined(separator: "\n")
  }
}
