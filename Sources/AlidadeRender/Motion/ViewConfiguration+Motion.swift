extension ViewConfiguration {
  /// Returns the value to which an attribute sets a property; `nil` if no attribute sets it.
  func option(of property: MotionProperty) -> ViewOption? {
    property.meaning.flatMap(option)
  }

  /// A Boolean value that is `true` if the view clips its content to its bounds.
  var clipsToBounds: Bool {
    if case .clipsToBounds(true)? = option(.clipsToBounds) { true } else { false }
  }

  /// The description of the view for assistive technologies; `nil` if no attribute sets it.
  var accessibility: Accessibility? {
    guard case .accessibility(let accessibility)? = option(.accessibility) else { return nil }
    return accessibility
  }

  /// Returns the option that an attribute with a meaning sets; `nil` if none does.
  private func option(_ meaning: AttributeMeaning) -> ViewOption? {
    for attribute in storage.attributes where attribute.meaning == meaning {
      // Proof: the meaning includes the class of the operations, and the meanings of options are
      // declared for this one (`ViewOptions`).
      return unsafeDowncast(
        attribute.operations, to: ValueAttribute<any NativeView, ViewOption>.self
      ).value
    }
    return nil
  }

  /// Returns the operations of an attribute whose value can be interpolated; `nil` if it isn't set.
  ///
  /// - Parameter number: the number of the attribute's meaning.
  func animated(_ number: Int32) -> (any AttributeOperations)? {
    for attribute in storage.attributes where attribute.meaning.number == number {
      return attribute.operations
    }
    return nil
  }

  /// A Boolean value that is `true` if the view can have any size during an animation, because its
  /// content is placed by its layout, or stretched.
  var isFreelyResized: Bool {
    switch storage.viewClass.kind {
    case .container, .pressable, .focusScope, .image, .canvas: true
    default: false
    }
  }

  /// Returns `true` if the view shows text, and shows another text or the same text in another
  /// style.
  func showsOtherText(than other: ViewConfiguration) -> Bool {
    storage !== other.storage && shownText != other.shownText
  }
}
