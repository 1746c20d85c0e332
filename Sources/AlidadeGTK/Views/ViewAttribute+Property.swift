#if GTK
import AlidadeRender
import CGTK

extension ViewAttribute where View == GTKWidgetView {
  /// Sets a property of the widget by name; the value is converted to the property's type.
  ///
  /// A property that does not exist, cannot be set or has another type is reported and left alone.
  ///
  /// - Parameters:
  ///   - name: the name, such as `active`.
  ///   - value: a Boolean, a number, text, or an enumeration of these. GTK's enumerations and flags
  ///     also take the nicknames of their members, such as `"vertical"` and `"center"`.
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

  /// Sets a property of the widget by name, and sets it to `reset` for a component that does not
  /// set it.
  ///
  /// So the property is not part of the view's shape, and components with and without it can share
  /// the view.
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

  /// Calls a closure when the widget sends a signal.
  ///
  /// ```swift
  /// .signal("clicked") { _ in save() }
  /// .signal("notify::active") { arguments in isOn = arguments[0].boolValue }
  /// ```
  ///
  /// The widget is connected once; a newer closure replaces the older one without a native
  /// operation. A signal that the widget does not have is reported, and the closure is never
  /// called.
  ///
  /// - Parameters:
  ///   - name: the name of the signal, optionally with a detail.
  ///   - fileID: the file of the declaration, for reports.
  ///   - line: the line of the declaration, for reports.
  ///   - action: called on the main thread with the signal's arguments except the widget itself, or
  ///     for `notify::` with the property's value. Changes made by attributes do not call it. A
  ///     signal with a result returns the default one.
  /// - Returns: the attribute; it is not part of the view's shape.
  public static func signal(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    perform action: @escaping @MainActor @Sendable ([GObjectValue]) -> Void
  ) -> ViewAttribute {
    .on(
      AttributeIdentifier("gtk.signal.\(name)"), perform: action,
      connect: { view, handler in view.connect(name, to: handler) },
      disconnect: { view, _ in view.disconnect(name) }, fileID: fileID, line: line)
  }
}

extension GTKWidgetView {
  /// Sets a property of the widget; errors are reported.
  public final func setProperty(_ name: String, _ value: some GObjectValueConvertible) {
    ObjectProperty.set(name, to: value.gObjectValue, of: content.object)
  }

  /// Returns the value of a property of the widget; an unknown name is reported.
  public final func property(_ name: String) -> GObjectValue {
    ObjectProperty.value(name, of: content.object)
  }

  fileprivate func shows(_ value: GObjectValue, as name: String) -> Bool {
    ObjectProperty.isShown(value, as: name, of: content.object)
  }

  fileprivate func connect(_ signal: String, to handler: EventHandler<[GObjectValue]>) {
    let notify = "notify::"
    let property = signal.hasPrefix(notify) ? String(signal.dropFirst(notify.count)) : nil
    let connection = SignalConnection(signal, of: content.object) { [weak self] arguments in
      guard let self else { return .none }
      handler.send(property.map { [self.property($0)] } ?? arguments)
      return .none
    }
    guard let connection else {
      reportUnknownSignal(signal)
      return
    }
    connections[signal] = connection
  }

  fileprivate func disconnect(_ signal: String) {
    connections[signal] = nil
  }

  private func reportUnknownSignal(_ name: String) {
    let near = NearNames.nearest(to: name, among: ObjectType.signals(of: content.object))
    Diagnostics.report(
      Diagnostic(
        "\(ObjectType.name(of: content.object)) has no signal \"\(name)\".",
        values: near.isEmpty ? [] : ["similar  \(near.joined(separator: ", "))"],
        remedy: """
          Names of signals are checked when they are connected. Look for a misspelling; a change of a property is told \
          by "notify::" and the property's name. The closure is never called.
          """))
  }
}
#endif
