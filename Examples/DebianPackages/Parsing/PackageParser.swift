/// Makes packages of stanzas, and reports what is wrong with their fields.
///
/// A stanza is unusable without a valid name, or without a version unless its status explains that.
/// All else is optional: dpkg itself keeps stanzas without description of removed packages.
struct PackageParser {
  /// The file that the stanzas are places in.
  let bytes: [UInt8]

  /// The package of a stanza; nil, with exactly one report of a kind that skips, if it is unusable.
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

  /// Whether there must be a version: dpkg knows none of packages that never were unpacked.
  private func requiresVersion(_ status: Package.Status?) -> Bool {
    switch status?.state {
    case .notInstalled, .halfInstalled: false
    default: true
    }
  }

  /// Reports fields that are missing or empty, unless the status explains that.
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

  /// The parts of "contrib/net", in lower case; "main" and "unknown" for those that are not there.
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
