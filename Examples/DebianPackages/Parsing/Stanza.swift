/// The fields of a stanza, as ranges of the file; nothing is copied until it is needed.
struct Stanza {
  /// A field; names are unique within a stanza.
  struct Field {
    /// The range of the name.
    let name: Range<Int>

    /// The hash of the name; see ``FieldName/hash(of:)``.
    let nameHash: UInt64

    /// The range of the value, from the colon to the end of its last continuation line.
    ///
    /// It includes line ends, the blanks that begin continuation lines, and comment lines.
    var value: Range<Int>

    /// The line of the name, from one.
    let line: Int
  }

  /// The first line, from one.
  let line: Int

  /// The fields, in the order of the file.
  var fields: [Field] = []

  /// Returns the field with a name; `bytes` is the stanza's file.
  func field(_ name: FieldName, in bytes: [UInt8]) -> Field? {
    fields.first {
      $0.nameHash == name.hash && FieldName.areEqual(bytes[$0.name], name.spelling.utf8)
    }
  }

  /// Returns the field whose name is equal regardless of case.
  func field(named name: Range<Int>, hash: UInt64, in bytes: [UInt8]) -> Field? {
    fields.first { $0.nameHash == hash && FieldName.areEqual(bytes[$0.name], bytes[name]) }
  }
}
