import AlidadeCore

/// A component in front of which a dialog of the desktop is open while a value is `true`.
struct FileDialog: ControllerProviding {
  let request: FileRequest
  let isPresented: Binding<Bool>
  let action: Action<[String]>
  let content: AnyComponent

  var body: some Component { content }

  final class Controller: ComponentController<FileDialog> {
    private var isOpen = false

    override func didMount() { openIfNeeded() }

    override func didUpdate(from older: FileDialog) { openIfNeeded() }

    private func openIfNeeded() {
      guard component.isPresented.value, !isOpen else { return }
      isOpen = true
      let (window, request) = (context.window, component.request)
      Task { [weak self] in
        let addresses = await window.chooseFiles(
          request.kind, title: request.title, filters: request.filters)
        self?.finish(addresses)
      }
    }

    private func finish(_ addresses: [String]) {
      isOpen = false
      component.isPresented.set(false)
      if !addresses.isEmpty { component.action(addresses) }
    }
  }
}

extension Component {
  /// Lets the user choose files in a dialog of the desktop while a value is `true`.
  ///
  /// The dialog can't be closed by the value.
  ///
  /// - Parameters:
  ///   - request: what the user can choose.
  ///   - isPresented: `true` while the dialog is open.
  ///   - action: called on the main thread with the addresses of the chosen files, such as
  ///     `file:///home/ada/poem.txt`; not called if the user chose none.
  public func fileDialog(
    _ request: FileRequest, isPresented: Binding<Bool>,
    action: @escaping @MainActor @Sendable (_ addresses: [String]) -> Void
  ) -> some Component {
    FileDialog(
      request: request, isPresented: isPresented, action: Action(action),
      content: AnyComponent(self))
  }
}
