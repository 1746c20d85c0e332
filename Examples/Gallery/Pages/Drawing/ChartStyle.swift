/// The look of a chart.
enum ChartStyle: Hashable, Sendable, CaseIterable {
  case line, bars
}
