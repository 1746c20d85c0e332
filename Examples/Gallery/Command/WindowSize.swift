import Alidade
import ArgumentParser

/// The size of a window on the command line, such as `1100x760`.
struct WindowSize: ExpressibleByArgument, CustomStringConvertible {
  let width: Int
  let height: Int

  /// The valid widths and heights; smaller windows show nothing, and larger windows use too much
  /// memory for a demonstration.
  private static let range = 100...8000

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      WindowSize.range.contains(width), WindowSize.range.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }

  /// The size in points.
  var points: Size { Size(width: Double(width), height: Double(height)) }
}
