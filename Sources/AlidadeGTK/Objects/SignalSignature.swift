#if GTK
import CGTK

/// The types of the arguments and the result of an object's signal.
///
/// For `notify::` with the name of a property, the argument is the property's value.
struct SignalSignature {
  /// The types of the arguments after the object itself.
  let arguments: [GType]
  /// The type of the result; ``FundamentalType/none`` if there is none.
  let result: GType
  /// The property that is read in place of the arguments.
  let property: String?

  private static let notify = "notify::"

  /// Creates the signature of a signal, optionally with a detail, or returns `nil` if the object
  /// has no such signal or property.
  init?(_ signal: String, of object: UnsafeMutablePointer<GObject>) {
    if signal.hasPrefix(SignalSignature.notify) {
      let name = String(signal.dropFirst(SignalSignature.notify.count))
      guard let property = g_object_class_find_property(ObjectType.classPointer(of: object), name)
      else { return nil }
      let isReadable = property.pointee.flags.rawValue & ParameterFlag.readable != 0
      arguments = isReadable ? [property.pointee.value_type] : []
      result = FundamentalType.none
      self.property = isReadable ? name : nil
      return
    }
    guard let found = ObjectType.signal(signal, of: object) else { return nil }
    var query = GSignalQuery()
    g_signal_query(found.identifier, &query)
    arguments = (0..<Int(query.n_params)).map {
      SignalSignature.withoutScope(query.param_types[$0])
    }
    result = SignalSignature.withoutScope(query.return_type)
    property = nil
  }

  /// Returns a type without the bit that marks values that don't need to be copied.
  private static func withoutScope(_ type: GType) -> GType { type & ~1 }

  /// Returns `true` if a closure with arguments and a result of these types can handle the signal.
  ///
  /// A closure without arguments handles every signal.
  func fits(
    arguments types: [any GObjectValueConvertible.Type],
    result resultType: (any GObjectValueConvertible.Type)?
  ) -> Bool {
    if let resultType {
      // Nothing would retain an object that is returned as a pointer.
      if result == FundamentalType.none || FundamentalType.isAddress(result) { return false }
      if !resultType.represents(result) { return false }
    }
    if types.isEmpty { return true }
    return types.count == arguments.count
      && zip(types, arguments).allSatisfy { $0.represents($1) }
  }

  /// The arguments and the result as Swift types, each with the name of its GObject type.
  var description: String {
    let list = arguments.map(SignalSignature.describe).joined(separator: ", ")
    return "(\(list))"
      + (result == FundamentalType.none ? "" : " -> \(SignalSignature.describe(result))")
  }

  private static func describe(_ type: GType) -> String {
    let name = g_type_name(type).map { String(cString: $0) } ?? "?"
    let candidates: [(any GObjectValueConvertible.Type, String)] = [
      (Bool.self, "Bool"), (Int.self, "Int"), (Double.self, "Double"), (String.self, "String?"),
      (OpaquePointer.self, "OpaquePointer?"),
    ]
    guard let swift = candidates.first(where: { $0.0.represents(type) }) else { return name }
    return "\(swift.1) /* \(name) */"
  }
}
#endif
