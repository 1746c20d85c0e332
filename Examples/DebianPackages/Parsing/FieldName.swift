/// The name of a known field, in a form that compares fast regardless of case.
struct FieldName {
  /// The name as dpkg writes it.
  let spelling: String

  /// The name's hash; see ``hash(of:)``.
  let hash: UInt64

  private init(_ spelling: String) {
    self.spelling = spelling
    self.hash = Self.hash(of: Array(spelling.utf8)[...])
  }

  static let package = FieldName("Package")
  static let version = FieldName("Version")
  static let architecture = FieldName("Architecture")
  static let section = FieldName("Section")
  static let priority = FieldName("Priority")
  static let essential = FieldName("Essential")
  static let installedSize = FieldName("Installed-Size")
  static let description = FieldName("Description")
  static let depends = FieldName("Depends")
  static let preDepends = FieldName("Pre-Depends")
  static let homepage = FieldName("Homepage")
  static let maintainer = FieldName("Maintainer")
  static let status = FieldName("Status")

  /// Returns the FNV-1a hash of a name, regardless of case.
  static func hash(of name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(ASCII.lowercased(byte))) &* 0x100_0000_01B3
    }
  }

  /// Returns `true` if two names are equal regardless of case.
  static func areEqual(_ name: some Sequence<UInt8>, _ other: some Sequence<UInt8>) -> Bool {
    name.elementsEqual(other) { ASCII.lowercased($0) == ASCII.lowercased($1) }
  }

  /// Returns `true` if the bytes are a valid field name: visible ASCII without colons, beginning
  /// with neither a hyphen nor a number sign.
  static func isValid(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, first != ASCII.hyphen, first != ASCII.hash else { return false }
    return name.allSatisfy { $0 > ASCII.space && $0 < 0x7F && $0 != ASCII.colon }
  }
}
