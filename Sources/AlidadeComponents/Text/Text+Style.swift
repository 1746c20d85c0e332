import AlidadeRender

extension Text {
  /// Returns this text at a font size, in points.
  ///
  /// - Parameter size: the size, greater than zero and at most ``TextStyle/maximumSize``. Any other
  ///   size is reported, and ``TextStyle/defaultSize`` is used.
  public func size(_ size: Double) -> Text { styled { $0.size = size } }

  /// Returns this text in a different font weight.
  public func weight(_ weight: FontWeight) -> Text { styled { $0.weight = weight } }

  /// Returns this text in a different color.
  public func color(_ color: Color) -> Text { styled { $0.color = color } }

  /// Returns this text in a different font family.
  public func family(_ family: FontFamily) -> Text { styled { $0.family = family } }

  /// Returns this text in italics.
  public func italic(_ isItalic: Bool = true) -> Text { styled { $0.isItalic = isItalic } }

  /// Returns this text underlined.
  public func underline(_ isUnderlined: Bool = true) -> Text {
    styled { $0.isUnderlined = isUnderlined }
  }

  /// Returns this text struck through.
  public func strikethrough(_ isStruckThrough: Bool = true) -> Text {
    styled { $0.isStruckThrough = isStruckThrough }
  }

  /// Returns this text with a color behind it; `nil` for none.
  public func textBackground(_ color: Color?) -> Text { styled { $0.background = color } }

  /// Returns this text with characters larger or smaller than its font size, by a factor.
  ///
  /// Setting the size of a text with several styles preserves the factor. It must be finite and
  /// greater than zero; any other factor is reported.
  public func fontScale(_ factor: Double) -> Text { styled { $0.scale = factor } }

  /// Returns this text as code: monospaced, a little smaller, and on a background.
  public func code() -> Text {
    styled {
      $0.family = .monospaced
      $0.scale = 0.9
      $0.background = .codeBackground
    }
  }

  /// Returns this text with at most `count` lines; `nil` or a number less than 1 means no limit.
  public func lineLimit(_ count: Int?) -> Text { laidOut { $0.lineLimit = count } }

  /// Returns this text, truncated at a different place when it doesn't fit.
  public func truncation(_ truncation: TextContent.Truncation) -> Text {
    laidOut { $0.truncation = truncation }
  }

  /// Returns this text with a different alignment of its lines.
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
