/// A shape of the pointer, with the meaning that it has in CSS.
///
/// The raw value is the name in CSS, which GTK uses, too.
public enum Cursor: String, Hashable, Sendable, CaseIterable {
  /// The shape of the desktop, usually an arrow.
  case `default`
  /// No pointer.
  case none
  /// Something that can be clicked, such as a link.
  case pointer
  /// Text that can be selected.
  case text
  /// Vertical text that can be selected.
  case verticalText = "vertical-text"
  /// A cell or a set of cells that can be selected.
  case cell
  /// A precise selection, as in a picture.
  case crosshair
  /// A menu is available.
  case contextMenu = "context-menu"
  /// Help is available.
  case help
  /// The program works, but can be used.
  case progress
  /// The program works and can't be used.
  case wait
  /// Something that can be dragged.
  case grab
  /// Something that is being dragged.
  case grabbing
  /// Something that is moved.
  case move
  /// A link to the dragged content is made.
  case alias
  /// The dragged content is copied.
  case copy
  /// The dragged content can't be dropped here.
  case noDrop = "no-drop"
  /// The requested action isn't possible.
  case notAllowed = "not-allowed"
  /// Something that scrolls in any direction.
  case allScroll = "all-scroll"
  /// A border between columns, which moves sideways.
  case columnResize = "col-resize"
  /// A border between rows, which moves up and down.
  case rowResize = "row-resize"
  /// An edge that moves sideways.
  case ewResize = "ew-resize"
  /// An edge that moves up and down.
  case nsResize = "ns-resize"
  /// A corner that moves up to the right and down to the left.
  case neswResize = "nesw-resize"
  /// A corner that moves up to the left and down to the right.
  case nwseResize = "nwse-resize"
  /// Something that can be magnified.
  case zoomIn = "zoom-in"
  /// Something that can be made smaller.
  case zoomOut = "zoom-out"
}
