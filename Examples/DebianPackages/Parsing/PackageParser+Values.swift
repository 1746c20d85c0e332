extension PackageParser {
  /// Returns the value of a field, repaired if necessary; `nil` if the field is absent.
  func value(
    _ name: FieldName,
    of stanza: Stanza,
    _ log: inout ProblemLog
  ) -> ArraySlice<UInt8>? {
    guard let field = stanza.field(name, in: bytes) else { return nil }
    let value = bytes[field.value]
    guard TextRepair.isNeeded(for: value) else { return value }
    let repair = TextRepair(value)
    if let line = repair.invalidUTF8Line {
      log.record(
        .invalidUTF8, line: field.line + line,
        """
        The value of \(name.spelling) is not valid UTF-8. What is wrong is shown as "\u{FFFD}". \
        Perhaps the text is in an older encoding, such as Latin-1.
        """)
    }
    if let line = repair.controlCharacterLine {
      log.record(
        .controlCharacter, line: field.line + line,
        """
        The value of \(name.spelling) contains control characters. They are shown as "\u{FFFD}".
        """)
    }
    return repair.bytes[...]
  }

  /// Returns the value of a field as one line of text; `nil` if the field is absent or empty.
  func text(_ name: FieldName, of stanza: Stanza, _ log: inout ProblemLog) -> String? {
    guard let value = value(name, of: stanza, &log) else { return nil }
    let text = FieldLines.joined(value)
    return text.isEmpty ? nil : text
  }

  /// Returns the name of the package; reports a missing or invalid name and returns `nil`.
  func packageName(of stanza: Stanza, _ log: inout ProblemLog) -> String? {
    guard let field = stanza.field(.package, in: bytes) else {
      log.record(
        .missingPackageName, line: stanza.line,
        "The stanza that begins here has no field Package. It is skipped.")
      return nil
    }
    let name = bytes[field.value].trimmed()
    guard isPackageName(name) else {
      log.record(
        .invalidPackageName, line: field.line,
        """
        \(Excerpt.quoted(name)) is not a name of a package: only ASCII letters, digits and "+-._" \
        may be in it, beginning with a letter or digit. The stanza is skipped.
        """)
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  private func isPackageName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, ASCII.isLetter(first) || ASCII.isDigit(first) else {
      return false
    }
    return name.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
      default: ASCII.isLetter(byte) || ASCII.isDigit(byte)
      }
    }
  }

  /// Returns the status; `nil` if the field is absent.
  ///
  /// Reports an invalid status and returns `nil`.
  func status(of stanza: Stanza, _ log: inout ProblemLog) -> Package.Status? {
    guard let text = text(.status, of: stanza, &log) else { return nil }
    if let status = Package.Status(text) { return status }
    log.record(
      .invalidStatus, line: line(of: .status, in: stanza),
      """
      The status \(Excerpt.quoted(text.utf8)) is not three words that dpkg knows, such as "install \
      ok installed". The package is shown without status.
      """)
    return nil
  }

  /// Returns `true` if the package is essential.
  ///
  /// Reports a value that is neither yes nor no and returns `false`.
  func isEssential(_ stanza: Stanza, _ log: inout ProblemLog) -> Bool {
    guard let text = text(.essential, of: stanza, &log) else { return false }
    switch text.lowercased() {
    case "yes": return true
    case "no": return false
    default:
      log.record(
        .invalidEssential, line: line(of: .essential, in: stanza),
        """
        The value of Essential, \(Excerpt.quoted(text.utf8)), is neither "yes" nor "no". The \
        package is shown as not essential.
        """)
      return false
    }
  }

  /// Returns the installed size in bytes; `nil` if absent.
  ///
  /// Reports an invalid size and returns `nil`.
  func installedSize(of stanza: Stanza, _ log: inout ProblemLog) -> Int64? {
    guard let text = text(.installedSize, of: stanza, &log) else { return nil }
    // Int64 also accepts a sign, which the field can't have.
    if text.utf8.allSatisfy(ASCII.isDigit), let kibibytes = Int64(text) {
      let (bytes, overflow) = kibibytes.multipliedReportingOverflow(by: 1024)
      if !overflow { return bytes }
    }
    log.record(
      .invalidInstalledSize, line: line(of: .installedSize, in: stanza),
      """
      The value of Installed-Size, \(Excerpt.quoted(text.utf8)), is not a number of KiB from 0 to \
      \(Int64.max / 1024). The package is shown without size.
      """)
    return nil
  }

  private func line(of name: FieldName, in stanza: Stanza) -> Int {
    stanza.field(name, in: bytes)?.line ?? stanza.line
  }
}
