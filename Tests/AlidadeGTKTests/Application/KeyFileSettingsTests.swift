#if GTK
@testable import AlidadeGTK
import AlidadeTesting
import CGTK
import Foundation
import Testing

extension GTKTests {
  @Suite struct KeyFileSettingsTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("alidade-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder.path)
    }

    @Test func `settings come back from their file as they were`() throws {
      try withFolder { folder in
        let file = KeyFileSettings(path: "\(folder)/org.example.Notes/settings.ini")
        #expect(try file.load().isEmpty)
        let texts = [
          "editor.fontSize": "14.5", "name": "Ada\nLovelace \\ = ;#", "a.b.c": "",
          "windows.[odd] = id\n.width": "12", "windows.größe.width": "  13", "General.size": "1",
          "size": "2", " a b ": "3",
        ]
        try file.save(texts)
        #expect(try KeyFileSettings(path: file.path).load() == texts)
        try file.save(["name": "Ada"])
        #expect(try file.load() == ["name": "Ada"])
      }
    }

    @Test func `a person can read and edit the file`() throws {
      try withFolder { folder in
        let file = KeyFileSettings(path: "\(folder)/settings.ini")
        try file.save(["editor.fontSize": "14", "name": "Ada"])
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        #expect(text == "[editor]\nfontSize=14\n\n[General]\nname=Ada\n")
        try "# larger\n[editor]\nfontSize = 20\n".write(
          toFile: file.path, atomically: true, encoding: .utf8)
        #expect(try file.load() == ["editor.fontSize": "20"])
      }
    }

    @Test func `a folder that is a file is an error`() throws {
      try withFolder { folder in
        let path = "\(folder)/settings.ini"
        try "[General]\n".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: KeyFileSettings.FileError.self) {
          try KeyFileSettings(path: "\(path)/settings.ini").save(["a": "b"])
        }
      }
    }

    @Test func `a file that is something else is moved aside, which is reported`() throws {
      try withFolder { folder in
        let path = "\(folder)/settings.ini"
        for moved in ["\(path).damaged", "\(path).damaged-2"] {
          try "no key file".write(toFile: path, atomically: true, encoding: .utf8)
          let reports = try DiagnosticsRecorder.reports {
            let texts = try KeyFileSettings(path: path).load()
            #expect(texts.isEmpty)
          }
          #expect(reports.map(\.summary) == ["The file with the settings isn't a key file."])
          #expect(try String(contentsOfFile: moved, encoding: .utf8) == "no key file")
        }
        try KeyFileSettings(path: path).save(["a": "b"])
        #expect(try KeyFileSettings(path: path).load() == ["a": "b"])
      }
    }

    @Test func `a bad value is left out with a report, and stays in the file until it is replaced`()
      throws
    {
      try withFolder { folder in
        let file = KeyFileSettings(path: "\(folder)/settings.ini")
        try "[General]\npath=C:\\Users\nname=Ada\n".write(
          toFile: file.path, atomically: true, encoding: .utf8)
        func load() throws -> [String: String] {
          var texts: [String: String] = [:]
          let reports = try DiagnosticsRecorder.reports { texts = try file.load() }
          #expect(reports.map(\.summary) == ["A stored setting can't be decoded."])
          #expect(reports.first?.values.first == "setting  path")
          return texts
        }
        #expect(try load() == ["name": "Ada"])
        try file.save(["name": "Grace"])
        #expect(try load() == ["name": "Grace"])
        try file.save(["name": "Grace", "path": "/home"])
        #expect(try file.load() == ["name": "Grace", "path": "/home"])
      }
    }
  }
}
#endif
