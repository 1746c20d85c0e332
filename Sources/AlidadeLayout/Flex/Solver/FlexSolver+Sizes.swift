// Sizes of one box in a given space (CSS Sizing 3, and aspect ratios as in CSS Sizing 4).
extension FlexSolver {
  /// A height that is known before the content is laid out.
  struct Height {
    /// The height of the border box; indefinite if it follows from the content.
    var value: LayoutUnit
    var minimum: LayoutUnit
    var maximum: LayoutUnit
    /// A Boolean value that is `true` if the height follows from the aspect ratio and grows to hold
    /// the content.
    var holdsContent = false

    /// Returns the height for known content.
    @inline(__always) func resolved(content: LayoutUnit) -> LayoutUnit {
      if value.isIndefinite { return content.clamped(minimum, maximum) }
      return holdsContent ? max(value, min(content, maximum)) : value
    }
  }

  /// Returns the height of an item at a width, as far as it is known without the content.
  func height(
    of item: FlexItemReference, width: LayoutUnit, in space: FlexHeightSpace
  ) -> Height {
    let bounds = heightBounds(item, percent: space.percent)
    if space.fixed.isDefinite {
      return Height(value: space.fixed, minimum: bounds.minimum, maximum: bounds.maximum)
    }
    let style = styles + item.pointee.node
    var height = Height(value: .indefinite, minimum: bounds.minimum, maximum: bounds.maximum)
    let length = style.pointee.height
    height.value = borderBox(
      length, against: space.percent, inset: item.pointee.insetHeight, style.pointee.boxSizing)
    if height.value.isIndefinite {
      if !length.isPercent, space.stretches, space.available.isDefinite {
        height.value = max(item.pointee.insetHeight, space.available - item.pointee.marginHeight)
      } else if item.pointee.traits.contains(.hasAspectRatio), width.isDefinite {
        height.value = ratioHeight(item, width: width)
        height.holdsContent =
          !length.isPercent && style.pointee.minimumHeight.isKeyword
          && allowsAutomaticMinimum(item.pointee.node)
      } else {
        return height
      }
    }
    height.value = height.value.clamped(bounds.minimum, bounds.maximum)
    return height
  }

  /// Returns the height that children can refer to while the width of the box is unknown.
  @inline(__always)
  func initialHeight(of item: FlexItemReference, in space: FlexHeightSpace) -> LayoutUnit {
    if space.isIndefinite { return .indefinite }
    return height(of: item, width: .indefinite, in: space).value
  }

  /// Returns the width of an item whose height is on the main axis; `nil` if a child must be
  /// processed first.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - available: the width of the container's content box.
  ///   - stretches: `true` if an automatic width fills the available width.
  ///   - space: the values that the height depends on.
  /// - Returns: the width of the border box.
  func width(
    of item: FlexItemReference, available: LayoutUnit, stretches: Bool, in space: FlexHeightSpace
  ) -> LayoutUnit? {
    let style = styles + item.pointee.node
    let length = style.pointee.width
    var width = borderBox(
      length, against: available, inset: item.pointee.insetWidth, style.pointee.boxSizing)
    let hasRatio = item.pointee.traits.contains(.hasAspectRatio)
    var automaticMinimum = LayoutUnit.indefinite
    if width.isIndefinite {
      if stretches {
        width = max(item.pointee.insetWidth, available - item.pointee.marginWidth)
      } else {
        let limit = (available - item.pointee.marginWidth).notNegative
        guard let fitting = fitContent(item, limit: limit, in: space) else { return nil }
        width = fitting
        if hasRatio, mayApplyRatio(item, in: space), style.pointee.minimumWidth.isKeyword,
          allowsAutomaticMinimum(item.pointee.node)
        {
          guard let content = contentWidths(item, .minimum, ignoringRatio: true, in: space) else {
            return nil
          }
          automaticMinimum = content.minimum
        }
      }
    }
    var bounds = widthBounds(item, percent: available, automaticMinimum: automaticMinimum)
    if hasRatio, length.isKeyword, !stretches {
      bounds = narrowed(bounds, by: item, percentHeight: space.percent)
    }
    return width.clamped(bounds.minimum, bounds.maximum)
  }

  /// Returns the bounds of a width, narrowed by those that the ratio transfers from the height.
  func narrowed(
    _ bounds: (minimum: LayoutUnit, maximum: LayoutUnit), by item: FlexItemReference,
    percentHeight: LayoutUnit
  ) -> (minimum: LayoutUnit, maximum: LayoutUnit) {
    let transferred = transferredWidthBounds(item, heightBounds(item, percent: percentHeight))
    let least = max(bounds.minimum, min(transferred.minimum, bounds.maximum))
    let most = min(bounds.maximum, transferred.maximum)
    return (least, max(least, most))
  }

  /// Returns `true` if the width may follow from the height.
  func mayApplyRatio(_ item: FlexItemReference, in space: FlexHeightSpace) -> Bool {
    guard item.pointee.traits.contains(.hasAspectRatio) else { return false }
    let length = styles[item.pointee.node].height
    if length.isKeyword, !space.stretches { return false }
    if space.fixed.isDefinite { return true }
    return height(of: item, width: .indefinite, in: space).value.isDefinite
  }

  // MARK: - Intrinsic widths

  enum WantedWidths {
    case minimum
    case maximum
    case both

    var includesMinimum: Bool { self != .maximum }
    var includesMaximum: Bool { self != .minimum }
  }

  struct ContentWidths {
    var minimum: LayoutUnit
    var maximum: LayoutUnit
    /// A Boolean value that is `true` if the widths follow from the height by the aspect ratio.
    var followsRatio = false
  }

  /// Returns the shrink-to-fit width: the preferred width, limited to the available space.
  func fitContent(
    _ item: FlexItemReference, limit: LayoutUnit, in space: FlexHeightSpace
  ) -> LayoutUnit? {
    guard let widest = contentWidths(item, .maximum, in: space) else { return nil }
    if widest.maximum <= limit { return widest.maximum }
    guard let narrowest = contentWidths(item, .minimum, in: space) else { return nil }
    return max(narrowest.minimum, limit)
  }

  /// Returns the min-content and max-content widths of an item, as border boxes; `nil` if children
  /// must be processed first.
  func contentWidths(
    _ item: FlexItemReference, _ wanted: WantedWidths, ignoringRatio: Bool = false,
    in space: FlexHeightSpace
  ) -> ContentWidths? {
    let traits = item.pointee.traits
    guard traits.contains(.hasAspectRatio) else {
      let depends = traits.contains(.intrinsicWidthDependsOnHeight)
      let height = depends ? initialHeight(of: item, in: space) : .indefinite
      return intrinsicWidths(item, wanted, height: height, in: space)
    }
    let height = initialHeight(of: item, in: space)
    if !ignoringRatio, height.isDefinite {
      let width = ratioWidth(item, height: height)
      return ContentWidths(minimum: width, maximum: width, followsRatio: true)
    }
    guard var widths = intrinsicWidths(item, wanted, height: height, in: space) else { return nil }
    if height.isIndefinite {
      let bounds = transferredWidthBounds(item, heightBounds(item, percent: space.percent))
      widths.minimum = widths.minimum.clamped(bounds.minimum, bounds.maximum)
      widths.maximum = widths.maximum.clamped(bounds.minimum, bounds.maximum)
    }
    return widths
  }

  /// Returns the min-content and max-content widths without the item's own aspect ratio, from
  /// stored values or from the content.
  private func intrinsicWidths(
    _ item: FlexItemReference, _ wanted: WantedWidths, height: LayoutUnit,
    in space: FlexHeightSpace
  ) -> ContentWidths? {
    let node = item.pointee.node
    if item.pointee.traits.isDisjoint(with: [.isMeasured, .hasInFlowChildren]) {
      return ContentWidths(minimum: item.pointee.insetWidth, maximum: item.pointee.insetWidth)
    }
    dropStale(node, item.pointee.traits)
    var needed: FlexRecord.State = []
    if wanted.includesMinimum { needed.insert(.hasMinimum) }
    if wanted.includesMaximum { needed.insert(.hasMaximum) }
    let record = records + node
    if item.pointee.traits.contains(.isMeasured) {
      guard hasMeasuredWidths(node, needed) else { return nil }
    } else {
      var request = widthRequest(item, height: height, in: space)
      if record.pointee.heightForContent != request.widthKey {
        record.pointee.state.subtract([.hasMinimum, .hasMaximum])
      }
      if !record.pointee.state.isSuperset(of: needed) {
        // With several lines and negative margins, the minimum may exceed the maximum, which is
        // then raised to the minimum.
        let isWrapping = styles[node].flexWrap != .noWrap
        request.wantsMinimum = wanted.includesMinimum || isWrapping
        request.wantsMaximum = wanted.includesMaximum
        let isColumnWrap = item.pointee.traits.contains(.isColumnWrap)
        push(request, kind: isColumnWrap ? .columnWrapWidths : .intrinsicWidths)
        return nil
      }
    }
    return ContentWidths(
      minimum: LayoutUnit(record.pointee.minimumContent) + item.pointee.insetWidth,
      maximum: LayoutUnit(record.pointee.maximumContent) + item.pointee.insetWidth)
  }

  /// Returns the conditions that intrinsic widths depend on, as sizes of the content box.
  private func widthRequest(
    _ item: FlexItemReference, height: LayoutUnit, in space: FlexHeightSpace
  ) -> FlexRequest {
    var request = FlexRequest(
      node: item.pointee.node, width: .indefinite, percentWidth: .indefinite)
    guard item.pointee.traits.contains(.intrinsicWidthDependsOnHeight) else { return request }
    let inset = item.pointee.insetHeight
    if height.isDefinite {
      request.height = (height - inset).notNegative
      request.percentHeight = request.height
      request.widthKey = request.height.stored
    } else if item.pointee.traits.contains(.isColumnWrap) {
      // The column's own height limits the lines, even if percentages of it are indefinite.
      var own = self.height(of: item, width: .indefinite, in: space)
      if own.value.isDefinite { own.maximum = own.value }
      request.maximumHeight = (own.maximum - inset).notNegative
      if own.maximum < .unlimited { request.widthKey = -1 - request.maximumHeight.stored }
    }
    return request
  }
}
