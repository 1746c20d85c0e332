import Foundation

/// The number of steps of random programs, which the environment variable `ALIDADE_SOUNDNESS_STEPS` changes.
enum SoundnessSteps {
  private static let given =
    ProcessInfo.processInfo.environment["ALIDADE_SOUNDNESS_STEPS"].flatMap(Int.init)

  /// Returns the number of steps of a program.
  ///
  /// - Parameter count: the number unless the variable says otherwise.
  static func count(_ count: Int) -> Int { given ?? count }
}
