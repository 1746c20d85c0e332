/// A piece of Swift code in one color.
struct CodeToken: Equatable, Sendable {
  enum Kind: Sendable {
    case type
    case member
    case number
    case string
    case other
  }

  let kind: Kind
  let text: String

  /// Returns the pieces of a listing; joined, they are the listing.
  static func tokens(of code: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var rest = code[...]
    while let first = rest.first {
      let end = end(of: rest, beginningWith: first)
      let text = rest[..<end]
      let kind = kind(of: text)
      if kind == .other, let last = tokens.last, last.kind == .other {
        tokens[tokens.count - 1] = CodeToken(kind: .other, text: last.text + text)
      } else {
        tokens.append(CodeToken(kind: kind, text: String(text)))
      }
      rest = rest[end...]
    }
    return tokens
  }

  private static func end(of rest: Substring, beginningWith first: Character) -> String.Index {
    let second = rest.index(after: rest.startIndex)
    if first == "\"" {
      let close = rest[second...].firstIndex(of: "\"")
      return close.map { rest.index(after: $0) } ?? rest.endIndex
    }
    guard first == "." || isWord(first) else { return second }
    let end = rest[second...].firstIndex { !isWord($0) } ?? rest.endIndex
    return end
  }

  private static func kind(of text: Substring) -> Kind {
    guard let first = text.first else { return .other }
    if first == "\"" { return .string }
    if first == ".", text.count > 1 { return .member }
    if first.isNumber { return .number }
    return first.isUppercase ? .type : .other
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
