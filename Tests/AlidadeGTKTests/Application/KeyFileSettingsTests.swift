#if GTK
@testable import AlidadeGTK
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

    @Test func `a file that is something else, and a folder that is a file, are errors`() throws {
      try withFolder { folder in
        let path = "\(folder)/settings.ini"
        try "no key file".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: KeyFileSettings.FileError.self) { try KeyFileSettings(path: path).load() }
        try "[General]\npath=C:\\Users\n".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: KeyFileSettings.FileError.self) { try KeyFileSettings(path: path).load() }
        #expect(throws: KeyFileSettings.FileError.self) {
          try KeyFileSettings(path: "\(path)/settings.ini").save(["a": "b"])
        }
      }
    }
  }
}
#endif
