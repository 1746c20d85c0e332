extension PackageDatabase {
  /// Something wrong in a file, where it is, and what was done about it.
  public struct Problem: Hashable, Sendable, Identifiable {
    /// The problem's number, counted from zero in the order of discovery.
    public let id: Int

    /// The file, as it was named to the parser.
    public let file: String

    /// The line, counted from one; always a line of the file.
    public let line: Int

    /// The sort of problem.
    public let kind: Kind

    /// What is wrong, with the values, and what was done about it: one or two sentences.
    public let message: String
  }
}

extension PackageDatabase.Problem: CustomStringConvertible {
  /// File, line and message, in the form "status:12: …" that editors understand.
  public var description: String { "\(file):\(line): \(message)" }
}

extension PackageDatabase.Problem {
  /// The sorts of problems.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The stanza does not say of which package it is.
    case missingPackageName
    /// The name of the package has characters that no name has.
    case invalidPackageName
    /// The stanza has no version although the package is at least partly installed.
    case missingVersion
    /// A later stanza describes the same package.
    case duplicatePackage
    /// There are more packages than ``PackageDatabase/Limits/packages``.
    case tooManyPackages

    /// The stanza lacks a field that it should have; the package is shown without.
    case missingField
    /// A field appears twice in a stanza; the first counts.
    case duplicateField
    /// A line has a colon, but what stands before it is no name of a field.
    case invalidFieldName
    /// A line is neither a field nor the continuation of one.
    case missingColon
    /// A continuation line comes before any field.
    case continuationWithoutField
    /// There are more fields than ``PackageDatabase/Limits/fieldsPerStanza``.
    case tooManyFields
    /// A value is longer than ``PackageDatabase/Limits/fieldSize``.
    case fieldTooLong

    /// Bytes that are not UTF-8 were replaced by U+FFFD.
    case invalidUTF8
    /// Control characters were replaced by U+FFFD.
    case controlCharacter
    /// The installed size is no number of KiB, or too large a one.
    case invalidInstalledSize
    /// The status is not three words that dpkg knows.
    case invalidStatus
    /// `Essential` is neither "yes" nor "no".
    case invalidEssential

    /// The file ends within a line.
    case unterminatedFile

    /// Whether a stanza shows no package because of this.
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
