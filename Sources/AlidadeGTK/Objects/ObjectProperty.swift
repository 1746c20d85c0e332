#if GTK
import AlidadeRender
import CGTK

/// Access to the properties of GObjects by name.
///
/// Failures are reported.
@MainActor enum ObjectProperty {
  /// Sets a property.
  ///
  /// A property that doesn't exist, can't be set or has a different type is reported and left
  /// unchanged.
  static func set(_ name: String, to value: GObjectValue, of object: UnsafeMutablePointer<GObject>)
  {
    guard let specification = specification(of: name, of: object, value: value) else { return }
    let flags = specification.pointee.flags.rawValue
    guard flags & ParameterFlag.writable != 0, flags & ParameterFlag.constructOnly == 0 else {
      reportReadOnly(name, of: object, value: value)
      return
    }
    var boxed = GValue()
    g_value_init(&boxed, specification.pointee.value_type)
    defer { g_value_unset(&boxed) }
    guard value.store(in: &boxed) else {
      reportMismatch(name, of: object, value: value, type: specification.pointee.value_type)
      return
    }
    g_object_set_property(object, name, &boxed)
  }

  /// Returns the value of a property, or ``GObjectValue/none`` if the property can't be read, is an
  /// address or doesn't exist.
  ///
  /// A property that doesn't exist is reported.
  ///
  /// Nothing retains the object at an address, so read an address with ``withValue(_:of:_:)``.
  static func value(_ name: String, of object: UnsafeMutablePointer<GObject>) -> GObjectValue {
    withValue(name, of: object) { $0.addressValue == nil ? $0 : .none }
  }

  /// Calls a closure with the value of a property, or ``GObjectValue/none`` if the property can't
  /// be read or doesn't exist.
  ///
  /// A property that doesn't exist is reported.
  ///
  /// An address is valid until the closure returns, because it refers to a copy or a retained
  /// object.
  static func withValue<Result>(
    _ name: String, of object: UnsafeMutablePointer<GObject>, _ body: (GObjectValue) -> Result
  ) -> Result {
    guard let specification = specification(of: name, of: object, value: nil),
      specification.pointee.flags.rawValue & ParameterFlag.readable != 0
    else { return body(.none) }
    var boxed = GValue()
    g_value_init(&boxed, specification.pointee.value_type)
    defer { g_value_unset(&boxed) }
    g_object_get_property(object, name, &boxed)
    return body(GObjectValue(&boxed))
  }

  /// Returns the value of a property as a Swift type; `nil` if there is none.
  ///
  /// A property is reported if it doesn't exist, has a different type, or is a pointer.
  static func value<Value: GObjectValueConvertible>(
    _ name: String, as type: Value.Type, of object: UnsafeMutablePointer<GObject>
  ) -> Value? {
    guard let specification = specification(of: name, of: object, value: nil) else { return nil }
    let propertyType = specification.pointee.value_type
    guard Value.represents(propertyType), !FundamentalType.isAddress(propertyType) else {
      reportUnreadable(name, of: object, type: propertyType, as: "\(type)")
      return nil
    }
    return Value(value(name, of: object), of: propertyType)
  }

  /// Returns `true` if a property has the given value, or if the two can't be compared.
  static func isShown(
    _ value: GObjectValue, as name: String, of object: UnsafeMutablePointer<GObject>
  ) -> Bool {
    guard g_object_class_find_property(ObjectType.classPointer(of: object), name) != nil else {
      return true
    }
    let shown = self.value(name, of: object)
    switch (shown, value) {
    case (.bool(let one), .bool(let other)): return one == other
    case (.string(let one), .string(let other)): return one == other
    default:
      // Properties may be less precise than the values that were assigned to them.
      guard let one = shown.doubleValue, let other = value.doubleValue else { return true }
      return Float(one) == Float(other)
    }
  }

  private static func specification(
    of name: String, of object: UnsafeMutablePointer<GObject>, value: GObjectValue?
  ) -> UnsafeMutablePointer<GParamSpec>? {
    let classPointer = ObjectType.classPointer(of: object)
    if let found = g_object_class_find_property(classPointer, name) { return found }
    reportUnknown(name, of: object, value: value)
    return nil
  }

  /// Returns the names of the properties of an object.
  static func names(of object: UnsafeMutablePointer<GObject>) -> [String] {
    var count: guint = 0
    guard
      let list = g_object_class_list_properties(ObjectType.classPointer(of: object), &count)
    else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0.pointee.name) } }
  }
}

extension ObjectProperty {
  private static func reportUnknown(
    _ name: String, of object: UnsafeMutablePointer<GObject>, value: GObjectValue?
  ) {
    let near = NearNames.nearest(to: name, among: names(of: object))
    Diagnostics.report(
      Diagnostic(
        "\(ObjectType.name(of: object)) has no property \"\(name)\".",
        values: [
          value.map { "value    \($0)" },
          near.isEmpty ? nil : "similar  \(near.joined(separator: ", "))",
        ].compactMap { $0 },
        remedy: """
          Property names are checked when they are used. Check the spelling, or whether another version of the toolkit \
          has the property. The attribute is skipped.
          """))
  }

  private static func reportReadOnly(
    _ name: String, of object: UnsafeMutablePointer<GObject>, value: GObjectValue
  ) {
    Diagnostics.report(
      Diagnostic(
        "The property \"\(name)\" of \(ObjectType.name(of: object)) can't be set.",
        values: ["value  \(value)"],
        remedy: """
          It is read-only, or can only be set when the object is created. The attribute is skipped.
          """
      ))
  }

  private static func reportUnreadable(
    _ name: String, of object: UnsafeMutablePointer<GObject>, type: GType, as wanted: String
  ) {
    let typeName = g_type_name(type).map { String(cString: $0) } ?? "?"
    Diagnostics.report(
      Diagnostic(
        "The property \"\(name)\" of \(ObjectType.name(of: object)) can't be read as \(wanted).",
        values: ["type  \(typeName)"],
        remedy: """
          Read it as a type that can hold its values. A pointer can be read only in a closure for "notify::", because \
          elsewhere, nothing would retain its object. Nothing is read.
          """))
  }

  private static func reportMismatch(
    _ name: String, of object: UnsafeMutablePointer<GObject>, value: GObjectValue, type: GType
  ) {
    let typeName = g_type_name(type).map { String(cString: $0) } ?? "?"
    Diagnostics.report(
      Diagnostic(
        "The property \"\(name)\" of \(ObjectType.name(of: object)) can't hold this value.",
        values: ["value  \(value)", "type   \(typeName)"],
        remedy: """
          Pass a value of that type: a number in its range or, for enumerations and flags, the nickname of a member. \
          The attribute is skipped.
          """))
  }
}
#endif
