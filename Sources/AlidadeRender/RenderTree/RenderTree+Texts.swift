import AlidadeLayout

/// A text in a render tree that the user can select.
package struct PlacedText: Sendable {
  /// The index of the unit that shows the text.
  package let unit: Int
  package let layout: TextLayout
  /// The frame in the coordinates of the root, in points.
  package let frame: Rect
}

extension RenderTree {
  /// The texts that the user can select, in component order, which is also the reading order.
  ///
  /// The text of an element that can be pressed is part of that element, and the text of a
  /// component inside a text is part of the outer text.
  ///
  /// - Complexity: O(units).
  package var texts: [PlacedText] {
    var found: [PlacedText] = []
    var origins = [Point](repeating: .zero, count: units.count)
    var hasOwnText = [Bool](repeating: false, count: units.count)
    for (index, unit) in units.enumerated() {
      let parent = Int(unit.parent)
      let origin = (parent < 0 ? .zero : origins[parent]) + unit.frame.origin
      origins[index] = origin
      let kind = unit.configuration?.viewClass.kind
      let isPart = parent >= 0 && hasOwnText[parent]
      hasOwnText[index] = isPart || kind == .pressable || kind == .text
      guard !isPart, let layout = unit.configuration?.shownText else { continue }
      found.append(
        PlacedText(
          unit: index, layout: layout, frame: Rect(origin: origin, size: unit.frame.size)))
    }
    return found
  }
}

extension MountedTree {
  /// Returns the view that shows the text of a unit; `nil` if it isn't mounted.
  package func textView(of unit: Int) -> (any TextView)? {
    records.indices.contains(unit) ? records[unit]?.view as? any TextView : nil
  }
}

extension Layout {
  /// The text that the component shows; `nil` if it isn't a text.
  package var text: TextLayout? { configuration?.shownText }
}

extension ViewConfiguration {
  /// The text that the view shows; `nil` if it isn't a text view.
  var shownText: TextLayout? {
    guard viewClass.kind == .text else { return nil }
    let attribute = storage.attributes.first { $0.identifier == .textLayout }
    return (attribute?.operations as? ValueAttribute<any TextView, TextLayout>)?.value
  }
}
