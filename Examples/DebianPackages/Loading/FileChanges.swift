import Dispatch
import Foundation
import Synchronization

/// The changes of a file, as a sequence: an element for each time that the file is written or
/// replaced.
///
/// Nothing is read while nothing changes. Changes that come faster than they are read are one
/// element. The sequence is empty if the folder of the file can't be watched.
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
    let url = URL(fileURLWithPath: path)
    let name = url.lastPathComponent
    let folder = url.deletingLastPathComponent().path
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      // The folder is watched, because a program that replaces a file renames another one.
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
      guard descriptor >= 0, inotify_add_watch(descriptor, folder, events) >= 0 else {
        if descriptor >= 0 { close(descriptor) }
        return continuation.finish()
      }
      let watch = Watch(of: descriptor) {
        if FileChanges.names(readFrom: descriptor).contains(name) { continuation.yield() }
      }
      continuation.onTermination = { _ in watch.cancel() }
    }
    .makeAsyncIterator()
  }

  /// Returns the names of the files in the events that are waiting.
  private static func names(readFrom descriptor: Int32) -> [String] {
    var names: [String] = []
    let headSize = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var place = 0
        while place + headSize <= count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let length = Int(event.len)
          let name = buffer[(place + headSize)..<Swift.min(count, place + headSize + length)]
          names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
          place += headSize + length
        }
      }
    }
    return names
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
