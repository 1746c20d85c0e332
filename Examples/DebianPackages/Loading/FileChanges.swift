import Dispatch
import Foundation
import Synchronization

/// The changes of a file, as a sequence: an element for each time that the file is written,
/// replaced, removed or moved.
///
/// Nothing is read while nothing changes. Changes that come faster than they are read are one
/// element. If the file is a symbolic link when the iteration begins, the file that it leads to is
/// watched as well. The sequence is empty if the folder of the file can't be watched.
public struct FileChanges: AsyncSequence, Sendable {
  /// Means that the file has changed.
  public typealias Element = Void

  private let path: String

  /// Creates the sequence of the changes of a file, which need not exist yet.
  public init(of path: String) {
    self.path = path
  }

  /// Begins to watch the file.
  public func makeAsyncIterator() -> AsyncStream<Void>.Iterator {
    let path = path
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return continuation.finish() }
      let files = FileChanges.files(watchedFor: path, by: descriptor)
      guard !files.isEmpty else {
        close(descriptor)
        return continuation.finish()
      }
      let watch = Watch(of: descriptor) {
        if FileChanges.readsChange(of: files, from: descriptor) { continuation.yield() }
      }
      continuation.onTermination = { _ in watch.cancel() }
    }
    .makeAsyncIterator()
  }

  /// A file in a folder that is watched.
  struct WatchedFile: Hashable, Sendable {
    /// The number that the system has given to the folder.
    let folder: Int32
    let name: String
  }

  /// Begins to watch the folders of a file and, if the file is a symbolic link, of its target.
  ///
  /// Folders are watched, because a program that replaces a file renames another one.
  private static func files(watchedFor path: String, by descriptor: Int32) -> Set<WatchedFile> {
    let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    var paths = [path]
    if let target = realpath(path, nil) {
      paths.append(String(cString: target))
      free(target)
    }
    var files: Set<WatchedFile> = []
    for path in paths {
      let url = URL(fileURLWithPath: path)
      let folder = inotify_add_watch(descriptor, url.deletingLastPathComponent().path, changes)
      if folder >= 0 { files.insert(WatchedFile(folder: folder, name: url.lastPathComponent)) }
    }
    return files
  }

  /// Reads the events that are waiting, and returns `true` if one of the files has changed.
  private static func readsChange(of files: Set<WatchedFile>, from descriptor: Int32) -> Bool {
    var hasChange = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        let events = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        if contains(events, changeOf: files) { hasChange = true }
      }
    }
    return hasChange
  }

  /// Returns `true` if one of the files may have changed according to events of inotify.
  static func contains(_ events: UnsafeRawBufferPointer, changeOf files: Set<WatchedFile>) -> Bool {
    let headSize = MemoryLayout<inotify_event>.size
    var place = 0
    while place + headSize <= events.count {
      let event = events.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      // The system has dropped events, any of which may have been of a file.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      let end = Swift.min(events.count, place + headSize + Int(event.len))
      let name = String(
        decoding: events[(place + headSize)..<end].prefix { $0 != 0 }, as: UTF8.self)
      if files.contains(WatchedFile(folder: event.wd, name: name)) { return true }
      place = end
    }
    return false
  }
}

extension FileChanges {
  /// A call of a closure whenever a descriptor can be read, until it is canceled, which closes the
  /// descriptor.
  private final class Watch: Sendable {
    private let source: Mutex<any DispatchSourceRead>

    init(of descriptor: Int32, _ action: @escaping @Sendable () -> Void) {
      source = Mutex(
        DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global()))
      source.withLock { source in
        source.setEventHandler(handler: action)
        source.setCancelHandler { close(descriptor) }
        source.resume()
      }
    }

    func cancel() { source.withLock { $0.cancel() } }
  }
}
