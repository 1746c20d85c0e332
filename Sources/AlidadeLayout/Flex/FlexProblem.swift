/// An invalid value in a style, and the value that the solver uses instead.
public struct FlexProblem: Hashable, Sendable, CustomStringConvertible {
  /// The node with the style.
  public let node: FlexNode
  /// A description of the invalid value and of the value that is used instead.
  public let message: String

  /// A textual representation of the problem.
  public var description: String { "Flex node \(node.rawValue): \(message)" }
}

extension FlexTree {
  /// Returns the invalid values in all styles.
  ///
  /// - Complexity: O(nodes).
  public func problems() -> [FlexProblem] {
    styles.indices.flatMap { index in
      styles[index].problems().map { FlexProblem(node: FlexNode(index), message: $0) }
    }
  }
}

extension FlexStyle {
  /// Returns the invalid values in this style, as sentences.
  ///
  /// - Parameter spelling: returns the name that a sentence uses for a property of the style.
  package func problems(spelling: (String) -> String = { $0 }) -> [String] {
    if isSound { return [] }
    var problems: [String] = []
    for (property, length) in namedLengths {
      let name = spelling(property)
      if length == .invalid {
        problems.append(
          "\(name) isn't a finite number; it counts as auto, or as zero where auto isn't allowed.")
      } else if length.isCut {
        problems.append("\(name) is infinite or too large; it is clamped to \(length) points.")
      }
    }
    for (name, length) in namedLengths.dropFirst(8) where length.isNegative {
      problems.append("\(spelling(name)) is negative (\(length)); it counts as zero.")
    }
    if border.contains(\.isPercent) {
      problems.append("border is a percentage, but borders are in points; it counts as zero.")
    }
    for (name, factor) in [("flexGrow", flexGrow), ("flexShrink", flexShrink)]
    where !(factor >= 0) || factor.isInfinite {
      problems.append(
        "\(name) is \(factor); it counts as zero, or as the largest number if it is positive infinity."
      )
    }
    if !(aspectRatio >= 0) || aspectRatio.isInfinite {
      problems.append("aspectRatio is \(aspectRatio); it is ignored.")
    }
    if minimumWidth.exceeds(maximumWidth) {
      problems.append(
        "\(spelling("minimumWidth")) \(minimumWidth) is above \(spelling("maximumWidth")) "
          + "\(maximumWidth); the minimum is used.")
    }
    if minimumHeight.exceeds(maximumHeight) {
      problems.append(
        "\(spelling("minimumHeight")) \(minimumHeight) is above \(spelling("maximumHeight")) "
          + "\(maximumHeight); the minimum is used.")
    }
    return problems
  }

  /// A Boolean value that is `true` if the style has no problems; computed without creating
  /// strings.
  private var isSound: Bool {
    !margin.contains(\.isBroken) && !inset.contains(\.isBroken)
      && !padding.contains(\.isUnsound)
      && !border.contains { $0.isUnsound || $0.isPercent } && !hasUnsoundSize
      && flexGrow >= 0 && flexGrow.isFinite && flexShrink >= 0 && flexShrink.isFinite
      && aspectRatio >= 0 && aspectRatio.isFinite && !minimumWidth.exceeds(maximumWidth)
      && !minimumHeight.exceeds(maximumHeight)
  }

  private var hasUnsoundSize: Bool {
    width.isUnsound || height.isUnsound || minimumWidth.isUnsound || minimumHeight.isUnsound
      || maximumWidth.isUnsound || maximumHeight.isUnsound || flexBasis.isUnsound
      || rowGap.isUnsound || columnGap.isUnsound
  }

  /// The lengths by name; lengths that may be negative come first.
  private var namedLengths: [(String, FlexLength)] {
    margin.named("margin") + inset.named("inset") + padding.named("padding")
      + border.named("border") + [
        ("width", width), ("height", height), ("minimumWidth", minimumWidth),
        ("minimumHeight", minimumHeight), ("maximumWidth", maximumWidth),
        ("maximumHeight", maximumHeight), ("flexBasis", flexBasis), ("rowGap", rowGap),
        ("columnGap", columnGap),
      ]
  }
}

extension FlexEdges {
  /// Returns the edges by name, with `start` and `end` in place of the edges that they override.
  fileprivate func named(_ name: String) -> [(String, FlexLength)] {
    [
      ("\(name).left", start == .unset ? left : start),
      ("\(name).right", end == .unset ? right : end), ("\(name).top", top),
      ("\(name).bottom", bottom),
    ]
  }
}

extension FlexLength {
  fileprivate var isCut: Bool { isPoints && abs(units.raw) >= (1 << 29) - 1 }

  fileprivate var isBroken: Bool { self == .invalid || isCut }

  fileprivate var isUnsound: Bool { isBroken || isNegative }

  fileprivate var isNegative: Bool {
    isPoints ? units < .zero : isPercent && percentage < 0
  }

  fileprivate func exceeds(_ other: FlexLength) -> Bool {
    isPoints && other.isPoints && units > other.units
  }
}
