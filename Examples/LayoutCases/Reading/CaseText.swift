import AlidadeLayout

/// The text of a measured box: words with a fixed advance for each character, wrapped greedily.
public struct CaseText: Sendable {
  /// The number of characters in each word.
  let words: [Int]
  let advance: Double
  let space: Double
  let lineHeight: Double
  let baseline: Double

  /// Returns the size of the content box for a proposal.
  public func measure(_ proposal: FlexProposal) -> FlexMeasurement {
    switch proposal.width {
    case .minContent: return FlexMeasurement(width: minimumWidth, height: lineHeight)
    case .maxContent: return FlexMeasurement(width: maximumWidth, height: lineHeight)
    case .exactly(let width):
      return FlexMeasurement(
        width: width, height: Double(lines(in: width)) * lineHeight, baseline: baseline)
    }
  }

  private var minimumWidth: Double {
    Double(words.reduce(0) { max($0, $1) }) * advance
  }

  private var maximumWidth: Double {
    Double(words.reduce(0, +)) * advance + Double(max(0, words.count - 1)) * space
  }

  /// Returns the number of lines at a width.
  ///
  /// A line may overflow by one sixty-fourth, the layout unit of browsers.
  private func lines(in width: Double) -> Int {
    var lines = 1
    var used = 0.0
    for word in words {
      let length = Double(word) * advance
      if used == 0 {
        used = length
      } else if used + space + length <= width + 1.0 / 64 {
        used += space + length
      } else {
        lines += 1
        used = length
      }
    }
    return lines
  }
}
