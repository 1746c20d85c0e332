import AlidadeCore

/// A part of a text that is a child of it.
enum TextPart: Equatable, Sendable {
  /// Characters that are a link.
  case link(TextLink)
  /// A component, and the run that is the space for it.
  case component(AnyComponent, run: Int)

  /// The runs of the text that form the part.
  var runs: Range<Int> {
    switch self {
    case .link(let link): link.runs
    case .component(_, let run): run..<run + 1
    }
  }

  /// Returns the part for a text with further runs before it.
  func moved(by count: Int) -> TextPart {
    switch self {
    case .link(var link):
      link.runs = link.runs.lowerBound + count..<link.runs.upperBound + count
      return .link(link)
    case .component(let component, let run): return .component(component, run: run + count)
    }
  }
}
