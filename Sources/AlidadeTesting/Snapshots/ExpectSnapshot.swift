import AlidadeHeadless
import Testing

extension TestHost {
  /// Expects that a snapshot of the window is the same as the accepted one.
  ///
  /// Accepted snapshots are stored beside the test's file, in a folder `__Snapshots__`. If the
  /// accepted snapshot is missing or different, an issue is recorded, with the lines that differ
  /// and the path of the new snapshot. With `ALIDADE_ACCEPT_SNAPSHOTS=1` in the environment, new
  /// snapshots are accepted.
  ///
  /// The snapshot file is named after the test function. If several tests in one file have
  /// functions with the same name, or if a test has arguments, give the snapshots names.
  ///
  /// - Parameters:
  ///   - name: the name of the snapshot; only needed if a test has several snapshots or arguments,
  ///     or shares its name with another test in the file.
  ///   - format: the form of the snapshot.
  ///   - filePath: the file of the test.
  ///   - function: the test function.
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
      case .svg: view.root.svg()
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
///   - pathExtension: the path extension of the snapshot file.
///   - filePath: the file of the test.
///   - function: the test function.
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

/// Expects that a PNG picture looks the same as the accepted snapshot; see
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
///   - png: the bytes of a PNG file with 8 bits per channel and without interlacing, such as those
///     of `GTKScreenshot`.
///   - name: the name of the snapshot; `nil` if the test has only one.
///   - tolerance: the differences to ignore; fonts and their rendering differ between machines.
///   - filePath: the file of the test.
///   - function: the test function.
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
