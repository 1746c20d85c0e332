#if GTK
import AlidadeRender
import CGTK

/// An emission of a signal that is passed to a closure with typed arguments.
@MainActor final class SignalCall {
  /// The result that the closure returned; ``GObjectValue/none`` for the signal's default result.
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

  /// Returns the next argument.
  ///
  /// A value that the type can't represent is reported once.
  func next<Value: GObjectValueConvertible>(_ type: Value.Type) throws -> Value {
    guard index < values.count, index < types.count else { throw Unreadable() }
    defer { index += 1 }
    if let value = Value(values[index], of: types[index]) { return value }
    Diagnostics.reportOnce(
      Diagnostic(
        "The signal \"\(name)\" sent a value that its closure's argument can't hold.",
        values: ["value     \(values[index])", "argument  \(type)"],
        remedy: """
          Declare the argument as an optional if the text or object can be absent, as a wider type for a number, or \
          as an enumeration with all members. The closure wasn't called.
          """))
    throw Unreadable()
  }
}
#endif
