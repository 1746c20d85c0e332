#if GTK
import CGTK
import Glibc

/// Lookups of GObject types.
enum ObjectType {
  /// Returns the class of an object.
  static func classPointer(
    of object: UnsafeMutablePointer<GObject>
  ) -> UnsafeMutablePointer<GObjectClass> {
    UnsafeMutableRawPointer(object.pointee.g_type_instance.g_class)
      .assumingMemoryBound(to: GObjectClass.self)
  }

  /// Returns the name of an object's type, such as `GtkSwitch`.
  static func name(of object: UnsafeMutablePointer<GObject>) -> String {
    g_type_name(object.pointee.g_type_instance.g_class.pointee.g_type).map { String(cString: $0) }
      ?? "?"
  }

  /// Returns the signal with a name, optionally with a detail as in `notify::active`; `nil` if the
  /// object has no such signal.
  static func signal(
    _ name: String, of object: UnsafeMutablePointer<GObject>
  ) -> (identifier: guint, detail: GQuark)? {
    var signal: (identifier: guint, detail: GQuark) = (0, 0)
    let type = object.pointee.g_type_instance.g_class.pointee.g_type
    guard g_signal_parse_name(name, type, &signal.identifier, &signal.detail, 1) != 0 else {
      return nil
    }
    return signal
  }

  /// Returns the names of the signals that an object can send.
  static func signals(of object: UnsafeMutablePointer<GObject>) -> [String] {
    var names: [String] = []
    var type = object.pointee.g_type_instance.g_class.pointee.g_type
    while type != 0 {
      var count: guint = 0
      if let identifiers = g_signal_list_ids(type, &count) {
        for index in 0..<Int(count) {
          if let name = g_signal_name(identifiers[index]) { names.append(String(cString: name)) }
        }
        g_free(identifiers)
      }
      type = g_type_parent(type)
    }
    return names
  }

  /// Returns the type with a name; `nil` if neither a registered type nor a type of a loaded
  /// library has that name.
  ///
  /// A library's type is found as `GtkBuilder` does it: `gtk_switch_get_type` returns `GtkSwitch`.
  static func named(_ name: String) -> GType? {
    let known = g_type_from_name(name)
    if known != 0 { return known }
    guard let symbol = dlsym(nil, functionName(of: name)) else { return nil }
    // Proof: GObject's naming rule gives functions of this name to types; they take no arguments.
    let type = unsafeBitCast(symbol, to: (@convention(c) () -> GType).self)()
    return type == 0 ? nil : type
  }

  /// Returns the name of the function that returns a type.
  ///
  /// Words begin at capital letters; in a run of capitals, the last one begins a word if a
  /// lowercase letter follows. For example, the function for `GtkGLArea` is `gtk_gl_area_get_type`.
  static func functionName(of name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase
            && index > 1 && letters[index - 2].isUppercase))
      if startsWord { words.append("_") }
      words.append(contentsOf: letter.lowercased())
    }
    return "\(words)_get_type"
  }
}
#endif
