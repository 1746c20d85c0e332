import AlidadeLayout

extension FlexStyle {
  /// Applies CSS longhands, in order.
  ///
  /// - Parameters:
  ///   - pairs: names of properties and their values.
  ///   - isRightToLeft: `true` if the text is right-to-left; determines the logical edge that a
  ///     physical edge overrides.
  /// - Throws: ``StyleFailure`` for an unknown property or value.
  public mutating func apply(
    _ pairs: [(key: String, value: JSONValue)], isRightToLeft: Bool
  ) throws {
    for (key, value) in pairs {
      if try applyEdge(key, value, isRightToLeft) || applySize(key, value) { continue }
      if try applyKeyword(key, value) { continue }
      throw StyleFailure(key: key, value: "\(value)")
    }
  }

  private mutating func applyEdge(
    _ key: String, _ value: JSONValue, _ isRightToLeft: Bool
  ) throws -> Bool {
    var name = key[...]
    let edges: WritableKeyPath<FlexStyle, FlexEdges>
    if name.hasPrefix("margin-") {
      edges = \.margin
      name = name.dropFirst(7)
    } else if name.hasPrefix("padding-") {
      edges = \.padding
      name = name.dropFirst(8)
    } else if name.hasPrefix("border-") {
      edges = \.border
      name = name.dropFirst(7).dropLast(6)
    } else {
      edges = \.inset
      if name.hasPrefix("inset-") { name = name.dropFirst(6) }
    }
    return try self[keyPath: edges].apply(String(name), value, isRightToLeft, key)
  }

  private mutating func applySize(_ key: String, _ value: JSONValue) throws -> Bool {
    switch key {
    case "width": width = try value.length(key)
    case "height": height = try value.length(key)
    case "min-width": minimumWidth = try value.length(key)
    case "min-height": minimumHeight = try value.length(key)
    case "max-width": maximumWidth = try value.length(key)
    case "max-height": maximumHeight = try value.length(key)
    case "flex-basis": flexBasis = try value.length(key)
    case "row-gap": rowGap = try value.length(key)
    case "column-gap": columnGap = try value.length(key)
    case "flex-grow": flexGrow = Float(value.number ?? 0)
    case "flex-shrink": flexShrink = Float(value.number ?? 0)
    case "aspect-ratio": aspectRatio = Float(value.number ?? 0)
    case "order": order = Int16(clamping: Int(value.number ?? 0))
    default: return false
    }
    return true
  }

  private mutating func applyKeyword(_ key: String, _ value: JSONValue) throws -> Bool {
    guard let word = value.string else { return false }
    func choose<Value>(_ values: [String: Value]) throws -> Value {
      guard let found = values[word] else { throw StyleFailure(key: key, value: word) }
      return found
    }
    switch key {
    case "display": display = try choose(["flex": .flex, "none": .none])
    case "position":
      position = try choose(["relative": .relative, "static": .relative, "absolute": .absolute])
    case "direction":
      direction = try choose(["inherit": .inherit, "ltr": .leftToRight, "rtl": .rightToLeft])
    case "box-sizing":
      boxSizing = try choose(["border-box": .borderBox, "content-box": .contentBox])
    case "overflow":
      overflow = try choose([
        "visible": .visible, "clip": .clip, "hidden": .hidden, "scroll": .scroll, "auto": .scroll,
      ])
    case "flex-direction":
      flexDirection = try choose([
        "row": .row, "row-reverse": .rowReverse, "column": .column,
        "column-reverse": .columnReverse,
      ])
    case "flex-wrap":
      flexWrap = try choose(["nowrap": .noWrap, "wrap": .wrap, "wrap-reverse": .wrapReverse])
    case "align-items": alignItems = try alignment(key, word)
    case "align-self": alignSelf = try alignment(key, word)
    case "align-content": alignContent = try alignment(key, word)
    case "justify-content": justifyContent = try alignment(key, word)
    default: return false
    }
    return true
  }

  private func alignment(_ key: String, _ word: String) throws -> FlexAlignment {
    let words = word.split(separator: " ")
    guard let last = words.last, let found = FlexAlignment.named[String(last)] else {
      throw StyleFailure(key: key, value: word)
    }
    switch words.first {
    case "safe": return .safe(found)
    case "unsafe": return .unsafe(found)
    default: return found
    }
  }
}

extension FlexAlignment {
  fileprivate static let named: [String: FlexAlignment] = [
    "auto": .auto, "normal": .normal, "stretch": .stretch, "flex-start": .flexStart,
    "flex-end": .flexEnd, "center": .center, "start": .start, "end": .end,
    "self-start": .selfStart, "self-end": .selfEnd, "baseline": .baseline, "left": .left,
    "right": .right, "space-between": .spaceBetween, "space-around": .spaceAround,
    "space-evenly": .spaceEvenly,
  ]
}

extension FlexEdges {
  fileprivate mutating func apply(
    _ edge: String, _ value: JSONValue, _ isRightToLeft: Bool, _ key: String
  ) throws -> Bool {
    switch edge {
    case "left":
      left = try value.length(key)
      if isRightToLeft { end = .unset } else { start = .unset }
    case "right":
      right = try value.length(key)
      if isRightToLeft { start = .unset } else { end = .unset }
    case "top", "block-start": top = try value.length(key)
    case "bottom", "block-end": bottom = try value.length(key)
    case "inline-start": start = try value.length(key)
    case "inline-end": end = try value.length(key)
    default: return false
    }
    return true
  }
}

extension JSONValue {
  /// Returns a length in points, as a percentage, or as a keyword.
  fileprivate func length(_ key: String) throws -> FlexLength {
    if let number { return .points(number) }
    switch string {
    case "auto", "none": return .auto
    case "content": return .content
    default: break
    }
    guard let string, string.hasSuffix("%"), let value = Double(string.dropLast()) else {
      throw StyleFailure(key: key, value: "\(self)")
    }
    return .percent(value)
  }
}

/// The error for a property or value that isn't supported in case files.
public struct StyleFailure: Error, CustomStringConvertible {
  let key: String
  let value: String

  /// The message for the user.
  public var description: String { "The style \(key): \(value) is not one that cases use." }
}
