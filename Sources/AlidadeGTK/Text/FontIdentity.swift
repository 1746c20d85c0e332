#if GTK
import CGTK
import Synchronization

/// A concrete font, whichever font map loaded it: what glyphs shaped with one map need to be drawn
/// with another.
struct FontIdentity: Hashable, Sendable {
  fileprivate let index: Int32

  /// What is known of a font.
  struct Facts: Hashable, Sendable {
    /// Family, style, absolute size and variations, as Pango writes them.
    let description: String
    /// What tells the file from all others.
    let face: FontFace
    /// Whether the font belongs to the main thread's map, which is then the only one that may draw
    /// it.
    let isOfMainThread: Bool
  }

  private struct Table {
    var identities: [Facts: FontIdentity] = [:]
    var facts: [Facts] = []
  }

  private static let table = Mutex(Table())

  /// Interns a font.
  ///
  /// Any thread.
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

/// The file that a font comes from, and the scale of its letters.
///
/// Two families can have one name, and two maps can choose differently between them. Glyph numbers
/// mean something in one file only, so the file is compared: by its head table, which holds a
/// checksum of the whole file.
struct FontFace: Hashable, Sendable {
  private var scaleX: Int32 = 0
  private var scaleY: Int32 = 0
  private let index: UInt32
  private let head: [UInt8]

  /// Reads the face of a font; call it where the font's map may be used.
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
