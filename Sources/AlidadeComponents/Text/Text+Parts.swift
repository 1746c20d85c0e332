import AlidadeCore
import AlidadeLayout
import AlidadeRender

// The links and components in a text.
extension Text {
  /// The components of the parts, in the order of the parts.
  var partComponents: [AnyComponent] {
    zip(parts, partRanges).map { part, range in
      switch part {
      case .component(let component, _): return component
      case .link(let link):
        let runs = link.runs.clamped(to: content.runs.indices)
        let text = content.runs[runs].map(\.copiedText).joined()
        let label = text.isEmpty ? link.address ?? text : text
        return AnyComponent(LinkArea(link: link, label: label, range: range))
      }
    }
  }

  /// The characters of each part, in bytes of the text.
  private var partRanges: [Range<Int>] {
    var starts = [0]
    for run in content.runs { starts.append(starts[starts.count - 1] + run.text.utf8.count) }
    return parts.map { part in
      let runs = part.runs.clamped(to: content.runs.indices)
      return starts[runs.lowerBound]..<starts[runs.upperBound]
    }
  }

  /// Returns the lines of the text, and the layout of each part that is a component.
  func lines(
    _ children: LayoutChildren, width: Double, _ context: LayoutContext
  ) -> (text: TextLayout, layouts: [Layout?]) {
    let room = SizeRange(max: Size(width: width, height: .infinity))
    // Nearly all texts have no parts, and iterating over the children alone takes a while.
    let layouts =
      parts.isEmpty
      ? []
      : zip(parts, children).map { part, child -> Layout? in
        if case .component = part { child.layout(in: room) } else { nil }
      }
    let content = content(in: context) { (layouts[$0]?.size.width ?? 0, layouts[$0]) }
    return (context.measurer.layout(content, width: width), layouts)
  }

  /// Returns the content with the layout direction of the context and the spaces that its
  /// components need.
  ///
  /// - Parameter measure: returns the width of a component, and its layout if its height is needed.
  func content(
    in context: LayoutContext, _ measure: (Int) -> (width: Double, layout: Layout?)
  ) -> TextContent {
    var content = content
    content.direction = context.direction
    for (index, part) in parts.enumerated() {
      // The application may have replaced the runs.
      guard case .component(_, let place) = part, content.runs.indices.contains(place),
        content.runs[place].space != nil
      else { continue }
      let run = content.runs[place]
      let (width, layout) = measure(index)
      let (ascent, descent) = layout.map { Text.extents(of: $0, run.style, context) } ?? (0, 0)
      let space = TextSpace(
        width: width, ascent: ascent, descent: descent, copiedText: run.copiedText)
      content.runs[place] = TextRun(space, style: run.style)
    }
    return content
  }

  /// Returns the distances of the edges of a component from the baseline of its line.
  private static func extents(
    of layout: Layout, _ style: TextStyle, _ context: LayoutContext
  ) -> (ascent: Double, descent: Double) {
    let height = layout.size.height
    // Baselines of lines are on whole points.
    if let baseline = layout.baseline {
      return (baseline.rounded(.up), (height - baseline).rounded(.up))
    }
    let line = context.measurer.layout(
      TextContent(runs: [TextRun("x", style: style)]), width: .infinity)
    let ascent = (height / 2 + line.baseline - line.size.height / 2).rounded()
    return (ascent, (height - ascent).rounded(.up))
  }

  /// Returns the placements of the parts; truncated parts have none.
  func placements(
    of children: LayoutChildren, _ layouts: [Layout?], in text: TextLayout, _ size: Size
  ) -> [ComponentLayout.Placement] {
    let origins = text.originsOfSpaces(width: size.width)
    let links = zip(parts, partRanges).compactMap { part, range in
      if case .link = part { range } else { nil }
    }
    var shown = text.shownRectangles(of: links, width: size.width)[...]
    return zip(parts, zip(children, layouts)).compactMap { part, placed in
      let (child, layout) = placed
      if case .component(_, let run) = part {
        guard let layout, let origin = origins[run] else { return nil }
        return ComponentLayout.Placement(layout, at: origin)
      }
      let rectangles = shown.removeFirst()
      guard let bounds = rectangles.dropFirst().reduce(rectangles.first, { $0?.union($1) }) else {
        return nil
      }
      return ComponentLayout.Placement(
        child.layout(in: SizeRange(exactly: bounds.size)), at: bounds.origin)
    }
  }
}
