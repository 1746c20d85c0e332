import AlidadeLayout
import Synchronization

extension ViewConfiguration {
  /// Returns the configuration of a native control.
  ///
  /// - Parameters:
  ///   - content: the content shown besides the value; its type determines the kind of control.
  ///   - value: the value, which stays authoritative when the user changes the control.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - direction: the side that lines begin on.
  ///   - options: the options of every view.
  ///   - others: further attributes of the view.
  ///   - onChange: a closure that the control calls on the main thread with the value that the user
  ///     chose. The control keeps that value only if it is set before the closure returns.
  /// - Returns: a configuration whose attributes are all part of the shape except the handlers.
  public static func control<Content: ControlContent>(
    _ content: Content, value: Content.Value, isEnabled: Bool = true,
    direction: LayoutDirection = .leftToRight, options: ViewOptions = ViewOptions(),
    attributes others: [ViewAttribute<any ControlView>] = [],
    onChange: @escaping @MainActor @Sendable (Content.Value) -> Void
  ) -> ViewConfiguration {
    let names = ControlNames.of(ControlKind(Content.self))
    var attributes: [ViewAttribute<any ControlView>] = [
      .on(
        names.change, perform: onChange,
        connect: { view, handler in view.connect(to: handler) },
        disconnect: { view, _ in view.disconnect() }),
      ViewAttribute(.controlDirection, direction) { view, direction in
        view.layoutDirection = direction
      },
      // Set the content before the value, which may not fit the previous content.
      ViewAttribute(names.content, content) { view, content in view.show(content) },
      ViewAttribute(names.value, value) { view, value in view.show(value: value) },
      ViewAttribute(.controlIsEnabled, isEnabled) { view, isEnabled in view.isEnabled = isEnabled },
    ]
    attributes += options.viewAttributes()
    attributes += others
    return ViewConfiguration(names.viewClass, attributes: attributes)
  }
}

/// The view class of one kind of control, and the identifiers of its attributes whose types differ
/// between kinds.
private struct ControlNames: Sendable {
  let viewClass: ViewClass<any ControlView>
  let change: AttributeIdentifier
  let content: AttributeIdentifier
  let value: AttributeIdentifier

  private init(_ kind: ControlKind) {
    viewClass = ViewClass(
      portable: PortableViewClass(.control(kind), role: kind.content.role))
    change = AttributeIdentifier("alidade.\(kind).change")
    content = AttributeIdentifier("alidade.\(kind).content")
    value = AttributeIdentifier("alidade.\(kind).value")
  }

  private static let known = Mutex<[ControlKind: ControlNames]>([:])

  static func of(_ kind: ControlKind) -> ControlNames {
    known.withLock { known in
      if let names = known[kind] { return names }
      let made = ControlNames(kind)
      known[kind] = made
      return made
    }
  }
}

extension AttributeIdentifier {
  static let controlDirection: AttributeIdentifier = "alidade.control.direction"
  static let controlIsEnabled: AttributeIdentifier = "alidade.control.isEnabled"
}
