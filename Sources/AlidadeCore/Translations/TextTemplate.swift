/// A text of a program in the program's source language, with interpolated values.
///
/// ```swift
/// context.text("Moved to \(folder.name)")
/// ```
///
/// Write it as a literal where a parameter has this type, so that `Scripts/translations` finds it.
/// Translators see a placeholder `%s` for each value, and can reorder them as `%2$s` and `%1$s`.
public struct TextTemplate: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text in the format of a catalog: with placeholders, and with percent signs doubled if it
  /// has values.
  let id: String
  /// The values.
  let arguments: [String]

  /// Creates a text without values.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Creates a text without values from a string that isn't a literal.
  package init(_ text: String) {
    id = text
    arguments = []
  }

  /// Creates a text with values.
  public init(stringInterpolation: Interpolation) {
    id = stringInterpolation.id
    arguments = stringInterpolation.arguments
  }

  /// The parts of a text with values.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var id = ""
    fileprivate var arguments: [String] = []

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      id.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a part of the text.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal {
        id.append(character)
        if character == "%" { id.append(character) }
      }
    }

    /// Appends a value, with its description.
    ///
    /// Format numbers and dates for the user's language first, if they need more than digits.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      id += "%s"
      arguments.append(value.description)
    }
  }
}
