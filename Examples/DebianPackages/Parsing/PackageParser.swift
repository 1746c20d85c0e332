/// A parser that creates packages from stanzas, and reports problems in their fields.
///
/// A stanza needs a valid name, and a version unless its status explains why there is none.
/// Everything else is optional: dpkg itself keeps stanzas without a description for removed
/// packages.
struct PackageParser {
  /// The file that contains the stanzas.
  let bytes: [UInt8]

  /// Returns the package of a stanza.
  ///
  /// Returns `nil` for an unusable stanza, after reporting exactly one problem that skips it.
  func package(from stanza: Stanza, reporting log: inout ProblemLog) -> Package? {
    guard let name = packageName(of: stanza, &log) else { return nil }
    let status = status(of: stanza, &log)
    let version = text(.version, of: stanza, &log)
    guard version != nil || !requiresVersion(status) else {
      log.record(
        .missingVersion, line: stanza.line,
        """
        The stanza of \(Excerpt.quoted(name.utf8)) has no Version, or an empty one, and \
        \(status.map { "its status is \"\($0)\"" } ?? "no status that explains it"). It is skipped.
        """)
      return nil
    }
    let architecture = text(.architecture, of: stanza, &log)
    let maintainer = text(.maintainer, of: stanza, &log)
    let description = value(.description, of: stanza, &log).map { DescriptionText($0) }
    reportMissing(
      [
        architecture == nil ? .architecture : nil, maintainer == nil ? .maintainer : nil,
        description?.summary.isEmpty ?? true ? .description : nil,
      ], of: name, status, stanza, &log)
    let (area, section) = Self.areaAndSection(text(.section, of: stanza, &log))
    return Package(
      name: name, version: version ?? "", architecture: architecture ?? "", section: section,
      area: area, priority: text(.priority, of: stanza, &log) ?? Package.unknown,
      isEssential: isEssential(stanza, &log), installedSize: installedSize(of: stanza, &log),
      summary: description?.summary ?? "", longDescription: description?.paragraphs ?? [],
      depends: relations(of: stanza, &log), homepage: text(.homepage, of: stanza, &log),
      maintainer: maintainer, status: status)
  }

  /// Returns `true` if a package must have a version; dpkg has none for packages that were never
  /// unpacked.
  private func requiresVersion(_ status: Package.Status?) -> Bool {
    switch status?.state {
    case .notInstalled, .halfInstalled: false
    default: true
    }
  }

  /// Reports missing or empty fields unless the status explains them.
  private func reportMissing(
    _ names: [FieldName?],
    of packageName: String,
    _ status: Package.Status?,
    _ stanza: Stanza,
    _ log: inout ProblemLog
  ) {
    switch status?.state {
    case .notInstalled, .halfInstalled, .configFiles: return
    default: break
    }
    for case let name? in names {
      log.record(
        .missingField, line: stanza.line,
        """
        The stanza of \(Excerpt.quoted(packageName.utf8)) has no \(name.spelling), or an empty \
        one. The package is shown without.
        """
      )
    }
  }

  private func relations(of stanza: Stanza, _ log: inout ProblemLog) -> [String] {
    var list = RelationList()
    for name in [FieldName.depends, .preDepends] {
      if let value = value(name, of: stanza, &log) { list.add(value) }
    }
    return list.relations
  }

  /// Returns the parts of "contrib/net" in lowercase; "main" and "unknown" replace missing parts.
  private static func areaAndSection(_ text: String?) -> (area: String, section: String) {
    let text = text?.lowercased() ?? ""
    let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
    let area = slash.map { text[..<$0] } ?? ""
    let section = slash.map { text[text.utf8.index(after: $0)...] } ?? text[...]
    return (
      area.isEmpty ? "main" : String(area), section.isEmpty ? Package.unknown : String(section)
    )
  }
}
