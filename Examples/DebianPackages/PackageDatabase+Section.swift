extension PackageDatabase {
  /// The packages that share a section, as a range of ``PackageDatabase/packages``.
  ///
  /// Archive areas share sections: "net", "contrib/net" and "non-free/net" are all in "net".
  public struct Section: Hashable, Sendable, Identifiable {
    /// The name in lower case, such as "libs", or ``Package/unknown``.
    ///
    /// No two sections of a database share it.
    public let name: String

    /// Where the section's packages are; never empty.
    public let packageRange: Range<Int>

    /// The same as ``name``.
    public var id: String { name }

    /// The name for people: "Libraries" for "libs".
    public var title: String { Self.title(of: name) }

    /// The name of a section for people.
    ///
    /// - Parameter name: A section, such as ``Package/section``.
    /// - Returns: "Libraries" for "libs"; the name with a capital letter where Debian has no such
    ///   section.
    public static func title(of name: String) -> String {
      titles[name] ?? name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
