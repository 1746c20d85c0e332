/// The information about an application that its About dialog shows in addition to its name.
///
/// ```swift
/// let about = AboutInformation(
///   version: "1.4.2", developer: "The Notes Authors", icon: "org.example.Notes",
///   website: "https://example.org/notes", license: .apache2,
///   credits: [.init("Code", by: ["Ada", "Grace"]), .init("Drawings", by: ["Lin"])])
/// ```
public struct AboutInformation: Hashable, Sendable {
  /// The people who have made one kind of contribution.
  public struct Credit: Hashable, Sendable {
    /// The kind of contribution, such as "Translation".
    public var title: String
    /// The names of the people.
    public var names: [String]

    /// Creates a credit.
    public init(_ title: String, by names: [String]) {
      self.title = title
      self.names = names
    }
  }

  /// The version; `nil` to show none.
  public var version: String?
  /// The purpose of the application, in a sentence or two.
  public var description: String?
  /// The name of the person or group that develops the application.
  public var developer: String?
  /// The name of an icon of the toolkit's theme; `nil` for the icon named after the identifier of
  /// the application.
  public var icon: String?
  /// The address of the website.
  public var website: String?
  /// The address where users report problems.
  public var issues: String?
  /// The copyright, such as "© 2026 Ada".
  public var copyright: String?
  /// The license.
  public var license: License?
  /// The people who have contributed, by kind of contribution.
  public var credits: [Credit]

  /// Creates the information; omitted values aren't shown.
  public init(
    version: String? = nil, description: String? = nil, developer: String? = nil,
    icon: String? = nil, website: String? = nil, issues: String? = nil, copyright: String? = nil,
    license: License? = nil, credits: [Credit] = []
  ) {
    self.version = version
    self.description = description
    self.developer = developer
    self.icon = icon
    self.website = website
    self.issues = issues
    self.copyright = copyright
    self.license = license
    self.credits = credits
  }
}
