import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// Writes down what happens, in order.
@MainActor final class Recorder {
  var entries: [String] = []

  /// The entries so far; forgotten afterwards.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// An observer that writes its name and the event.
  func observer(_ name: String) -> NamedObserver { NamedObserver(name, self) }
}

/// Tells a recorder of each event.
@MainActor final class NamedObserver: MountObserver {
  private let name: String
  private let recorder: Recorder
  /// Called in each event, with where the unit is.
  var inspect: ((MountEvent, MountContext) -> Void)?

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  func unit(_ event: MountEvent, in context: MountContext) {
    recorder.entries.append("\(name) \(event)")
    inspect?(event, context)
  }
}
