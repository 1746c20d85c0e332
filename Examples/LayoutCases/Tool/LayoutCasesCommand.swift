import AlidadeLayout
import Foundation
import LayoutCaseReading

/// A tool that lays out the trees of a case file and writes their frames: `layout-cases IN.json
/// OUT.json`.
@main
struct LayoutCasesCommand {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      fail("Usage: layout-cases IN.json OUT.json")
    }
    do {
      let input = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
      let output = try frames(of: CaseFile(Array(input)))
      try Data(output.utf8).write(to: URL(fileURLWithPath: arguments[2]))
    } catch {
      fail("layout-cases: \(error)")
    }
  }

  /// Returns `{"frames": {id: [[x, y, width, height], …]}}`, one case per line.
  private static func frames(of file: CaseFile) throws -> String {
    var workspace = FlexWorkspace()
    var lines: [String] = []
    for value in file.cases {
      let layoutCase = try file.read(value)
      let frames = layoutCase.frames(using: &workspace).map { frame in
        "[\(frame.minX),\(frame.minY),\(frame.size.width),\(frame.size.height)]"
      }
      lines.append("\"\(layoutCase.id)\":[\(frames.joined(separator: ","))]")
    }
    return "{\"frames\":{\n\(lines.joined(separator: ",\n"))\n}}\n"
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
