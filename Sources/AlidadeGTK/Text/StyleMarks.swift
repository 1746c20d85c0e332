#if GTK
import AlidadeRender
import CGTK

/// Marks that associate each part of a Pango layout with the content's run from which it was made.
///
/// Pango joins neighboring runs with the same font, moves text when it is truncated, and adds an
/// ellipsis. Every item keeps its attributes, so the index of the run is stored in them as a color.
/// The actual colors are chosen when the text is drawn. The space for a component is an attribute,
/// too.
enum StyleMarks {
  /// Returns `true` if a text needs marks.
  static func areNeeded(for content: TextContent) -> Bool {
    content.runs.count > 1 || content.runs[0].space != nil
  }

  /// Sets the font, the mark and the space of each run of `content`.
  static func set(
    on layout: OpaquePointer, _ content: TextContent,
    description: (TextStyle) -> OpaquePointer
  ) {
    let attributes: OpaquePointer = pango_attr_list_new()
    var start: UInt32 = 0
    for (index, run) in content.runs.enumerated() {
      let end = start + UInt32(clamping: run.text.utf8.count)
      insert(
        pango_attr_font_desc_new(description(run.style)), into: attributes, from: start, to: end)
      insert(mark(index), into: attributes, from: start, to: end)
      if let space = run.space { insert(shape(space), into: attributes, from: start, to: end) }
      start = end
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Returns a function that finds the index of the run from which an item was made.
  ///
  /// If there are no marks, that is the only run.
  static func style(in content: TextContent) -> (UnsafeMutablePointer<PangoItem>) -> Int {
    let count = content.runs.count
    return { item in
      guard count > 1 else { return 0 }
      var next = item.pointee.analysis.extra_attrs
      while let element = next {
        next = element.pointee.next
        let attribute = element.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
        guard let color = pango_attribute_as_color(attribute) else { continue }
        let index = Int(color.pointee.color.red) << 16 | Int(color.pointee.color.green)
        return min(index, count - 1)
      }
      return 0
    }
  }

  /// Removes the spaces for components from the ellipses of a layout.
  ///
  /// An ellipsis has the attributes of the first character that it replaces. Before version 1.56,
  /// Pango also gives it the extents of the space.
  static func removeFromEllipses(of layout: OpaquePointer) {
    // Lines that may be changed aren't cached; Pango already has the extents of other lines.
    var next = pango_layout_get_lines(layout)
    while let element = next {
      next = element.pointee.next
      let line = element.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var run = line.pointee.runs
      while let current = run {
        run = current.pointee.next
        let glyphs = current.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
        guard let item = glyphs.pointee.item,
          item.pointee.analysis.flags & TextLines.ellipsisFlag != 0
        else { continue }
        removeShapes(from: item)
      }
    }
  }

  private static func removeShapes(from item: UnsafeMutablePointer<PangoItem>) {
    var next = item.pointee.analysis.extra_attrs
    while let element = next {
      next = element.pointee.next
      let attribute = element.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      guard attribute.pointee.klass.pointee.type == PANGO_ATTR_SHAPE else { continue }
      item.pointee.analysis.extra_attrs = g_slist_delete_link(
        item.pointee.analysis.extra_attrs, element)
      pango_attribute_destroy(attribute)
    }
  }

  private static func mark(_ index: Int) -> UnsafeMutablePointer<PangoAttribute>? {
    pango_attr_foreground_new(UInt16(truncatingIfNeeded: index >> 16), UInt16(index & 0xFFFF), 0)
  }

  private static func shape(_ space: TextSpace) -> UnsafeMutablePointer<PangoAttribute>? {
    var bounds = PangoRectangle(
      x: 0, y: -units(space.ascent), width: units(space.width),
      height: units(space.ascent + space.descent))
    return pango_attr_shape_new(&bounds, &bounds)
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer,
    from start: UInt32, to end: UInt32
  ) {
    guard let attribute, start < end else {
      if let attribute { pango_attribute_destroy(attribute) }
      return
    }
    attribute.pointee.start_index = start
    attribute.pointee.end_index = end
    pango_attr_list_insert(list, attribute)
  }
}
#endif
