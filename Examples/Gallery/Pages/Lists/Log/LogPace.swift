import Alidade

/// The pause between two additions to a log.
enum LogPace: EnvironmentKey {
  static let defaultValue = Pace.milliseconds(200)
}
