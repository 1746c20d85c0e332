import AlidadeLayout
import AlidadeRender

extension ImageWork {
  /// Returns the pieces of work that can begin now, each with its number.
  mutating func begin() -> [(step: Step, number: Int)] {
    var steps: [(step: Step, number: Int)] = []
    while let key = nextLoad() {
      let number = nextNumber()
      sources[key]?.loading = number
      noteChange(of: key)
      loads.insert(key)
      guard let source = sources[key] else { break }
      steps.append((.load(key, source.location, source.decoder), number))
    }
    while let (key, request) = nextDecoding() {
      let number = nextNumber()
      sources[key]?.requests[request]?.decoding = number
      noteChange(of: key)
      decodings.insert(number)
      guard let source = sources[key], let encoded = source.encoded,
        let target = source.requests[request]?.target
      else { break }
      steps.append(
        (.decode(key, request: request, encoded, target, source.decoder), number))
    }
    return steps
  }

  /// Returns the source to load next; `nil` if none waits, or if enough are being loaded.
  private mutating func nextLoad() -> ImageKey? {
    nextLoad(ofFiles: true) ?? nextLoad(ofFiles: false)
  }

  /// Returns the source to load next among files or URLs, which don't wait for each other.
  private mutating func nextLoad(ofFiles: Bool) -> ImageKey? {
    while let next = firstLoad(ofFiles: ofFiles) {
      let running = loads.filter { $0.location.isLocal == ofFiles }
      let isFull = running.count >= limits.fetchCount
      // Images that arrive faster than they are decoded would pile up in memory.
      let isAhead =
        !ofFiles && running.count + held.count >= limits.fetchCount + limits.decodeCount
      if !next.rank.isShown, isFull || isAhead { return nil }
      if sources[next.key]?.naturalSize != nil, let bytes = cache.bytes(for: next.key) {
        sources[next.key]?.encoded = .bytes(bytes)
        noteChange(of: next.key)
        continue
      }
      if isFull {
        // A visible image doesn't wait for an image that isn't visible.
        guard let last = lastOutOfView(running) else { return nil }
        cancel(sources[last]?.loading)
        sources[last]?.loading = nil
        loads.remove(last)
        noteChange(of: last)
      }
      return next.key
    }
    return nil
  }

  /// Returns the first turn of a source that still needs to be loaded.
  private mutating func firstLoad(ofFiles: Bool) -> ImageQueue.Turn? {
    while let turn = ofFiles ? waitingFiles.first : waitingURLs.first {
      if sources[turn.key]?.turn == turn.rank { return turn }
      if ofFiles { waitingFiles.removeFirst() } else { waitingURLs.removeFirst() }
    }
    return nil
  }

  /// Returns the source that is needed last, if it isn't visible.
  private func lastOutOfView(_ keys: Set<ImageKey>) -> ImageKey? {
    let ranks = keys.compactMap { key in sources[key].map { (key, $0.rank) } }
    guard let last = ranks.max(by: { $0.1 < $1.1 }), !last.1.isShown else { return nil }
    return last.0
  }

  /// Returns the request to decode next; `nil` if none waits, or if enough are being decoded.
  private mutating func nextDecoding() -> (key: ImageKey, request: Int)? {
    guard decodings.count < limits.decodeCount else { return nil }
    while let turn = waitingDecodings.first {
      waitingDecodings.removeFirst()
      guard let number = turn.request, sources[turn.key]?.requests[number]?.turn == turn.rank
      else { continue }
      return (turn.key, number)
    }
    return nil
  }

  /// Stores the task of a piece of work that has begun.
  mutating func didBegin(_ step: Step, _ number: Int, _ task: Task<Void, Never>) {
    switch step {
    case .load(let key, _, _), .decode(let key, _, _, _, _):
      tasks[number] = (key.location, task)
    }
  }

  /// Marks the task of a piece of work for cancellation.
  mutating func cancel(_ number: Int?) {
    if let task = number.flatMap({ tasks[$0]?.task }) { canceledTasks.append(task) }
  }

  /// Returns a task that works on an image; `nil` if there is none.
  func task(_ location: ImageLocation) -> Task<Void, Never>? {
    tasks.values.first { $0.location == location }?.task
  }

  // MARK: The end of a piece of work

  /// Records the result of loading a source.
  ///
  /// - Parameters:
  ///   - result: `nil` if the work was canceled.
  ///   - number: the number of the piece of work; the result of postponed work is only cached.
  mutating func didLoad(
    _ result: Result<(EncodedImage, Size), ImageError>?, for key: ImageKey, _ number: Int
  ) {
    if case .success((let encoded, let size)) = result {
      note(size, of: key)
      failures[key]?.error = nil
      // The key of an encoded picture has its bytes.
      if case .bytes(let bytes) = encoded, !key.isEncoded { garbage += cache.add(bytes, for: key) }
    }
    guard sources[key]?.loading == number else { return }
    defer { noteChange(of: key) }
    sources[key]?.loading = nil
    loads.remove(key)
    switch result {
    case .success((let encoded, let size)):
      sources[key]?.naturalSize = size
      sources[key]?.encoded = encoded
    case .failure(let error):
      note(error, of: key)
      sources[key]?.error = error
    case nil: return
    }
    publish(key)
  }

  /// Records the result of decoding an image for a request.
  mutating func didDecode(
    _ result: Result<DecodedImage, ImageError>, for key: ImageKey, request: Int, _ number: Int,
    _ target: ImageTarget
  ) {
    decodings.remove(number)
    if case .success(let image) = result {
      failures[key] = nil
      garbage += cache.add(image, for: key, target)
    }
    guard sources[key]?.requests[request]?.decoding == number else { return }
    defer { noteChange(of: key) }
    sources[key]?.requests[request]?.decoding = nil
    switch result {
    case .success(let image):
      garbage.append(sources[key]?.requests[request]?.substitute)
      sources[key]?.requests[request]?.substitute = nil
      sources[key]?.requests[request]?.image = image
      publish(request, for: key)
    case .failure(let error):
      note(error, of: key)
      sources[key]?.error = error
      // Another attempt needs fresh bytes.
      garbage += cache.removeBytes(for: key)
      garbage.append(sources[key]?.encoded)
      sources[key]?.encoded = nil
      publish(key)
    }
  }

  /// Records that an image wasn't decoded, because its request was withdrawn.
  mutating func didSkip(_ request: Int, for key: ImageKey, _ number: Int) {
    decodings.remove(number)
    guard sources[key]?.requests[request]?.decoding == number else { return }
    sources[key]?.requests[request]?.decoding = nil
    noteChange(of: key)
  }
}
