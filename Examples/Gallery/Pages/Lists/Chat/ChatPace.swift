import Alidade

/// The pause between two words of an answer that is being written.
enum ChatPace: EnvironmentKey {
  static let defaultValue = Pace.milliseconds(60)
}
