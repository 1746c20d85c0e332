import Foundation

/// The lengths of random programs.
enum SoundnessSteps {
  private static let chosen =
    ProcessInfo.processInfo.environment["ALIDADE_SOUNDNESS_STEPS"].flatMap(Int.init)

  /// Returns the number of steps of a program.
  ///
  /// - Parameters:
  ///   - standard: the number without `ALIDADE_SOUNDNESS_STEPS`.
  ///   - share: the part of that variable that the program takes; most have slow steps.
  static func count(standard: Int, share: Double = 0.05) -> Int {
    chosen.map { max(1, Int(Double($0) * share)) } ?? standard
  }
}
