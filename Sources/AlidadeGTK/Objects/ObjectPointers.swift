#if GTK
import CGTK

// Unchecked casts, like those of GTK's macros in C.

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as the pointer type that functions of `GObject` take.
  @inline(__always) var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }

  /// The name of the widget's class.
  var typeName: String {
    String(cString: g_type_name(object.pointee.g_type_instance.g_class.pointee.g_type))
  }

  /// The widget as a `GtkAccessible`.
  @inline(__always) var accessible: OpaquePointer { OpaquePointer(self) }

  /// The widget as a `GtkWindow`.
  @inline(__always) var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}

extension UnsafeMutableRawPointer {
  /// The object as a `GtkWidget`.
  @inline(__always) var widget: UnsafeMutablePointer<GtkWidget> {
    assumingMemoryBound(to: GtkWidget.self)
  }

  /// Returns `true` if the object is an instance of a type, or of a type that inherits from it.
  func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}

/// The types that GLib defines as macros, which Swift can't import.
enum FundamentalType {
  static let none = GType(1 << 2)
  static let interface = GType(2 << 2)
  static let char = GType(3 << 2)
  static let unsignedChar = GType(4 << 2)
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let unsignedInt = GType(7 << 2)
  static let long = GType(8 << 2)
  static let unsignedLong = GType(9 << 2)
  static let int64 = GType(10 << 2)
  static let unsignedInt64 = GType(11 << 2)
  static let enumeration = GType(12 << 2)
  static let flags = GType(13 << 2)
  static let float = GType(14 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)
  static let pointer = GType(17 << 2)
  static let boxed = GType(18 << 2)
  static let parameter = GType(19 << 2)
  static let object = GType(20 << 2)
  static let variant = GType(21 << 2)

  /// The integers that fit `Int32`.
  static let smallIntegers: Set = [char, unsignedChar, int]
  /// The integers of any width.
  static let integers: Set = [
    char, unsignedChar, int, unsignedInt, long, unsignedLong, int64, unsignedInt64,
  ]
  /// The types of floating-point numbers.
  static let fractions: Set = [float, double]
  /// The types whose values have nicknames.
  static let nicknamed: Set = [enumeration, flags]
  /// The types whose values are addresses.
  static let addresses: Set = [interface, pointer, boxed, parameter, object, variant]

  /// Returns `true` if the values of a type are addresses.
  static func isAddress(_ type: GType) -> Bool { addresses.contains(g_type_fundamental(type)) }
}

/// The flags of a `GParamSpec`, which Swift can't import.
enum ParameterFlag {
  static let readable: Int32 = 1 << 0
  static let writable: Int32 = 1 << 1
  static let constructOnly: Int32 = 1 << 3
}
#endif
