extension PackageDatabase {
  /// The reason that no packages can be loaded from a file.
  public enum LoadError: Error, Hashable, Sendable {
    /// The path is empty or contains a NUL character.
    case unusablePath(path: String)
    /// The path doesn't exist.
    case doesNotExist(path: String)
    /// The path leads to a directory.
    case isDirectory(path: String)
    /// The path leads to a device, pipe or socket, which wasn't opened.
    case notARegularFile(path: String, kind: String)
    /// The user isn't allowed to read the file or to enter one of its parent directories.
    case permissionDenied(path: String)
    /// The system failed to open or read the file, for the given reason.
    case unreadable(path: String, reason: String)
    /// The file is larger than the limit; `size` is its size as far as it is known.
    case tooLarge(path: String, size: Int, limit: Int)
    /// The file has no bytes.
    case empty(path: String)
    /// The file isn't text; `line` is the first line that isn't text, and `format` is the likely
    /// format, if known.
    case binary(path: String, line: Int, format: String?)
    /// The file is text, but has no usable stanza; `reason` is the first problem, on line `line`.
    case noPackages(path: String, line: Int, reason: String)
  }
}

extension PackageDatabase.LoadError: CustomStringConvertible {
  /// A message with the path and line, the event, its likely cause and a remedy.
  public var description: String {
    "\(Excerpt.quoted(path.utf8, limit: 4096)) \(event). \(remedy)"
  }

  /// The path, as given.
  public var path: String {
    switch self {
    case .unusablePath(let path), .doesNotExist(let path), .isDirectory(let path),
      .notARegularFile(let path, _), .permissionDenied(let path), .unreadable(let path, _),
      .tooLarge(let path, _, _), .empty(let path), .binary(let path, _, _),
      .noPackages(let path, _, _):
      path
    }
  }

  /// The event, as the continuation of a sentence that begins with the path.
  private var event: String {
    switch self {
    case .unusablePath: "is not a path: it is empty or contains a NUL character"
    case .doesNotExist: "does not exist"
    case .isDirectory: "is a directory, not a file"
    case .notARegularFile(_, let kind):
      "is \(kind), not a regular file, and was not opened, because reading it might never end"
    case .permissionDenied: "may not be read by this user"
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .tooLarge(_, let size, let limit): "has at least \(size) bytes; the limit is \(limit)"
    case .empty: "is empty"
    case .binary(_, let line, let format?): "is not text: line \(line) begins like \(format)"
    case .binary(_, let line, nil): "is not text: line \(line) contains NUL characters"
    case .noPackages(_, let line, let reason):
      "has no usable package; line \(line): \(reason.last == "." ? reason.dropLast() : reason[...])"
    }
  }

  /// The likely cause and a remedy.
  private var remedy: String {
    let usual = "Debian keeps its package database in /var/lib/dpkg/status."
    let backups = "dpkg keeps older copies in /var/lib/dpkg/status-old and /var/backups."
    return switch self {
    case .unusablePath: "Give the path of a dpkg status file. \(usual)"
    case .doesNotExist:
      "The path may be mistyped, or this may not be a Debian system. \(usual)"
    case .isDirectory: "Give the path of a file in it. \(usual)"
    case .notARegularFile: "Save what it gives to a file, and give the path of that. \(usual)"
    case .permissionDenied:
      """
      Ask its owner for permission to read it and to enter the directories above it, or give the \
      path of a copy. \(usual)
      """
    case .unreadable:
      """
      The path may lead through something that is not a directory, or the disk may be damaged. \
      Check the path, and try to copy the file.
      """
    case .tooLarge:
      """
      A database of a hundred thousand packages has about 100 000 000 bytes, so this is probably \
      another file. If it is the right one, raise the limit.
      """
    case .empty: "Writing it was probably interrupted, for instance by a full disk. \(backups)"
    case .binary:
      """
      Probably it is the wrong file, or one that must be decompressed or converted first. If it is \
      the system's package database, it is damaged. \(backups)
      """
    case .noPackages:
      """
      Probably it is the wrong file: a package database has stanzas that begin with "Package:". If \
      it is the system's package database, it is damaged. \(backups)
      """
    }
  }
}
