import AlidadeHeadless
import AlidadeNative

extension HeadlessHostingView {
  /// Replaces what is shown when that is built in the background.
  func updateInBackground(@ComponentBuilder _ content: () -> ComponentList) {
    host.setComponent(content(), priority: .background)
  }
}
