/// A request to choose files, which the desktop shows as a dialog.
public struct FileRequest: Equatable, Sendable {
  /// The files that the user can choose.
  public enum Kind: Hashable, Sendable {
    /// One file that exists.
    case file
    /// One or more files that exist.
    case files
    /// One folder that exists, or that the user creates.
    case folder
    /// A file to write, with a suggested name; the user has agreed to replace it if it exists.
    case save(name: String)
  }

  /// Files that the dialog shows, by the extensions of their names.
  public struct Filter: Equatable, Sendable {
    /// The name, such as "Pictures".
    public var name: String
    /// The extensions without dots, such as `png`, in any case; empty for all files.
    public var extensions: [String]

    /// Creates a filter.
    public init(_ name: String, extensions: [String]) {
      self.name = name
      self.extensions = extensions
    }
  }

  /// The files that the user can choose.
  public var kind: Kind
  /// The title of the dialog; empty for a standard title.
  public var title: String
  /// The filters among which the user can choose, the first one active; empty for all files.
  public var filters: [Filter]

  /// Creates a request.
  public init(_ kind: Kind, title: String = "", filters: [Filter] = []) {
    self.kind = kind
    self.title = title
    self.filters = filters
  }
}
