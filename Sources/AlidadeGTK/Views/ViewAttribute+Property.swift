#if GTK
import AlidadeRender
import CGTK

extension ViewAttribute where View == GTKWidgetView {
  /// Returns an attribute that sets a property of the widget by name.
  ///
  /// The value is converted to the property's type. A property that doesn't exist, can't be set or
  /// has a different type is reported and left unchanged.
  ///
  /// - Parameters:
  ///   - name: the name, such as `active`.
  ///   - value: a Boolean, a number, a string, or an enumeration of these. GTK's enumerations and
  ///     flags also accept the nicknames of their members, such as `"vertical"` and `"center"`.
  ///   - fileID: the file of the declaration, for reports.
  ///   - line: the line of the declaration, for reports.
  /// - Returns: the attribute; it has no unapplicator.
  public static func property<Value: GObjectValueConvertible>(
    _ name: String, _ value: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    ViewAttribute(
      AttributeIdentifier("gtk.\(name)"), value.gObjectValue,
      isShown: { view, value in view.shows(value, as: name) }, fileID: fileID, line: line
    ) { view, value in
      view.setProperty(name, value)
    }
  }

  /// Returns an attribute that sets a property of the widget by name, and resets it for components
  /// without the attribute.
  ///
  /// For a component without the attribute, the property is set to `reset`. Therefore, the
  /// attribute isn't part of the view's shape, and components with and without it can share the
  /// view.
  public static func property<Value: GObjectValueConvertible>(
    _ name: String, _ value: Value, reset: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewAttribute {
    let initial = reset.gObjectValue
    return ViewAttribute(
      AttributeIdentifier("gtk.\(name) reset"), value.gObjectValue,
      unapplicator: { view, _ in view.setProperty(name, initial) },
      updater: { view, _, value in view.setProperty(name, value) },
      isShown: { view, value in view.shows(value, as: name) },
      fileID: fileID, line: line
    ) { view, value in
      view.setProperty(name, value)
    }
  }
}

extension GTKWidgetView {
  /// Sets a property of the widget; errors are reported.
  public final func setProperty(_ name: String, _ value: some GObjectValueConvertible) {
    ObjectProperty.set(name, to: value.gObjectValue, of: content.object)
  }

  /// Returns the value of a property of the widget.
  ///
  /// ```swift
  /// let isOn = view.property("active", as: Bool.self)
  /// ```
  ///
  /// - Returns: the value; `nil` if there is none. A missing property, or a property of a different
  ///   type, is reported, and the result is `nil`. Pointers aren't returned, because nothing would
  ///   retain the objects that they refer to; a closure for `notify::` receives them.
  public final func property<Value: GObjectValueConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    ObjectProperty.value(name, as: type, of: content.object)
  }

  fileprivate func shows(_ value: GObjectValue, as name: String) -> Bool {
    ObjectProperty.isShown(value, as: name, of: content.object)
  }
}
#endif
