extension PackageDatabase {
  /// Why a file shows no packages at all.
  public enum LoadError: Error, Hashable, Sendable {
    /// The path is empty or has a NUL character in it.
    case unusablePath(path: String)
    /// There is nothing at the path.
    case doesNotExist(path: String)
    /// The path leads to a directory.
    case isDirectory(path: String)
    /// The path leads to a device, pipe or socket, which was not opened.
    case notARegularFile(path: String, kind: String)
    /// The user may not read the file, or not enter a directory above it.
    case permissionDenied(path: String)
    /// The system refused to open or read the file, for the reason it gave.
    case unreadable(path: String, reason: String)
    /// The file has more bytes than the limit; `size` is what is known of its size.
    case tooLarge(path: String, size: Int, limit: Int)
    /// The file has no bytes.
    case empty(path: String)
    /// The file is not text; `line` is where that shows, `format` what it seems to be, if known.
    case binary(path: String, line: Int, format: String?)
    /// The file is text, but has no usable stanza; `reason` is the first problem, of line `line`.
    case noPackages(path: String, line: Int, reason: String)
  }
}

extension PackageDatabase.LoadError: CustomStringConvertible {
  /// What happened, with the path and line, then the likely cause and what to do about it.
  public var description: String {
    "\(Excerpt.quoted(path.utf8, limit: 4096)) \(event). \(remedy)"
  }

  /// The path, as it was given.
  public var path: String {
    switch self {
    case .unusablePath(let path), .doesNotExist(let path), .isDirectory(let path),
      .notARegularFile(let path, _), .permissionDenied(let path), .unreadable(let path, _),
      .tooLarge(let path, _, _), .empty(let path), .binary(let path, _, _),
      .noPackages(let path, _, _):
      path
    }
  }

  /// What happened, to follow the path in a sentence.
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

  /// The likely cause, and what to do about it.
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
