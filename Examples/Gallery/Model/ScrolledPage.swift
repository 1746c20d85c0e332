/// A page with a list that a script can scroll, and that reports its number of rows.
protocol ScrolledPage: LayoutPage {}
