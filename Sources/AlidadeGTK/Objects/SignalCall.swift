#if GTK
import AlidadeRender
import CGTK

/// One emission of a signal, to be passed to a closure with typed arguments.
@MainActor final class SignalCall {
  /// The result that the closure gave; ``GObjectValue/none`` for the signal's default result.
  var result = GObjectValue.none
  private let name: String
  private let values: [GObjectValue]
  private let types: [GType]
  private var index = 0

  /// The error for a value that the closure's argument type can't represent.
  private struct Unreadable: Error {}

  init(_ name: String, _ values: [GObjectValue], _ types: [GType]) {
    self.name = name
    self.values = values
    self.types = types
  }

  /// Reads the next argument; a value that the type can't represent is reported once.
  func next<Value: GObjectValueConvertible>(_ type: Value.Type) throws -> Value {
    guard index < values.count, index < types.count else { throw Unreadable() }
    defer { index += 1 }
    if let value = Value(values[index], of: types[index]) { return value }
    Diagnostics.reportOnce(
      Diagnostic(
        "The signal \"\(name)\" sent a value that its closure's argument can't hold.",
        values: ["value     \(values[index])", "argument  \(type)"],
        remedy: """
          Take an optional for text and objects that may be absent, a wider type for numbers, and an enumeration \
          that has all the members. The closure was not called.
          """))
    throw Unreadable()
  }
}
#endif
