/// The fields of a stanza, as places in the file: nothing is copied until it is asked for.
struct Stanza {
  /// One field; names are unique within a stanza.
  struct Field {
    /// Where the name is.
    let name: Range<Int>

    /// The hash of the name; see ``FieldName/hash(of:)``.
    let nameHash: UInt64

    /// Where the value is, from the colon to the end of the last line that continues it.
    ///
    /// It holds the line ends, the blanks that continuation lines begin with, and comment lines.
    var value: Range<Int>

    /// The line of the name, counted from one.
    let line: Int
  }

  /// The first line, counted from one.
  let line: Int

  /// The fields, in the order of the file.
  var fields: [Field] = []

  /// The field of a name, in the file that the stanza is of.
  func field(_ name: FieldName, in bytes: [UInt8]) -> Field? {
    fields.first {
      $0.nameHash == name.hash && FieldName.areEqual(bytes[$0.name], name.spelling.utf8)
    }
  }

  /// The field whose name is the same but for case.
  func field(named name: Range<Int>, hash: UInt64, in bytes: [UInt8]) -> Field? {
    fields.first { $0.nameHash == hash && FieldName.areEqual(bytes[$0.name], bytes[name]) }
  }
}
