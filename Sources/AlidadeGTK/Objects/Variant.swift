#if GTK
import CGTK

/// A value in a message on a bus.
@MainActor final class Variant {
  private let pointer: OpaquePointer

  /// Takes ownership of a reference, which may be floating.
  init(taking pointer: OpaquePointer) {
    self.pointer = g_variant_take_ref(pointer)
  }

  /// Adds a reference to a value that other code owns.
  convenience init(retaining pointer: OpaquePointer) {
    self.init(taking: g_variant_ref(pointer))
  }

  isolated deinit { g_variant_unref(pointer) }

  /// Calls a closure with the value, which lives until it returns.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  // MARK: - Making values

  /// Creates a string without NUL characters.
  static func text(_ text: String) -> Variant { Variant(taking: g_variant_new_string(text)) }

  /// Creates an object path, which must be valid.
  static func path(_ path: String) -> Variant { Variant(taking: g_variant_new_object_path(path)) }

  static func boolean(_ value: Bool) -> Variant {
    Variant(taking: g_variant_new_boolean(value ? 1 : 0))
  }

  static func bytes(_ bytes: some Collection<UInt8>) -> Variant {
    let type = g_variant_type_new("y")
    defer { g_variant_type_free(type) }
    return Array(bytes).withUnsafeBytes { bytes in
      Variant(taking: g_variant_new_fixed_array(type, bytes.baseAddress, gsize(bytes.count), 1))
    }
  }

  static func tuple(_ elements: [Variant]) -> Variant {
    withExtendedLifetime(elements) {
      var children = elements.map { Optional($0.pointer) }
      return Variant(taking: g_variant_new_tuple(&children, gsize(children.count)))
    }
  }

  /// Creates an array.
  ///
  /// - Parameters:
  ///   - type: the type of the elements, such as `o`.
  ///   - elements: the elements.
  static func array(of type: String, _ elements: [Variant]) -> Variant {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return withExtendedLifetime(elements) {
      var children = elements.map { Optional($0.pointer) }
      return Variant(taking: g_variant_new_array(type, &children, gsize(children.count)))
    }
  }

  static func texts(_ texts: [String: String]) -> Variant {
    array(of: "{ss}", texts.map { entry(.text($0.key), .text($0.value)) })
  }

  /// Creates a dictionary whose values have any types.
  static func properties(_ values: [String: Variant]) -> Variant {
    array(of: "{sv}", values.map { entry(.text($0.key), .boxed($0.value)) })
  }

  /// Wraps a value in a value that can have any type.
  static func boxed(_ value: Variant) -> Variant {
    Variant(taking: value.withPointer { g_variant_new_variant($0) })
  }

  private static func entry(_ key: Variant, _ value: Variant) -> Variant {
    Variant(
      taking: key.withPointer { key in
        value.withPointer { value in g_variant_new_dict_entry(key, value) }
      })
  }

  // MARK: - Reading values

  /// The type, such as `(ob)`.
  var type: String { String(cString: g_variant_get_type_string(pointer)) }

  /// The elements of a tuple, an array or a value that can have any type.
  var children: [Variant] {
    (0..<g_variant_n_children(pointer)).map {
      Variant(taking: g_variant_get_child_value(pointer, $0))
    }
  }

  /// The string or object path; empty for a value of another type.
  var text: String {
    ["s", "o"].contains(type) ? String(cString: g_variant_get_string(pointer, nil)) : ""
  }

  var boolean: Bool { type == "b" && g_variant_get_boolean(pointer) != 0 }

  /// The bytes of an array; empty for a value of another type.
  var bytes: [UInt8] {
    guard type == "ay" else { return [] }
    var count: gsize = 0
    let start = g_variant_get_fixed_array(pointer, &count, 1)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
#endif
