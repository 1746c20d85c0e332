import Alidade

/// A sign-up form.
struct SignUpForm: Component, Equatable {
  let isEnabled: Bool
  let hasColumns: Bool

  func initialState() -> SignUp { SignUp() }

  func body(_ context: Context<SignUp>) -> some Component {
    Column(spacing: 12, alignment: .stretch) {
      if hasColumns {
        Row(spacing: 16, alignment: .start) {
          Card { person(context) }.grow().basis(0)
          Card { account(context) }.grow().basis(0)
        }
      } else {
        Card { person(context) }
        Card { account(context) }
      }
      sending(context)
    }
    .padding(16)
  }

  @ComponentBuilder private func person(_ context: Context<SignUp>) -> ComponentList {
    let state = context.state
    TextField("Name", text: entry(\.name, context))
      .maximumLength(80)
      .validation(state.validation(!state.name.isEmpty, state.name))
      .onSubmit { context.update { $0.focus.field = .mail } }
      .enabled(isEnabled)
      .focused(state.focus, equals: .name) { focus in context.update { $0.focus = focus } }
    TextField("Address, such as ada@example.org", text: state.mail) { mail in
      context.update {
        $0.enterMail(mail)
        $0.welcomed = nil
      }
    }
    .purpose(.email)
    .validation(state.validation(state.isAddress, state.mail))
    .onSubmit { context.update { $0.focus.field = .password } }
    .enabled(isEnabled)
    .focused(state.focus, equals: .mail) { focus in context.update { $0.focus = focus } }
    SecureField("Password", text: entry(\.password, context))
      .validation(
        state.validation(state.password.count >= SignUp.shortestPassword, state.password)
      )
      .onSubmit { context.update { $0.focus.field = .about } }
      .enabled(isEnabled)
      .focused(state.focus, equals: .password) { focus in context.update { $0.focus = focus } }
    TextEditor("About you", text: entry(\.about, context))
      .lines(3...6)
      .enabled(isEnabled)
      .focused(state.focus, equals: .about) { focus in context.update { $0.focus = focus } }
  }

  @ComponentBuilder private func account(_ context: Context<SignUp>) -> ComponentList {
    RadioGroup(
      "Plan", selection: entry(\.plan, context), choices: SignUp.plans, isEnabled: isEnabled)
    if context.state.plan == "team" {
      let seats = entry(\.seats, context)
      Text("Seats").size(13).color(.secondaryText)
      Slider("Seats", value: seats, in: 2...20, step: 1, isEnabled: isEnabled)
      Stepper("Seats", value: seats, in: 2...20, isEnabled: isEnabled)
    }
    Toggle("News by mail", isOn: entry(\.wantsNews, context), isEnabled: isEnabled)
    CheckBox("I accept the terms", isOn: entry(\.isAccepted, context), isEnabled: isEnabled)
  }

  /// Returns a binding to a part of the entered data, an edit of which ends the welcome.
  private func entry<Value: Sendable>(
    _ part: WritableKeyPath<SignUp, Value> & Sendable, _ context: Context<SignUp>
  ) -> Binding<Value> {
    Binding(context.state[keyPath: part]) { value in
      context.update {
        $0[keyPath: part] = value
        $0.welcomed = nil
      }
    }
  }

  @ComponentBuilder private func sending(_ context: Context<SignUp>) -> ComponentList {
    let problem = context.state.isChecked ? context.state.problem?.text : nil
    let welcome = context.state.welcomed.map { "Welcome, \($0)." }
    Row(spacing: 12, alignment: .center) {
      Text(problem ?? welcome ?? "").size(13).color(problem == nil ? .primaryText : .red)
        .grow().basis(0)
      Button("Sign up", kind: .prominent, isEnabled: isEnabled) { context.update { $0.send() } }
        .shrink(0)
    }
  }
}
