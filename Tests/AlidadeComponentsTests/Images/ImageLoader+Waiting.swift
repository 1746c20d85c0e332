import AlidadeNative
import AlidadeTesting
import Testing

extension ImageLoader {
  /// Waits until the work that has begun for an image has ended, and the work that follows it, and
  /// records an issue if it never ends.
  @MainActor func endWork(
    _ location: ImageLocation, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    await Task { await self.finishWork(location) }.patientValue(sourceLocation: sourceLocation)
  }
}
