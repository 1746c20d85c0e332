/// An error that is thrown when no window can be opened.
package struct MissingDisplay: Error, CustomStringConvertible {
  package init() {}

  package var description: String {
    """
    There is no display to open a window on. Run the program in a desktop session, start it with Scripts/demo, which \
    brings a virtual display along, or use --headless.
    """
  }
}
