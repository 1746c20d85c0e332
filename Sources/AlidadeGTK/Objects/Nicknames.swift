#if GTK
import CGTK

/// The nicknames of the members of GObject enumerations and flags.
enum Nicknames {
  /// Returns the nickname of a member, or the nicknames of several flags separated by bars; `nil`
  /// for other types, and for numbers without a member.
  static func nickname(of value: GObjectValue, in type: GType) -> String? {
    let fundamental = g_type_fundamental(type)
    guard FundamentalType.nicknamed.contains(fundamental), let number = value.intValue,
      let classPointer = g_type_class_ref(type)
    else { return nil }
    defer { g_type_class_unref(classPointer) }
    return fundamental == FundamentalType.flags
      ? flags(number, classPointer.assumingMemoryBound(to: GFlagsClass.self))
      : member(number, classPointer.assumingMemoryBound(to: GEnumClass.self))
  }

  private static func member(
    _ number: Int, _ members: UnsafeMutablePointer<GEnumClass>
  ) -> String? {
    guard let number = Int32(exactly: number) else { return nil }
    return g_enum_get_value(members, number).map { String(cString: $0.pointee.value_nick) }
  }

  private static func flags(
    _ number: Int, _ members: UnsafeMutablePointer<GFlagsClass>
  ) -> String? {
    guard var rest = UInt32(exactly: number) else { return nil }
    var nicknames: [String] = []
    while rest != 0 {
      guard let member = g_flags_get_first_value(members, rest), member.pointee.value != 0 else {
        return nil
      }
      nicknames.append(String(cString: member.pointee.value_nick))
      rest &= ~member.pointee.value
    }
    return nicknames.joined(separator: "|")
  }
}
#endif
