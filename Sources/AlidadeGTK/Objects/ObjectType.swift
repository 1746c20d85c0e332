#if GTK
import CGTK

/// Looks up the types of GObjects.
enum ObjectType {
  /// The class of an object.
  static func classPointer(
    of object: UnsafeMutablePointer<GObject>
  ) -> UnsafeMutablePointer<GObjectClass> {
    UnsafeMutableRawPointer(object.pointee.g_type_instance.g_class)
      .assumingMemoryBound(to: GObjectClass.self)
  }

  /// The name of an object's type, such as `GtkSwitch`.
  static func name(of object: UnsafeMutablePointer<GObject>) -> String {
    g_type_name(object.pointee.g_type_instance.g_class.pointee.g_type).map { String(cString: $0) }
      ?? "?"
  }

  /// The type of a name, or `nil` if neither a registered type nor a type of a loaded library has it.
  ///
  /// A library's type is found as `GtkBuilder` finds it: `GtkSwitch` is what `gtk_switch_get_type` returns.
  static func named(_ name: String) -> GType? {
    let known = g_type_from_name(name)
    if known != 0 { return known }
    guard let program = g_module_open(nil, G_MODULE_BIND_LAZY) else { return nil }
    defer { g_module_close(program) }
    for function in functionNames(of: name) {
      var symbol: UnsafeMutableRawPointer?
      guard g_module_symbol(program, function, &symbol) != 0, let symbol else { continue }
      let type = unsafeBitCast(symbol, to: (@convention(c) () -> GType).self)()
      if type != 0 { return type }
    }
    return nil
  }

  /// The names that the function returning a type can have: words begin at capitals, and a run of capitals is one
  /// word (`GtkGLArea`, `gtk_gl_area_get_type`) or one with the word before it.
  static func functionNames(of name: String) -> [String] {
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
    return ["\(words)_get_type"]
  }
}
#endif
