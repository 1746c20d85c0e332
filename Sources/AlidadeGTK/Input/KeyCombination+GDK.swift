#if GTK
import AlidadeRender
import CGTK

extension KeyCombination {
  /// Creates the combination of a GDK key event, or returns `nil` for a key that `Key` doesn't
  /// include, such as Shift itself.
  init?(keyval: guint, state: guint) {
    guard let key = Key(keyval: keyval) else { return nil }
    self.init(key, KeyModifiers(state: state))
  }

  /// Creates the combination of the arguments of the signal `key-pressed`, or returns `nil` for a
  /// key that `Key` doesn't include, such as Shift itself.
  ///
  /// Shortcuts have Latin letters. With Control, Alt or Super, a letter of another script therefore
  /// stands for the Latin letter that another layout of the keyboard has on the same key.
  init?(keyPressed arguments: [GObjectValue]) {
    guard arguments.count > 2, let keyval = arguments[0].intValue,
      let keycode = arguments[1].intValue, let state = arguments[2].intValue
    else { return nil }
    self.init(
      keyval: guint(truncatingIfNeeded: keyval), state: guint(truncatingIfNeeded: state))
    guard case .character(let character) = key, !character.isASCII,
      !modifiers.isDisjoint(with: [.control, .alt, .super]),
      let latin = Key(latinAt: guint(truncatingIfNeeded: keycode))
    else { return }
    self = KeyCombination(latin, modifiers)
  }

  /// The keys in GTK's notation, such as `<Control>s`; `nil` if GDK has no such key.
  var accelerator: String? {
    guard let keyval = key.keyval,
      let name = gtk_accelerator_name(keyval, GdkModifierType(rawValue: modifiers.state))
    else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }
}

extension KeyModifiers {
  private static let masks: [(KeyModifiers, guint)] = [
    (.shift, GDK_SHIFT_MASK.rawValue), (.control, GDK_CONTROL_MASK.rawValue),
    (.alt, GDK_ALT_MASK.rawValue), (.super, GDK_SUPER_MASK.rawValue),
  ]

  init(state: guint) {
    self = KeyModifiers.masks.reduce(into: []) { if state & $1.1 != 0 { $0.insert($1.0) } }
  }

  /// The modifiers as a GDK mask.
  var state: guint {
    KeyModifiers.masks.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}

extension Key {
  private static let names: [(Key, [Int32])] = [
    (.enter, [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter]), (.escape, [GDK_KEY_Escape]),
    (.tab, [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab]),
    (.backspace, [GDK_KEY_BackSpace]), (.delete, [GDK_KEY_Delete, GDK_KEY_KP_Delete]),
    (.insert, [GDK_KEY_Insert, GDK_KEY_KP_Insert]),
    (.up, [GDK_KEY_Up, GDK_KEY_KP_Up]), (.down, [GDK_KEY_Down, GDK_KEY_KP_Down]),
    (.left, [GDK_KEY_Left, GDK_KEY_KP_Left]), (.right, [GDK_KEY_Right, GDK_KEY_KP_Right]),
    (.home, [GDK_KEY_Home, GDK_KEY_KP_Home]), (.end, [GDK_KEY_End, GDK_KEY_KP_End]),
    (.menu, [GDK_KEY_Menu]), (.back, [GDK_KEY_Back]),
    (.pageUp, [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]),
    (.pageDown, [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]),
  ]

  private static let keys: [guint: Key] = names.reduce(into: [:]) { keys, entry in
    for keyval in entry.1 { keys[guint(keyval)] = entry.0 }
  }

  fileprivate init?(keyval: guint) {
    let firstFunction = guint(GDK_KEY_F1)
    if let key = Key.keys[keyval] {
      self = key
    } else if (firstFunction..<firstFunction + 35).contains(keyval) {
      self = .function(Int(keyval - firstFunction) + 1)
    } else {
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval))
      guard let scalar, scalar.value != 0 else { return nil }
      self = .character(Character(scalar))
    }
  }

  /// Creates the ASCII character that some layout of the keyboard has on a key; returns `nil` if
  /// none has one there.
  fileprivate init?(latinAt keycode: guint) {
    var (keys, values) = (
      UnsafeMutablePointer<GdkKeymapKey>?.none, UnsafeMutablePointer<guint>?.none
    )
    var count: Int32 = 0
    guard let display = gdk_display_get_default(),
      gdk_display_map_keycode(display, keycode, &keys, &values, &count) != 0, let keys, let values
    else { return nil }
    defer {
      g_free(keys)
      g_free(values)
    }
    for index in 0..<Int(count) where keys[index].level == 0 {
      guard let key = Key(keyval: values[index]), case .character(let character) = key,
        character.isASCII
      else { continue }
      self = key
      return
    }
    return nil
  }

  /// The GDK key value; `nil` if GDK has no such key.
  var keyval: guint? {
    switch self {
    case .character(let character):
      return character.unicodeScalars.first.map { gdk_unicode_to_keyval($0.value) }
    case .function(let number):
      return (1...35).contains(number) ? guint(GDK_KEY_F1) + guint(number) - 1 : nil
    default: return Key.names.first { $0.0 == self }?.1.first.map { guint($0) }
    }
  }
}
#endif
