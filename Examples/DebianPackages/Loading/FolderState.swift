import Foundation

/// The files in a folder with their sizes and dates, by which changes are noticed.
struct FolderState: Equatable, Sendable {
  private struct File: Equatable, Sendable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  private let files: [String: File]

  /// Looks at the files in a folder; a folder that can't be read has none.
  init(_ path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var files: [String: File] = [:]
    for name in names {
      var information = stat()
      guard stat("\(path)/\(name)", &information) == 0 else { continue }
      let date = information.st_mtim
      files[name] = File(
        size: Int(information.st_size), seconds: Int(date.tv_sec), nanoseconds: Int(date.tv_nsec))
    }
    self.files = files
  }
}
