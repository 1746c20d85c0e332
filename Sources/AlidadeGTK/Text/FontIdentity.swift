#if GTK
import CGTK
import Synchronization

/// A concrete font, independent of the font map that loaded it.
///
/// Glyphs that were shaped with one font map can be drawn with another by means of the identity.
/// An identity stays valid as long as the process runs, even if all maps have released the font;
/// sizes are rounded, so there are few.
struct FontIdentity: Hashable, Sendable {
  fileprivate let index: Int32

  /// The properties that identify a font.
  struct Facts: Hashable, Sendable {
    /// The family, style, absolute size and variations, in Pango's notation.
    let description: String
    /// The file and scale of the font.
    let face: FontFace
    /// A Boolean value that is `true` if the font belongs to the main thread's font map, which is
    /// then the only map that may draw it.
    let isOfMainThread: Bool
  }

  private struct Table {
    var identities: [Facts: FontIdentity] = [:]
    var facts: [Facts] = []
  }

  private static let table = Mutex(Table())

  /// Creates the identity of a font; equal facts always result in the same identity.
  ///
  /// This initializer can be called on any thread.
  init(_ facts: Facts) {
    self = FontIdentity.table.withLock { table in
      if let known = table.identities[facts] { return known }
      let new = FontIdentity(index: Int32(table.facts.count))
      table.facts.append(facts)
      table.identities[facts] = new
      return new
    }
  }

  private init(index: Int32) {
    self.index = index
  }

  var facts: Facts {
    FontIdentity.table.withLock { $0.facts[Int(index)] }
  }
}

/// The file of a font, and the scale of its letters.
///
/// Two families can have the same name, and two maps can choose between them differently. Glyph
/// numbers are valid for only one file, so the files are compared by their `head` tables, which
/// contain a checksum of the whole file.
struct FontFace: Hashable, Sendable {
  private var scaleX: Int32 = 0
  private var scaleY: Int32 = 0
  private let index: UInt32
  private let head: [UInt8]

  /// Creates the face of a font.
  ///
  /// Call it on a thread that may use the font's map.
  init(of font: UnsafeMutablePointer<PangoFont>) {
    guard let harfbuzz = pango_font_get_hb_font(font), let face = hb_font_get_face(harfbuzz) else {
      index = 0
      head = []
      return
    }
    hb_font_get_scale(harfbuzz, &scaleX, &scaleY)
    index = hb_face_get_index(face)
    let tag = "head".utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
    let table = hb_face_reference_table(face, tag)
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(table, &length)
    head = UnsafeRawBufferPointer(start: data, count: Int(length)).map { $0 }
  }
}
#endif
