extension TransferContent {
  /// Passes the content to a receiver, as the best of the kinds that the receiver accepts.
  ///
  /// Text and files are passed unchanged, before the call returns. A value is encoded and decoded
  /// on another thread, as if it came from another program.
  ///
  /// - Parameters:
  ///   - kinds: the kinds that the receiver accepts.
  ///   - scheduler: runs the work.
  ///   - finish: called once on the main thread; not called if the result is `false`.
  /// - Returns: `true` if the receiver accepts the content.
  @MainActor public func read(
    as kinds: TransferKinds, on scheduler: any WorkScheduler,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool {
    guard let choice = kinds.choice(of: self) else { return false }
    switch (self, choice) {
    case (.text, .text), (.files, .files): finish(.success(self))
    default:
      scheduler.runInBackground { [self] in
        let result = Result { () throws(TransferError) in try read(choice) }
        scheduler.runOnMain { finish(result) }
      }
    }
    return true
  }

  private func read(_ choice: TransferChoice) throws(TransferError) -> TransferContent {
    switch choice {
    case .value(let reader, let type): return try reader.content(of: bytes(as: type), as: type)
    case .text: return .text(String(decoding: try bytes(as: .plainText), as: UTF8.self))
    case .files: return self
    }
  }
}
