import Foundation

/// The report of one run of a program.
struct Run {
  /// The figures by their names.
  let figures: [String: Double]
  /// The type of the renderer that painted the window.
  let renderer: String
  /// The version of GTK; `nil` in the reports of older revisions.
  let gtkVersion: String?

  /// Reads a line of JSON; returns `nil` if it isn't a report.
  init?(_ data: Data) {
    guard
      let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let renderer = values["renderer"] as? String
    else { return nil }
    figures = values.compactMapValues { ($0 as? NSNumber)?.doubleValue }
    self.renderer = renderer
    gtkVersion = values["gtk"] as? String
  }
}

/// A renderer of GTK, by its name in `GSK_RENDERER`.
enum Renderer: String {
  case cairo
  case gl

  /// The types that GTK may use for it, of which newer versions have another one for GL.
  var types: [String] {
    switch self {
    case .cairo: ["GskCairoRenderer"]
    case .gl: ["GskGLRenderer", "GskNglRenderer"]
    }
  }
}
