#if GTK
import AlidadeRender
import CGTK

extension ViewAttribute where View == GTKWidgetView {
  /// Returns an attribute that calls a closure when the widget sends a signal.
  ///
  /// ```swift
  /// .signal("clicked") { save() }
  /// .signal("notify::active") { (isOn: Bool) in … }
  /// .signal("row-activated") { (row: OpaquePointer?) in … }
  /// ```
  ///
  /// The types of the closure's arguments are compared with those of the signal once, when the
  /// widget is connected. If the widget doesn't have the signal, or the closure can't accept its
  /// arguments, that is reported, and the closure is never called. Pointers are valid while the
  /// closure runs. Strings and objects may be absent, so declare these arguments as optionals.
  ///
  /// The widget is connected once; a newer closure replaces the older one without a native
  /// operation.
  ///
  /// - Parameters:
  ///   - name: the name of the signal, optionally with a detail.
  ///   - fileID: the file of the declaration, for reports.
  ///   - line: the line of the declaration, for reports.
  ///   - action: a closure that is called on the main thread. Its arguments are the signal's
  ///     arguments without the widget itself, or the property's value for `notify::`, or none. It
  ///     isn't called for changes that attributes make. If the signal has a result, its default
  ///     result is returned. `nil` creates an attribute that does nothing, as if it were absent.
  /// - Returns: the attribute; it isn't part of the view's shape.
  public static func signal<each Value: GObjectValueConvertible>(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    perform action: (@MainActor @Sendable (repeat each Value) -> Void)?
  ) -> ViewAttribute {
    guard let action else { return .on("gtk.signal", nil) }
    let use = SignalUse(name, SignalUse.types(repeat (each Value).self), result: nil) { signature in
      signature.fits(arguments: SignalUse.types(repeat (each Value).self), result: nil)
    }
    return .on(use, fileID, line) { call in
      // `next` reports an argument that it can't read.
      do { action(repeat try call.next((each Value).self)) } catch {}
    }
  }

  /// Returns an attribute that calls a closure when the widget sends a signal that expects a
  /// result.
  ///
  /// ```swift
  /// .signal("state-set", returning: Bool.self) { (isOn: Bool) in !isAllowed }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of the signal, optionally with a detail.
  ///   - result: the type of the result, which is compared with that of the signal, like the types
  ///     of the arguments. A signal that returns a pointer is reported, because nothing would
  ///     retain the result.
  ///   - fileID: the file of the declaration, for reports.
  ///   - line: the line of the declaration, for reports.
  ///   - action: a closure that is called on the main thread and returns the result of the signal.
  ///     Its arguments are the signal's arguments without the widget itself, or none. If an
  ///     attribute caused the signal, the closure isn't called, and the signal returns its default
  ///     result.
  /// - Returns: the attribute; it isn't part of the view's shape.
  public static func signal<Result: GObjectValueConvertible, each Value: GObjectValueConvertible>(
    _ name: String, returning result: Result.Type, fileID: StaticString = #fileID,
    line: UInt = #line, perform action: (@MainActor @Sendable (repeat each Value) -> Result)?
  ) -> ViewAttribute {
    guard let action else { return .on("gtk.signal", nil) }
    let use = SignalUse(name, SignalUse.types(repeat (each Value).self), result: result) {
      $0.fits(arguments: SignalUse.types(repeat (each Value).self), result: Result.self)
    }
    return .on(use, fileID, line) { call in
      // `next` reports an argument that it can't read.
      do { call.result = action(repeat try call.next((each Value).self)).gObjectValue } catch {}
    }
  }

  /// Returns an attribute that does nothing.
  private static func on(
    _ identifier: AttributeIdentifier, _ action: (@MainActor @Sendable (SignalCall) -> Void)?
  ) -> ViewAttribute {
    .on(identifier, perform: action, connect: { _, _ in }, disconnect: { _, _ in })
  }

  private static func on(
    _ use: SignalUse, _ fileID: StaticString, _ line: UInt,
    perform action: @escaping @MainActor @Sendable (SignalCall) -> Void
  ) -> ViewAttribute {
    .on(
      use.identifier, perform: action,
      connect: { view, handler in view.connect(use, to: handler) },
      disconnect: { view, _ in view.disconnect(use) }, fileID: fileID, line: line)
  }
}

/// A signal and the types of the closure that handles it.
private struct SignalUse: Sendable {
  let name: String
  /// The types of the closure, as written in Swift.
  let description: String
  /// The identifier of the attribute.
  ///
  /// It includes the types, so that a closure with other types is also compared with the signal.
  let identifier: AttributeIdentifier
  /// A function that returns `true` if the closure can handle a signal.
  let fits: @MainActor @Sendable (SignalSignature) -> Bool

  init(
    _ name: String, _ arguments: [any GObjectValueConvertible.Type],
    result: (any GObjectValueConvertible.Type)?,
    fits: @escaping @MainActor @Sendable (SignalSignature) -> Bool
  ) {
    self.name = name
    let list = arguments.map { "\($0)" }.joined(separator: ", ")
    description = "(\(list))" + (result.map { " -> \($0)" } ?? "")
    let isPlain = arguments.isEmpty && result == nil
    identifier = AttributeIdentifier("gtk.signal.\(name)\(isPlain ? "" : description)")
    self.fits = fits
  }

  static func types<each Value: GObjectValueConvertible>(
    _ type: repeat (each Value).Type
  ) -> [any GObjectValueConvertible.Type] {
    var types: [any GObjectValueConvertible.Type] = []
    repeat types.append(each type)
    return types
  }
}

extension GTKWidgetView {
  fileprivate func connect(_ use: SignalUse, to handler: EventHandler<SignalCall>) {
    guard let signature = SignalSignature(use.name, of: content.object) else {
      reportUnknownSignal(use.name)
      return
    }
    guard use.fits(signature) else {
      reportMismatch(use, signature)
      return
    }
    connections[use.identifier] = SignalConnection(use.name, of: content.object) {
      [weak self] arguments in
      guard let self else { return .none }
      @MainActor func send(_ arguments: [GObjectValue]) -> GObjectValue {
        let call = SignalCall(use.name, arguments, signature.arguments)
        handler.send(call)
        return call.result
      }
      guard let property = signature.property else { return send(arguments) }
      return ObjectProperty.withValue(property, of: content.object) { send([$0]) }
    }
  }

  fileprivate func disconnect(_ use: SignalUse) {
    connections[use.identifier] = nil
  }

  private func reportMismatch(_ use: SignalUse, _ signature: SignalSignature) {
    Diagnostics.report(
      Diagnostic(
        "The signal \"\(use.name)\" of \(ObjectType.name(of: content.object)) doesn't match its closure.",
        values: ["signal   \(signature.description)", "closure  \(use.description)"],
        remedy: """
          Declare the closure with the arguments of the signal, of types that can hold them, or without arguments. Its \
          result can't be a pointer. Until then, the closure isn't called.
          """))
  }

  private func reportUnknownSignal(_ name: String) {
    let isProperty = name.hasPrefix("notify::")
    let wanted = isProperty ? String(name.dropFirst("notify::".count)) : name
    let known =
      isProperty ? ObjectProperty.names(of: content.object) : ObjectType.signals(of: content.object)
    let near = NearNames.nearest(to: wanted, among: known)
    let kind = isProperty ? "property" : "signal"
    Diagnostics.report(
      Diagnostic(
        "\(ObjectType.name(of: content.object)) has no \(kind) \"\(wanted)\".",
        values: near.isEmpty ? [] : ["similar  \(near.joined(separator: ", "))"],
        remedy: """
          Signal names are checked when they are connected. Check the spelling; for changes of a property, use \
          "notify::" and the property's name. Until then, the closure isn't called.
          """))
  }
}
#endif
