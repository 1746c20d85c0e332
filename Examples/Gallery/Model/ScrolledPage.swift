/// A page with a list that a script can scroll.
protocol ScrolledPage: LayoutPage {
  /// The number of elements of the list.
  var rowCount: Int { get }
}
