/// A shape of the pointer, with the name and meaning that it has in CSS.
///
/// The raw value is the name in CSS, which GTK also uses.
public enum Cursor: String, Hashable, Sendable, CaseIterable {
  /// The desktop's default shape, usually an arrow.
  case `default`
  /// No pointer.
  case hidden = "none"
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
  /// The program is busy, but still responds.
  case progress
  /// The program is busy and doesn't respond.
  case wait
  /// Something that can be dragged.
  case grab
  /// Something that is being dragged.
  case grabbing
  /// Something that can be moved.
  case move
  /// Dropping creates a link to the dragged content.
  case alias
  /// Dropping copies the dragged content.
  case copy
  /// The dragged content can't be dropped here.
  case noDrop = "no-drop"
  /// The requested action isn't possible.
  case notAllowed = "not-allowed"
  /// Something that can be scrolled in any direction.
  case allScroll = "all-scroll"
  /// A border between columns that can be dragged sideways.
  case columnResize = "col-resize"
  /// A border between rows that can be dragged up and down.
  case rowResize = "row-resize"
  /// An edge that can be dragged sideways.
  case ewResize = "ew-resize"
  /// An edge that can be dragged up and down.
  case nsResize = "ns-resize"
  /// A corner that can be dragged up to the right and down to the left.
  case neswResize = "nesw-resize"
  /// A corner that can be dragged up to the left and down to the right.
  case nwseResize = "nwse-resize"
  /// Something that can be zoomed in on.
  case zoomIn = "zoom-in"
  /// Something that can be zoomed out of.
  case zoomOut = "zoom-out"
}
