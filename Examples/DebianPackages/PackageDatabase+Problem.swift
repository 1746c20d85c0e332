extension PackageDatabase {
  /// A problem in a file: its position, its cause and the action taken.
  public struct Problem: Hashable, Sendable, Identifiable {
    /// The problem's number, from zero in the order of discovery.
    public let id: Int

    /// The name of the file, as given to the parser.
    public let file: String

    /// The line, from one; always a line of the file.
    public let line: Int

    /// The kind of problem.
    public let kind: Kind

    /// A description of the problem with its values and the action taken, in one or two sentences.
    public let message: String
  }
}

extension PackageDatabase.Problem: CustomStringConvertible {
  /// The file, line and message, in the form "status:12: …" that editors understand.
  public var description: String { "\(file):\(line): \(message)" }
}

extension PackageDatabase.Problem {
  /// A kind of problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The stanza has no package name.
    case missingPackageName
    /// The name of the package has invalid characters.
    case invalidPackageName
    /// The stanza has no version although the package is at least partly installed.
    case missingVersion
    /// A later stanza describes the same package.
    case duplicatePackage
    /// There are more packages than ``PackageDatabase/Limits/packages``.
    case tooManyPackages

    /// The stanza lacks a field that it should have; the package is shown without it.
    case missingField
    /// A field appears twice in a stanza; the first one is used.
    case duplicateField
    /// A line has a colon, but the text before it isn't a valid field name.
    case invalidFieldName
    /// A line is neither a field nor the continuation of one.
    case missingColon
    /// A continuation line comes before any field.
    case continuationWithoutField
    /// There are more fields than ``PackageDatabase/Limits/fieldsPerStanza``.
    case tooManyFields
    /// A value is longer than ``PackageDatabase/Limits/fieldSize``.
    case fieldTooLong

    /// Bytes that aren't valid UTF-8 were replaced by U+FFFD.
    case invalidUTF8
    /// Control characters were replaced by U+FFFD.
    case controlCharacter
    /// The installed size isn't a number of KiB, or is too large.
    case invalidInstalledSize
    /// The status isn't three words that dpkg knows.
    case invalidStatus
    /// `Essential` is neither "yes" nor "no".
    case invalidEssential

    /// The file ends within a line.
    case unterminatedFile

    /// A Boolean value that is `true` if this problem causes a stanza to be skipped.
    ///
    /// Each skipped stanza has exactly one such problem.
    public var skipsStanza: Bool {
      switch self {
      case .missingPackageName, .invalidPackageName, .missingVersion, .duplicatePackage,
        .tooManyPackages:
        true
      default:
        false
      }
    }
  }
}
