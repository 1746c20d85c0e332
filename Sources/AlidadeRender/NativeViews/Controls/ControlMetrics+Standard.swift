import AlidadeLayout

extension ControlMetrics {
  /// The metrics of backends that have no measured ones: near those of a desktop.
  public static let standard: ControlMetrics = {
    let style = TextStyle(size: 14)
    func fixed(_ width: Double, _ height: Double) -> Measure {
      Measure(minimum: Size(width: width, height: height), textStyle: style)
    }
    func around(_ width: Double, _ height: Double, least: Size = .zero) -> Measure {
      Measure(
        minimum: least, around: Size(width: width, height: height), textStyle: style)
    }
    return ControlMetrics(
      [
        .toggle: fixed(48, 26),
        .checkBox: around(22, 2, least: Size(width: 16, height: 20)),
        .radioButton: around(22, 2, least: Size(width: 16, height: 20)),
        .slider: fixed(40, 24),
        .markedSlider: around(0, 4, least: Size(width: 40, height: 30)),
        .stepper: around(76, 0, least: Size(width: 76, height: 34)),
        .progressBar: fixed(120, 6),
        .labelledProgressBar: around(0, 8, least: Size(width: 120, height: 6)),
        .spinner: fixed(16, 16),
        .levelBar: fixed(40, 8),
        .levelBlock: fixed(34, 8),
        .separator: fixed(1, 1),
        .picker: around(46, 16, least: Size(width: 46, height: 34)),
        .menuButton: around(46, 16, least: Size(width: 46, height: 34)),
        .menuIconButton: fixed(44, 34),
        .calendar: fixed(240, 210),
        .colorButton: fixed(48, 34),
        .link: around(20, 16, least: Size(width: 20, height: 34)),
      ], characterWidth: 7)
  }()
}
