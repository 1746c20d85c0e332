import AlidadeRender

extension ImageWork {
  /// Returns the request for an image at a size, which is the same for all components.
  mutating func request(
    _ key: ImageKey, _ target: ImageTarget?, waitsUntilVisible: Bool, distance: Int,
    decoder: any ImageDecoder, _ loader: ImageLoader
  ) -> ImageRequest {
    for (number, request) in sources[key]?.requests ?? [:] where request.target == target {
      // It is `nil` if the last component is about to release it.
      guard let object = request.object else { continue }
      let isNearer = distance < request.distance
      if !waitsUntilVisible && request.waitsUntilVisible || isNearer {
        if !waitsUntilVisible { sources[key]?.requests[number]?.waitsUntilVisible = false }
        if isNearer { sources[key]?.requests[number]?.distance = distance }
        noteChange(of: key)
      }
      return object
    }
    let request = Request(
      target: target, waitsUntilVisible: waitsUntilVisible, order: nextNumber(), distance: distance)
    return make(request, key, decoder, loader)
  }

  private mutating func make(
    _ made: Request, _ key: ImageKey, _ decoder: any ImageDecoder, _ loader: ImageLoader
  ) -> ImageRequest {
    var source = sources[key] ?? source(key, decoder)
    var request = made
    let number = request.order
    if let target = request.target { request.image = cache.image(for: key, target) }
    if request.image == nil { request.substitute = source.largestImage }
    if let image = request.image { source.naturalSize = image.naturalSize }
    source.requests[number] = request
    sources[key] = source
    let object = ImageRequest(
      number, for: key, in: phase(of: number, for: key) ?? ImagePhase(), loader)
    sources[key]?.requests[number]?.object = object
    noteChange(of: key)
    return object
  }

  private mutating func source(_ key: ImageKey, _ decoder: any ImageDecoder) -> Source {
    var source = Source(location: key.location, decoder: decoder)
    source.naturalSize = naturalSize(of: key)
    source.error = failures[key]?.error
    return source
  }

  /// Removes a request whose object no longer exists, and cancels the work that only it needed.
  mutating func withdraw(_ number: Int, for key: ImageKey) {
    guard let request = sources[key]?.requests.removeValue(forKey: number) else { return }
    defer { noteChange(of: key) }
    garbage.append(request)
    cancel(request.decoding)
    guard let source = sources[key], source.requests.isEmpty else { return }
    cancel(source.loading)
    garbage.append(source)
    sources[key] = nil
    loads.remove(key)
  }

  /// Records that a visible component shows an image.
  mutating func didAppear(_ number: Int, for key: ImageKey) {
    guard let count = sources[key]?.requests[number]?.shownCount else { return }
    sources[key]?.requests[number]?.shownCount = count + 1
    guard count == 0 else { return }
    let order = nextNumber()
    sources[key]?.requests[number]?.order = order
    // When it disappears, it is adjacent to the visible content.
    sources[key]?.requests[number]?.distance = 0
    defer { noteChange(of: key) }
    guard let error = sources[key]?.error, !error.isPermanent,
      failures[key]?.attempts ?? 0 < limits.attemptCount
    else { return }
    sources[key]?.error = nil
    publish(key)
  }

  /// Records that a visible component no longer shows an image.
  mutating func didDisappear(_ number: Int, for key: ImageKey) {
    guard let count = sources[key]?.requests[number]?.shownCount, count > 0 else { return }
    sources[key]?.requests[number]?.shownCount = count - 1
    guard count == 1 else { return }
    let order = nextNumber()
    sources[key]?.requests[number]?.order = order
    noteChange(of: key)
  }

  /// Sets the distance between the components that show an image and the visible content.
  mutating func setDistance(_ distance: Int, _ number: Int, for key: ImageKey) {
    guard let previous = sources[key]?.requests[number]?.distance, previous != distance else {
      return
    }
    sources[key]?.requests[number]?.distance = distance
    noteChange(of: key)
  }

  /// Forgets a failure, so that another attempt is made.
  mutating func retry(_ key: ImageKey) {
    failures[key] = nil
    guard sources[key]?.error != nil else { return }
    sources[key]?.error = nil
    publish(key)
    noteChange(of: key)
  }
}

extension ImageWork.Source {
  /// The largest of the decoded images.
  fileprivate var largestImage: DecodedImage? {
    requests.values.compactMap { $0.image ?? $0.substitute }.max { $0.width < $1.width }
  }
}
