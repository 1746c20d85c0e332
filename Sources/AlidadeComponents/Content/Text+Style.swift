import AlidadeRender

extension Text {
  /// The same text in letters of `size` points.
  public func size(_ size: Double) -> Text { styled { $0.size = size } }

  /// The same text in heavier or lighter letters.
  public func weight(_ weight: FontWeight) -> Text { styled { $0.weight = weight } }

  /// The same text in another color.
  public func color(_ color: Color) -> Text { styled { $0.color = color } }

  /// The same text in other letters.
  public func family(_ family: FontFamily) -> Text { styled { $0.family = family } }

  /// The same text in slanted letters.
  public func italic(_ isItalic: Bool = true) -> Text { styled { $0.isItalic = isItalic } }

  /// The same text with a line under it.
  public func underline(_ isUnderlined: Bool = true) -> Text {
    styled { $0.isUnderlined = isUnderlined }
  }

  /// The same text with a line through it.
  public func strikethrough(_ isStruckThrough: Bool = true) -> Text {
    styled { $0.isStruckThrough = isStruckThrough }
  }

  /// The same text on at most `count` lines; `nil` means any number.
  public func lineLimit(_ count: Int?) -> Text { laidOut { $0.lineLimit = count } }

  /// The same text, cut off elsewhere when it does not fit.
  public func truncation(_ truncation: TextContent.Truncation) -> Text {
    laidOut { $0.truncation = truncation }
  }

  /// The same text with lines that stand elsewhere in its width.
  public func alignment(_ alignment: TextContent.Alignment) -> Text {
    laidOut { $0.alignment = alignment }
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    laidOut { content in
      for index in content.runs.indices { change(&content.runs[index].style) }
    }
  }

  private func laidOut(_ change: (inout TextContent) -> Void) -> Text {
    var text = self
    change(&text.content)
    return text
  }
}
