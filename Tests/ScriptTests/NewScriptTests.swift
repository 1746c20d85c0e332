import Foundation
import ProgramRunning
import Testing

@Suite struct NewScriptTests {
  @Test func `in a checkout, a name is enough to create an application beside it`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "alidade-\(UUID().uuidString)")
    let checkout = folder.appending(path: "checkout")
    try files.createDirectory(at: checkout, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardized
    for part in ["Scripts", "Templates"] {
      try files.createSymbolicLink(
        at: checkout.appending(path: part), withDestinationURL: root.appending(path: part))
    }
    let run = try ProgramRun(
      URL(filePath: "/bin/bash"),
      ["-c", "cd \"$1\" && Scripts/new ToDo", "bash", checkout.path])
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try String(
      contentsOf: folder.appending(path: "ToDo/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("path: \"\(checkout.path)\""))
    #expect(!files.fileExists(atPath: checkout.appending(path: "ToDo").path))
  }
}
