#if GTK
import AlidadeRender
import CGTK
import Dispatch

/// An operation that writes a value for a program that requests it.
@MainActor final class TransferWrite {
  private let stream: UnsafeMutablePointer<GOutputStream>
  private let task: OpaquePointer
  private let priority: Int32

  /// Prepares to write to a stream, which is retained until the task ends.
  ///
  /// - Parameter task: the task to end, which this object owns.
  init(_ stream: UnsafeMutablePointer<GOutputStream>, _ task: OpaquePointer, _ priority: Int32) {
    self.stream = stream
    self.task = task
    self.priority = priority
    g_object_ref(stream)
  }

  /// Encodes the value on another thread, and writes it.
  func start(_ value: TransferValue, as type: ContentType) {
    BackgroundThreads.run { [self] in
      let result = Result { () throws(TransferError) in try value.bytes(as: type) }
      DispatchQueue.main.async { self.write(result) }
    }
  }

  private func write(_ result: Result<[UInt8], TransferError>) {
    switch result {
    case .success(let bytes): write(bytes)
    case .failure(let error):
      error.report()
      end(g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue), "\(error)"))
    }
  }

  private func write(_ bytes: [UInt8]) {
    guard let data = bytes.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else {
      return end(nil)
    }
    var count = gsize(0)
    let start = g_bytes_get_data(data, &count)
    let answer = AsyncAnswer.data { [self] _, result in
      var error: UnsafeMutablePointer<GError>?
      _ = g_output_stream_write_all_finish(stream, result, nil, &error)
      g_bytes_unref(data)
      end(error)
    }
    g_output_stream_write_all_async(
      stream, UnsafeMutableRawPointer(mutating: start), count, priority, nil, AsyncAnswer.callback,
      answer)
  }

  /// Ends the task, either with an error, which it takes ownership of, or successfully.
  private func end(_ error: UnsafeMutablePointer<GError>?) {
    if let error { g_task_return_error(task, error) } else { g_task_return_boolean(task, 1) }
    g_object_unref(stream)
    g_object_unref(UnsafeMutableRawPointer(task))
  }
}
#endif
