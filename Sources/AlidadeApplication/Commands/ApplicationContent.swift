import AlidadeComponents
import AlidadeCore

/// An application, with the commands that every application handles unless the program does.
struct ApplicationContent<Description: App>: Component {
  let app: Description

  func body(_ context: Context<NoState>) -> some Component {
    let application = context.application
    app.onCommand(.quit) { application.application?.quit() }
  }
}
