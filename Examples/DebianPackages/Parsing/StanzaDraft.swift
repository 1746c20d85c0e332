/// A stanza that is built line by line.
struct StanzaDraft {
  /// The stanza built so far.
  private(set) var stanza: Stanza

  private let limits: PackageDatabase.Limits
  private var continued = Continued.nothing
  private var hasTooManyFields = false
  private var isCut = false

  /// The element that a continuation line continues.
  private enum Continued {
    /// No field so far.
    case nothing
    /// A line that was reported and omitted; its continuation lines are omitted silently.
    case omitted
    /// The stanza's last field.
    case lastField
  }

  /// Creates a stanza that begins on a line.
  init(line: Int, limits: PackageDatabase.Limits) {
    self.stanza = Stanza(line: line)
    self.limits = limits
  }

  /// Adds a line that is neither blank nor a comment.
  mutating func add(
    _ line: StanzaReader.Line,
    of bytes: [UInt8],
    reporting log: inout ProblemLog
  ) {
    if ASCII.isBlank(bytes[line.range.lowerBound]) {
      addContinuation(line, of: bytes, reporting: &log)
    } else if let field = field(from: line, of: bytes, reporting: &log) {
      stanza.fields.append(field)
      continued = .lastField
      isCut = false
      cutLastField(of: bytes, reporting: &log)
    } else {
      continued = .omitted
    }
  }

  private mutating func addContinuation(
    _ line: StanzaReader.Line,
    of bytes: [UInt8],
    reporting log: inout ProblemLog
  ) {
    switch continued {
    case .omitted:
      return
    case .lastField:
      guard !isCut else { return }
      let last = stanza.fields.count - 1
      stanza.fields[last].value = stanza.fields[last].value.lowerBound..<line.range.upperBound
      cutLastField(of: bytes, reporting: &log)
    case .nothing:
      continued = .omitted
      log.record(
        .continuationWithoutField, line: line.number,
        """
        The line \(Excerpt.quoted(bytes[line.range])) begins with white space, so it should \
        continue a field, but there is none before it. It is left out.
        """)
    }
  }

  /// Returns the field that begins on a line; reports an unusable line and returns `nil`.
  private mutating func field(
    from line: StanzaReader.Line,
    of bytes: [UInt8],
    reporting log: inout ProblemLog
  ) -> Stanza.Field? {
    guard let colon = bytes[line.range].firstIndex(of: ASCII.colon) else {
      log.record(
        .missingColon, line: line.number,
        """
        The line \(Excerpt.quoted(bytes[line.range])) has no colon, so it is neither a field nor \
        the continuation of one. It is left out.
        """)
      return nil
    }
    let name = bytes[line.range.lowerBound..<colon].trimmed()
    guard FieldName.isValid(name) else {
      log.record(
        .invalidFieldName, line: line.number,
        """
        \(Excerpt.quoted(name)) is not a name of a field: only visible ASCII characters may stand \
        before the colon. The field is left out.
        """)
      return nil
    }
    let field = Stanza.Field(
      name: name.indices, nameHash: FieldName.hash(of: name),
      value: colon + 1..<line.range.upperBound, line: line.number)
    return isWelcome(field, of: bytes, reporting: &log) ? field : nil
  }

  /// Returns `true` if the stanza has room for a field and no field of the same name; otherwise
  /// reports the field.
  private mutating func isWelcome(
    _ field: Stanza.Field,
    of bytes: [UInt8],
    reporting log: inout ProblemLog
  ) -> Bool {
    guard stanza.fields.count < limits.fieldsPerStanza else {
      if !hasTooManyFields {
        hasTooManyFields = true
        log.record(
          .tooManyFields, line: field.line,
          """
          The stanza has more than \(limits.fieldsPerStanza) fields. All from \
          \(Excerpt.quoted(bytes[field.name])) on are left out.
          """)
      }
      return false
    }
    if let first = stanza.field(named: field.name, hash: field.nameHash, in: bytes) {
      log.record(
        .duplicateField, line: field.line,
        """
        The field \(Excerpt.quoted(bytes[field.name])) is already given in line \(first.line); \
        this one is left out. Perhaps the blank line between two stanzas is missing.
        """)
      return false
    }
    return true
  }

  /// Truncates the last field if it is too long.
  private mutating func cutLastField(of bytes: [UInt8], reporting log: inout ProblemLog) {
    let last = stanza.fields.count - 1
    let value = stanza.fields[last].value
    guard value.count > limits.fieldSize else { return }

    // Don't cut between the bytes of a character, or the cut would look like invalid UTF-8.
    var end = value.lowerBound + limits.fieldSize
    while end > value.lowerBound, bytes[end] & 0xC0 == 0x80,
      value.lowerBound + limits.fieldSize - end < 3
    {
      end -= 1
    }
    stanza.fields[last].value = value.lowerBound..<end
    isCut = true
    log.record(
      .fieldTooLong, line: stanza.fields[last].line,
      """
      The value of \(Excerpt.quoted(bytes[stanza.fields[last].name])) has more than \
      \(limits.fieldSize) bytes. It is cut there.
      """)
  }
}
