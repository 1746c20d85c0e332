extension PackageDatabase {
  /// The packages of a section, as a range of ``PackageDatabase/packages``.
  ///
  /// Archive areas share sections: "net", "contrib/net" and "non-free/net" are all in "net".
  public struct Section: Hashable, Sendable, Identifiable {
    /// The name in lowercase, such as "libs", or ``Package/unknown``.
    ///
    /// Names are unique in a database.
    public let name: String

    /// The range of the section's packages; never empty.
    public let packageRange: Range<Int>

    /// The same as ``name``.
    public var id: String { name }

    /// The name for the user: "Libraries" for "libs".
    public var title: String { Self.title(of: name) }

    /// Returns the name of a section for the user.
    ///
    /// - Parameter name: a section, such as ``Package/section``.
    /// - Returns: "Libraries" for "libs"; the name with a capital first letter if Debian has no
    ///   such section.
    public static func title(of name: String) -> String {
      titles[name] ?? name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
