import AlidadeLayout

/// A file of layout cases: their shared settings, and the cases as JSON.
public struct CaseFile {
  private let base: FlexStyle
  private let advance: Double
  private let space: Double
  private let lineHeight: Double
  private let baseline: Double
  /// The cases, not parsed yet.
  public let cases: [JSONValue]

  /// Creates a case file from its bytes.
  ///
  /// - Throws: ``JSONReader/Failure`` or ``StyleFailure``.
  public init(_ bytes: [UInt8]) throws {
    let document = try JSONReader.read(bytes)
    var base = FlexStyle()
    base.boxSizing = .contentBox
    try base.apply(document["defaults"]?.pairs ?? [], isRightToLeft: false)
    self.base = base
    let metrics = document["textMetrics"]
    advance = metrics?["advance"]?.number ?? 10
    space = metrics?["space"]?.number ?? advance
    lineHeight = metrics?["lineHeight"]?.number ?? 20
    baseline = metrics?["baseline"]?.number ?? 13
    cases = document["cases"]?.elements ?? []
  }

  /// Parses a case.
  ///
  /// - Parameters:
  ///   - value: one of ``cases``.
  ///   - expectedKey: the key of the expected frames.
  ///   - changing: a closure that changes the initial style of every node.
  /// - Returns: the case.
  /// - Throws: ``StyleFailure`` for an unknown style.
  public func read(
    _ value: JSONValue, expectedKey: String = "expected",
    changing: (inout FlexStyle) -> Void = { _ in }
  ) throws -> LayoutCase {
    var base = base
    changing(&base)
    var builder = Builder(file: self, base: base)
    let isRightToLeft = value["direction"]?.string == "rtl"
    try builder.add(value["root"] ?? .null, to: nil, isRightToLeft: isRightToLeft)
    let available = value["available"]
    let width = available?["width"]?.number
    let expected = (value[expectedKey]?.elements ?? []).map { frame in
      let numbers = frame.elements.map { $0.number ?? .nan }
      return numbers.count == 4
        ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
    }
    return LayoutCase(
      id: value["id"]?.string ?? "", tags: (value["tags"]?.elements ?? []).compactMap(\.string),
      tree: builder.tree, texts: builder.texts,
      space: FlexSpace(
        width: width.map { .fill($0) } ?? .maxContent, height: available?["height"]?.number),
      expected: expected)
  }

  private struct Builder {
    let file: CaseFile
    let base: FlexStyle
    var tree = FlexTree()
    var texts: [CaseText?] = []

    mutating func add(
      _ value: JSONValue, to parent: FlexNode?, isRightToLeft inherited: Bool
    ) throws {
      let pairs = value["style"]?.pairs ?? []
      var style = base
      var isRightToLeft = inherited
      if parent == nil, inherited { style.direction = .rightToLeft }
      if let own = value["style"]?["direction"]?.string, own != "inherit" {
        isRightToLeft = own == "rtl"
      }
      try style.apply(pairs, isRightToLeft: isRightToLeft)
      let text = value["text"].map { file.text($0, font: value["font"]) }
      let node = tree.append(style, to: parent, isMeasured: text != nil)
      texts.append(text)
      for child in value["children"]?.elements ?? [] {
        try add(child, to: node, isRightToLeft: isRightToLeft)
      }
    }
  }

  private func text(_ words: JSONValue, font: JSONValue?) -> CaseText {
    let font = font?.elements.compactMap(\.number) ?? []
    let advance = font.first ?? advance
    return CaseText(
      words: words.elements.map { Int($0.number ?? 0) }, advance: advance,
      space: font.isEmpty ? space : advance, lineHeight: font.count > 1 ? font[1] : lineHeight,
      baseline: baseline)
  }
}
