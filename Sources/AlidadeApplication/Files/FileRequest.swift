/// A request to choose files, which the desktop shows as a dialog.
public struct FileRequest: Equatable, Sendable {
  /// The files that the user can choose.
  public enum Kind: Hashable, Sendable {
    /// One existing file.
    case file
    /// One or more existing files.
    case files
    /// One folder that exists, or that the user creates.
    case folder
    /// One or more existing folders.
    case folders
    /// A file to write, with a suggested name; if it exists, the user has agreed to replace it.
    case save(name: String)
  }

  /// A filter for the files that the dialog shows, by the extensions of their names or by their
  /// types.
  public struct Filter: Equatable, Sendable {
    /// The name, such as "Pictures".
    public var name: String
    /// The extensions without dots, such as `png`, in any case.
    public var extensions: [String]
    /// The types, such as `image/png` or `image/*`.
    ///
    /// Without extensions and types, the filter shows all files.
    public var types: [String]

    /// Creates a filter that shows the files with one of the extensions or one of the types.
    public init(_ name: String, extensions: [String] = [], types: [String] = []) {
      self.name = name
      self.extensions = extensions
      self.types = types
    }
  }

  /// The files that the user can choose.
  public var kind: Kind
  /// The title of the dialog; empty for a standard title.
  public var title: String
  /// The filters that the user can choose from, beginning with the one that is initially active;
  /// empty for all files.
  public var filters: [Filter]
  /// The address or absolute path of the folder that the dialog shows first; `nil` for the
  /// desktop's default.
  ///
  /// If the folder doesn't exist, the desktop chooses a different one.
  public var folder: String?

  /// Creates a request.
  public init(
    _ kind: Kind, title: String = "", filters: [Filter] = [], folder: String? = nil
  ) {
    self.folder = folder
    self.kind = kind
    self.title = title
    self.filters = filters
  }
}
