import Foundation

/// The lengths of random programs.
enum SoundnessSteps {
  /// The number of steps of a program: 1000, unless `ALIDADE_SOUNDNESS_STEPS` is set.
  static let count =
    ProcessInfo.processInfo.environment["ALIDADE_SOUNDNESS_STEPS"].flatMap(Int.init) ?? 1000
}
