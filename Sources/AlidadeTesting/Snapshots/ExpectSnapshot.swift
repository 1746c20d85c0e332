import AlidadeHeadless
import Testing

extension TestHost {
  /// Expects that the window looks like the accepted snapshot.
  ///
  /// Snapshots are stored beside the test's file, in a folder `__Snapshots__`. A missing one is an
  /// issue, and so is a different one, with the lines that differ and the path of the new snapshot.
  /// With `ALIDADE_ACCEPT_SNAPSHOTS=1` in the environment, the new snapshots are accepted.
  ///
  /// The file is named after the function of the test. Tests of one file whose functions have equal
  /// names, and tests with arguments, need names for their snapshots.
  ///
  /// - Parameters:
  ///   - name: the name of the snapshot; only needed if a test has several snapshots or arguments, or
  ///     shares its name with another test of the file.
  ///   - format: the form of the snapshot.
  ///   - filePath: the file of the test.
  ///   - function: the function of the test.
  ///   - sourceLocation: the location where issues are recorded.
  public func expectSnapshot(
    named name: String? = nil, as format: SnapshotFormat = .outline,
    filePath: String = #filePath, function: String = #function,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text =
      switch format {
      case .outline: outline + "\n"
      case .views: view.root.dump()
      case .svg: view.root.svg(scheme: colorScheme)
      }
    AlidadeTesting.expectSnapshot(
      of: text, named: name, pathExtension: format.pathExtension, filePath: filePath,
      function: function, sourceLocation: sourceLocation)
  }
}

/// Expects that a text is equal to the accepted snapshot; see
/// ``TestHost/expectSnapshot(named:as:filePath:function:sourceLocation:)``.
///
/// - Parameters:
///   - text: the text.
///   - name: the name of the snapshot; `nil` if the test has only one.
///   - pathExtension: the kind of file.
///   - filePath: the file of the test.
///   - function: the function of the test.
///   - sourceLocation: the location where issues are recorded.
public func expectSnapshot(
  of text: String, named name: String? = nil, pathExtension: String = "txt",
  filePath: String = #filePath, function: String = #function,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    testFile: filePath, function: function, name: name, pathExtension: pathExtension)
  SnapshotCheck(file: file, bytes: Array(text.utf8)).run(at: sourceLocation) { accepted in
    LineDifference(from: String(decoding: accepted, as: UTF8.self), to: text).lines
  }
}

/// Expects that a PNG picture looks like the accepted snapshot; see
/// ``TestHost/expectSnapshot(named:as:filePath:function:sourceLocation:)``.
///
/// ```swift
/// let picture = try GTKScreenshot.png(of: window)
/// expectSnapshot(ofPNG: picture, tolerance: ImageTolerance(channel: 8, share: 0.001))
/// ```
///
/// The pixels are compared, not the bytes of the files.
///
/// - Parameters:
///   - png: the bytes of a PNG file with 8 bits a channel and without interlacing, such as those of
///     `GTKScreenshot`.
///   - name: the name of the snapshot; `nil` if the test has only one.
///   - tolerance: the differences to ignore; fonts and their rendering differ between machines.
///   - filePath: the file of the test.
///   - function: the function of the test.
///   - sourceLocation: the location where issues are recorded.
public func expectSnapshot(
  ofPNG png: [UInt8], named name: String? = nil, tolerance: ImageTolerance,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    testFile: filePath, function: function, name: name, pathExtension: "png")
  SnapshotCheck(file: file, bytes: png).run(at: sourceLocation) { accepted in
    if accepted == png { return [] }
    do throws(PNGImage.Failure) {
      return try tolerance.differences(from: PNGImage(accepted), to: PNGImage(png))
    } catch {
      return ["\(error)"]
    }
  }
}
