import AlidadeLayout
import AlidadeRender

/// A writer that describes a view hierarchy as text.
@MainActor package struct HeadlessDump {
  /// The treatment of hidden views.
  enum HiddenViews {
    case omitted
    case marked
  }

  let hiddenViews: HiddenViews

  /// Returns a line for each view, indented by its depth.
  func text(of root: HeadlessView) -> String {
    var lines: [String] = []
    var pending = [(view: root, depth: 0)]
    while let (view, depth) = pending.popLast() {
      if view.isHidden, hiddenViews == .omitted { continue }
      let indentation = String(repeating: "  ", count: depth)
      lines.append(indentation + line(view))
      lines += view.contentDescriptions.map { indentation + "  " + $0 }
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ view: HeadlessView) -> String {
    var parts = [view.kindName, HeadlessDump.text(view.frame)]
    if let text = view.visibleText { parts.append(HeadlessDump.quoted(text)) }
    if view.isHidden { parts.append("hidden") }
    if view.isInert { parts.append("disappearing") }
    parts += view.stateDescriptions
    if let status = view.rowStatus {
      parts.append(HeadlessDump.description(of: status))
      if view.host?.focusedView === view { parts.append("focused") }
    }
    parts += HeadlessDump.descriptions(of: view.options, size: view.frame.size)
    return parts.joined(separator: " ")
  }

  /// Returns a frame as in `(8 16, 120 x 24)`.
  package nonisolated static func text(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let texts = numbers.map(HeadlessNumber.text)
    return "(\(texts[0]) \(texts[1]), \(texts[2]) x \(texts[3]))"
  }

  /// Returns a mark as in `(0 39, 200 x 2)` or `row (0 40, 200 x 40)`.
  nonisolated static func text(_ mark: InsertionMark) -> String {
    switch mark {
    case .line(let frame): text(frame)
    case .row(let frame): "row \(text(frame))"
    }
  }

  /// Returns the status of a row, as in `row 3 of 10 level 2 expanded selected`; rows and levels
  /// are counted from one.
  nonisolated static func description(of status: RowStatus) -> String {
    var words = ["row \(status.position + 1) of \(status.count)"]
    if let outline = status.outline {
      words.append("level \(outline.depth + 1)")
      words.append("node \(outline.position + 1) of \(outline.siblingCount)")
      if let isExpanded = outline.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    }
    if status.isSelected == true { words.append("selected") }
    if status.separator != nil { words.append("separated") }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  private static func descriptions(of options: ViewOptions, size: Size) -> [String] {
    var parts: [String] = []
    if let color = options.backgroundColor { parts.append("background \(hex(color))") }
    if let color = options.tintColor { parts.append("tint \(hex(color))") }
    if let mode = options.contentMode { parts.append("content mode \(mode)") }
    if let alpha = options.alpha, alpha != 1 { parts.append("alpha \(HeadlessNumber.text(alpha))") }
    if options.clipsToBounds == true { parts.append("clips") }
    if let clip = options.clip { parts.append(description(of: clip, for: size)) }
    if let border = options.border, border.width > 0 {
      parts.append("border \(HeadlessNumber.text(border.width)) \(hex(border.color))")
    }
    if let radius = options.cornerRadius, radius > 0 {
      parts.append("radius \(HeadlessNumber.text(radius))")
    }
    if let shadow = options.shadow, shadow.color != .clear { parts.append(description(of: shadow)) }
    if let transform = options.transform { parts += descriptions(of: transform) }
    if let tooltip = options.tooltip { parts.append("tooltip \(quoted(tooltip))") }
    if options.isInteractive == false { parts.append("not interactive") }
    if let accessibility = options.accessibility { parts += descriptions(of: accessibility) }
    if let cell = options.cell {
      parts.append("column \(quoted(cell.column)) \(cell.position + 1) of \(cell.count)")
    }
    return parts
  }

  /// Returns a clip as in `clipped to (0 0, 120 x 12) radius 4 outside 0.5`.
  private static func description(of clip: ViewClip, for size: Size) -> String {
    var words = ["clipped to \(text(clip.frame(in: size)))"]
    if clip.cornerRadius > 0 {
      words.append("radius \(HeadlessNumber.text(clip.cornerRadius(in: size)))")
    }
    if clip.outsideOpacity > 0 {
      words.append("outside \(HeadlessNumber.text(clip.outsideOpacity))")
    }
    return words.joined(separator: " ")
  }

  /// Returns a shadow as in `shadow 8 #000000 at (0 2) spread 1`.
  private static func description(of shadow: Shadow) -> String {
    var words = ["shadow \(HeadlessNumber.text(shadow.blur)) \(hex(shadow.color))"]
    if shadow.offset != .zero {
      let (x, y) = (shadow.offset.x, shadow.offset.y)
      words.append("at (\(HeadlessNumber.text(x)) \(HeadlessNumber.text(y)))")
    }
    if shadow.spread != 0 { words.append("spread \(HeadlessNumber.text(shadow.spread))") }
    return words.joined(separator: " ")
  }

  private static func descriptions(of transform: ViewTransform) -> [String] {
    var parts: [String] = []
    if transform.translation != .zero {
      let (x, y) = (transform.translation.x, transform.translation.y)
      parts.append("moved by (\(HeadlessNumber.text(x)) \(HeadlessNumber.text(y)))")
    }
    if transform.scale != Size(width: 1, height: 1) {
      let (x, y) = (transform.scale.width, transform.scale.height)
      let factors =
        x == y ? HeadlessNumber.text(x) : "\(HeadlessNumber.text(x)) x \(HeadlessNumber.text(y))"
      parts.append("scaled by \(factors)")
    }
    if transform.rotation != .zero {
      parts.append("rotated by \(HeadlessNumber.text(transform.rotation.degrees))°")
    }
    return parts
  }

  private static func descriptions(of accessibility: Accessibility) -> [String] {
    var parts: [String] = []
    if let label = accessibility.label { parts.append("label \(quoted(label))") }
    if let hint = accessibility.hint { parts.append("hint \(quoted(hint))") }
    if let isPressed = accessibility.isPressed { parts.append(isPressed ? "pressed" : "unpressed") }
    if let isChecked = accessibility.isChecked { parts.append(isChecked ? "checked" : "unchecked") }
    if let isSelected = accessibility.isSelected {
      parts.append(isSelected ? "selected" : "not selected")
    }
    if let isExpanded = accessibility.isExpanded {
      parts.append(isExpanded ? "expanded" : "collapsed")
    }
    if let level = accessibility.headingLevel { parts.append("heading level \(level)") }
    if let sort = accessibility.sort { parts.append("sorted \(sort)") }
    if let value = accessibility.value { parts.append("value \(description(of: value))") }
    if accessibility.isHidden { parts.append("not read out") }
    return parts
  }

  private static func description(of value: AccessibilityValue) -> String {
    switch value {
    case .number(let number): HeadlessNumber.text(number)
    case .text(let text): quoted(text)
    case .isOn, .color, .playback: "\(value)"
    }
  }

  /// Returns a color as in CSS, or both of its appearances with a slash between them.
  nonisolated static func hex(_ color: Color) -> String {
    let light = HeadlessColor.hex(color.light)
    return color.light == color.dark ? light : "\(light)/\(HeadlessColor.hex(color.dark))"
  }
}

extension HeadlessView {
  /// Returns the view and its descendants as text: a line for each view with its kind, frame, text
  /// and state, indented by depth.
  ///
  /// ```
  /// container (0 0, 320 x 480)
  ///   text (8 8, 60 x 19) "Hello"
  /// ```
  ///
  /// - Parameter includesHidden: `true` to list hidden views, marked as hidden; `false` to omit
  ///   them with their descendants.
  public final func dump(includesHidden: Bool = false) -> String {
    HeadlessDump(hiddenViews: includesHidden ? .marked : .omitted).text(of: self)
  }

  /// The texts of all visible views in the view, from back to front, as shown.
  public final var visibleTexts: [String] {
    guard isVisible else { return [] }
    var texts: [String] = []
    var pending = [self]
    while let view = pending.popLast() {
      if view.isHidden { continue }
      if let text = view.visibleText { texts.append(text) }
      view.pushSubviews(to: &pending)
    }
    return texts
  }
}
