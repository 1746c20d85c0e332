/// A formatter that writes numbers the same way on every machine, with up to three decimals and
/// without trailing zeros.
enum HeadlessNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let thousandths = Int64((value * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    var decimals = String(thousandths.magnitude % 1000)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}
