import AlidadeCore
import AlidadeRender

/// Content that the user drops between rows.
extension ListMounter {
  /// The content that the user can drop between rows; `nil` if there is none.
  ///
  /// Sorted rows have their own order, which an insertion wouldn't change, and without sections, a
  /// list of sections has no place for content.
  var insertable: InsertableContent? {
    content.rows.isSorted || content.sections?.count == 0 ? nil : options.insertable
  }

  /// Makes the view report content of some kinds that is over it; `nil` if it reports none.
  func offerInsertion(of kinds: TransferKinds?) {
    guard drops.kinds != kinds else { return }
    let previous = drops.kinds
    drops.kinds = kinds
    endHover(ofRows: false)
    if let kinds { listen(for: kinds) }
    // Last, because a native view that listens for no content loses track of content over it.
    if let previous { scrolled.view?.listen(for: .drop(previous), nil) }
  }

  private func listen(for kinds: TransferKinds) {
    let handler = EventHandler<ViewInputEvent> { [weak self] event in
      if case .drop(let event) = event { self?.handle(event) }
    }
    handler.laterAction = { [weak self] in
      guard let self else { return { _ in } }
      return takeDropped()
    }
    scrolled.view?.listen(for: .drop(kinds), handler)
  }

  /// Follows content that is over the view.
  private func handle(_ event: DropEvent) {
    switch event {
    case .entered: break
    case .moved(let point): moving?.hoverContent(at: scrolled.point(inViewport: point))
    case .exited: endHover(ofRows: false)
    case .dropped(let content, let point):
      endHover(ofRows: false)
      guard let insertable,
        let destination = moving?.destination(ofContentAt: scrolled.point(inViewport: point))
      else { return }
      insert(content, destination, insertable)
    }
  }

  /// Ends the drag of content that is dropped and may arrive later, when the list may have been
  /// scrolled, or may show other rows.
  ///
  /// - Returns: a closure that inserts the content where it was dropped.
  private func takeDropped() -> @MainActor (ViewInputEvent) -> Void {
    if hover?.rows != nil { return { _ in } }
    let destination = hover.flatMap { moving?.destination(ofContentAt: $0.point) }
    endHover()
    guard let destination, let insertable else {
      // The drag may have been forgotten, but the event contains the place, too.
      return { [weak self] event in if case .drop(let event) = event { self?.handle(event) } }
    }
    return { [weak self] event in
      guard case .drop(.dropped(let content, _)) = event else { return }
      if let self {
        let newest = options.insertable.flatMap { $0.kinds.contains(content) ? $0 : nil }
        insert(content, destination, newest ?? insertable)
      } else {
        withImmediateUpdates { insertable.insert(content, destination) }
      }
    }
  }

  private func insert(
    _ content: TransferContent, _ destination: RowDestination, _ insertable: InsertableContent
  ) {
    moveByHand = MoveByHand(
      time: mounter.host.frameTime, keys: [], row: nil, released: nil, destination: destination)
    withImmediateUpdates { insertable.insert(content, destination) }
  }
}
