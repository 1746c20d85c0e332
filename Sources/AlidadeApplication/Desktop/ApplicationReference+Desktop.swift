import AlidadeComponents

extension ApplicationReference {
  /// Opens an address with the desktop's program for its scheme, such as a browser.
  ///
  /// ```swift
  /// Button("Help") { Task { try await context.application.open("https://example.org/help") } }
  /// ```
  ///
  /// As for a ``Link``, only addresses without control characters whose scheme is in
  /// ``AllowedLinkSchemes`` are opened; an `.environment(_:_:)` around the component can change
  /// these schemes. Any other address is reported.
  ///
  /// - Throws: the reason why the address wasn't opened.
  @MainActor public func open(_ address: String) async throws(DesktopError) {
    if let refusal = AddressRule.refusal(of: address, allowedSchemes) {
      AddressRule.report(refusal, of: address, allowedSchemes)
      throw DesktopError("\(address.debugDescription) isn't an address that can be opened.")
    }
    let isFile = AddressRule.scheme(of: address) == "file"
    try await perform(isFile ? .openFile(address) : .open(address))
  }

  /// Opens a file with the desktop's program for its type.
  ///
  /// A file that is itself a program isn't opened.
  ///
  /// - Parameter file: the address of the file, such as `file:///home/ada/poem.txt`, or its
  ///   absolute path.
  /// - Throws: the reason why the file wasn't opened.
  @MainActor public func openFile(_ file: String) async throws(DesktopError) {
    try await perform(.openFile(FileAddress.address(of: file)))
  }

  /// Selects a file in the file manager, or opens its folder if the file manager can't select it.
  ///
  /// - Parameter file: the address of the file or its absolute path.
  /// - Throws: the reason why the folder wasn't opened.
  @MainActor public func showInFolder(_ file: String) async throws(DesktopError) {
    try await perform(.showInFolder(FileAddress.address(of: file)))
  }

  /// Moves a file or a folder to the trash.
  ///
  /// - Parameter file: the address of the file or its absolute path.
  /// - Throws: the reason why it wasn't moved; some file systems have no trash.
  @MainActor public func moveToTrash(_ file: String) async throws(DesktopError) {
    try await perform(.moveToTrash(FileAddress.address(of: file)))
  }

  @MainActor private func perform(_ request: DesktopRequest) async throws(DesktopError) {
    guard let application, let toolkit = application.toolkit else {
      throw DesktopError("The application isn't running.")
    }
    let error = await withCheckedContinuation {
      (continuation: CheckedContinuation<DesktopError?, Never>) in
      toolkit.perform(request) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }
}
