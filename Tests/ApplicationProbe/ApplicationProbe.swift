#if GTK
import Alidade
import AlidadeGTK
import Foundation

/// An application that says on its standard output what happens to it.
///
/// The environment variable `PROBE_IDENTIFIER` is its identifier. With `PROBE_USAGE`, it has
/// options of its own:
///
/// - `--echo …` answers with the folder and the arguments, and the status 7;
/// - `--fail` answers with an error, and the status 3;
/// - `--choose KIND` opens a dialog for files, and says what was chosen;
/// - `--open ADDRESS`, `--open-file FILE` and `--trash FILE` ask the desktop, and say how that
///   ended;
/// - `--quit` ends the application.
@main struct ApplicationProbe: App {
  private static let environment = ProcessInfo.processInfo.environment

  let identifier = ApplicationProbe.environment["PROBE_IDENTIFIER"]
  let usage = ApplicationProbe.environment["PROBE_USAGE"]
  let name = "Probe"

  /// The kinds of dialogs that were asked for.
  func initialState() -> [String] { [] }

  func body(_ context: Context<[String]>) -> some Component {
    Window("Probe", size: Size(width: 200, height: 100)) { ProbeContent(kinds: context.state) }
      .onOpen { addresses in say("opened \(addresses.joined(separator: " "))") }
      .onCommandLine { answer($0, context) }
  }

  @MainActor private func answer(
    _ command: LaunchCommand, _ context: Context<[String]>
  ) -> LaunchAnswer {
    switch command.arguments.first {
    case nil:
      say("started")
      return LaunchAnswer()
    case "--echo":
      let words = [command.folder ?? "nowhere"] + command.arguments.dropFirst()
      return LaunchAnswer(exitStatus: 7, output: words.joined(separator: "|") + "\n")
    case "--fail":
      return LaunchAnswer(exitStatus: 3, errorOutput: "failed\n", bringsToFront: false)
    case "--quit":
      Task { await context.application.quit() }
      return LaunchAnswer(bringsToFront: false)
    case "--choose":
      context.update { $0.append(command.arguments.last ?? "") }
      return LaunchAnswer()
    case "--open", "--open-file", "--trash":
      ask(command.arguments, context.application)
      return LaunchAnswer()
    default:
      say("opened \(command.arguments.compactMap(command.address).joined(separator: " "))")
      return LaunchAnswer()
    }
  }

  /// Opens an address or a file, or moves a file to the trash.
  @MainActor private func ask(_ arguments: [String], _ application: ApplicationReference) {
    let (request, target) = (arguments.first ?? "", arguments.last ?? "")
    Task {
      do throws(DesktopError) {
        switch request {
        case "--open": try await application.open(target)
        case "--open-file": try await application.openFile(target)
        default: try await application.moveToTrash(target)
        }
        say("done \(request)")
      } catch {
        say("failed \(error.message)")
      }
    }
  }
}

private struct ProbeContent: Component, Equatable {
  let kinds: [String]

  func body(_ context: Context<NoState>) -> some Component {
    let kind = kinds.last
    Text("Probe").task(id: kinds.count) {
      guard let kind else { return }
      let files = await context.window.chooseFiles(request(kind))
      say("chosen \(files.joined(separator: " "))")
    }
  }

  private func request(_ kind: String) -> FileRequest {
    switch kind {
    case "save": FileRequest(.save(name: "poem.txt"), title: "Save")
    case "folder": FileRequest(.folder, title: "Folder")
    case "folders": FileRequest(.folders, title: "Folders")
    case "files":
      FileRequest(
        .files, title: "Pictures",
        filters: [
          FileRequest.Filter("Pictures", extensions: ["png"], types: ["image/jpeg"]),
          FileRequest.Filter("All"),
        ], folder: "/usr")
    default: FileRequest(.file)
    }
  }
}

/// Says a line at once, because another process waits for it.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
#else
/// An application without GTK, which does nothing.
@main struct ApplicationProbe {
  static func main() {}
}
#endif
