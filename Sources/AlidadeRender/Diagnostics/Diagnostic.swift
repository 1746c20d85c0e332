/// A report about a mistake in a program that uses Alidade.
///
/// The program goes on: what happens instead is documented where the mistake is possible, and told
/// in ``remedy``.
public struct Diagnostic: Sendable {
  /// The weight of a report.
  public enum Severity: Sendable {
    /// The program works as intended, but costs more than it needs to.
    case notice
    /// The program does not do what it says.
    case error
  }

  /// The weight of the report.
  public var severity: Severity
  /// What happened, in one sentence.
  public var summary: String
  /// The values that show it, a line each.
  public var values: [String]
  /// Likely causes, what to do about them, and what is done until then.
  public var remedy: String
  /// Where the mistake was noticed or declared.
  public var location: SourceLocation?

  /// Makes a report.
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
  /// The report as it is logged: what happened, the values, the remedy, the place.
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
