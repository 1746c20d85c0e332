extension ImageWork {
  /// Enqueues a source and its requests as needed after a change, and releases bytes that no
  /// request needs.
  mutating func noteChange(of key: ImageKey) {
    releaseEncoded(key)
    guard let source = sources[key] else { return }
    let turn = source.needsLoading ? source.rank : nil
    if turn != source.turn {
      sources[key]?.turn = turn
      if let turn { addLoad(ImageQueue.Turn(rank: turn, key: key, request: nil)) }
    }
    for (number, request) in source.requests {
      let canBegin = source.encoded != nil && source.error == nil && request.isWaiting
      let turn = canBegin ? request.rank : nil
      if turn == request.turn { continue }
      sources[key]?.requests[number]?.turn = turn
      if let turn { addDecoding(ImageQueue.Turn(rank: turn, key: key, request: number)) }
    }
  }

  private mutating func releaseEncoded(_ key: ImageKey) {
    held.remove(key)
    guard let source = sources[key], let encoded = source.encoded else { return }
    let isCached = cache.hasBytes(for: key)
    if source.isBeingDecoded || source.awaitsFirstDecoding && !isCached {
      if case .bytes = encoded { held.insert(key) }
    } else {
      garbage.append(encoded)
      sources[key]?.encoded = nil
    }
  }

  private mutating func addLoad(_ turn: ImageQueue.Turn) {
    if turn.key.location.isLocal {
      waitingFiles.add(turn)
      if waitingFiles.isFull { waitingFiles = currentTurns(of: waitingFiles) }
    } else {
      waitingURLs.add(turn)
      if waitingURLs.isFull { waitingURLs = currentTurns(of: waitingURLs) }
    }
  }

  private mutating func addDecoding(_ turn: ImageQueue.Turn) {
    waitingDecodings.add(turn)
    if waitingDecodings.isFull { waitingDecodings = currentTurns(of: waitingDecodings) }
  }

  private func currentTurns(of queue: ImageQueue) -> ImageQueue {
    var current = queue
    current.removeAll { turn in
      let source = sources[turn.key]
      return turn.rank != (turn.request.map { source?.requests[$0]?.turn } ?? source?.turn)
    }
    return current
  }
}

extension ImageWork.Source {
  /// A Boolean value that is `true` if a request can't proceed before the source is loaded.
  var needsLoading: Bool {
    guard loading == nil, encoded == nil, error == nil else { return false }
    return naturalSize == nil || requests.values.contains { $0.isWaiting }
  }

  /// A Boolean value that is `true` if a request is being decoded or is waiting to be decoded.
  var isBeingDecoded: Bool {
    requests.values.contains { $0.isWaiting || $0.decoding != nil }
  }

  /// A Boolean value that is `true` if the source is at a URL and wasn't decoded for a request yet.
  ///
  /// A component that has requested only the size of an image requests the image itself when it is
  /// rebuilt with that size. Until then, the bytes would be fetched again if they were released.
  var awaitsFirstDecoding: Bool {
    !location.isLocal && requests.values.allSatisfy { $0.image == nil }
  }

  /// The rank of the request that comes first.
  var rank: ImageQueue.Rank {
    requests.values.map(\.rank).min() ?? ImageQueue.Rank(isShown: false, order: .max)
  }
}
