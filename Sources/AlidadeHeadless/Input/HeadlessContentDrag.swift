import AlidadeLayout
import AlidadeRender

/// A drag of content over views, on which it can be dropped.
@MainActor struct HeadlessContentDrag {
  private struct Receiver {
    let view: HeadlessView
    /// The handler of the content; `nil` for a field, which inserts text itself.
    let listener: EventHandler<ViewInputEvent>?
    let place: Point

    var isField: Bool { listener == nil }
  }

  private let content: TransferContent
  /// The view that the content is over; `nil` if no view accepts it.
  private var receiver: Receiver?

  init(_ content: TransferContent) { self.content = content }

  /// Moves the content over a view.
  ///
  /// - Returns: `true` if the view accepts it.
  mutating func move(over view: HeadlessView, to place: Point) -> Bool {
    let isField = textInput(view) != nil
    let listener = isField ? nil : view.interaction?.listener(for: content)?.listener
    guard isField || listener != nil else { return false }
    if receiver?.listener !== listener {
      leave()
      listener?.send(.drop(.entered))
    }
    receiver = Receiver(view: view, listener: listener, place: place)
    listener?.send(.drop(.moved(place)))
    return true
  }

  /// Moves the content away from all views.
  mutating func leave() {
    receiver?.listener?.send(.drop(.exited))
    receiver = nil
  }

  /// Drops the content on the view that it is over.
  ///
  /// - Returns: `true` if there is such a view, and it still accepts the content.
  mutating func drop() -> Bool {
    guard let receiver, let host = receiver.view.host, receiver.view.isVisible,
      receiver.view.isReactive
    else {
      leave()
      return false
    }
    let (field, place) = (textInput(receiver.view), receiver.place)
    // A field may have become editable, or no longer be, since the content came over it.
    guard (field != nil) == receiver.isField else {
      leave()
      return false
    }
    if let field {
      self.receiver = nil
      return field.accepts(dropAt: place) && drop(on: field, at: place, host)
    }
    guard let (listener, kinds) = receiver.view.interaction?.listener(for: content) else {
      leave()
      return false
    }
    self.receiver = nil
    let send = listener.sendingLater()
    return content.read(as: kinds, on: host.scheduler) { result in
      switch result {
      case .success(let content): send(.drop(.dropped(content, place)))
      case .failure(let error):
        error.report()
        send(.drop(.exited))
      }
    }
  }

  /// Returns a view as a field that inserts the content as text; `nil` for any other view.
  private func textInput(_ view: HeadlessView) -> HeadlessTextInputView? {
    (view as? HeadlessTextInputView).flatMap { $0.takesDrop(of: content) ? $0 : nil }
  }

  private func drop(
    on field: HeadlessTextInputView, at place: Point, _ host: HeadlessMountHost
  ) -> Bool {
    content.read(as: .text, on: host.scheduler) { [weak field] result in
      if case .success(.text(let text)) = result { field?.drop(text, at: place) }
      if case .failure(let error) = result { error.report() }
    }
  }
}
