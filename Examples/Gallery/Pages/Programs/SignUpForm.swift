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
    TextField("Name", text: state.name) { name in context.update { $0.name = name } }
      .maximumLength(80)
      .validation(state.validation(!state.name.isEmpty, state.name))
      .onSubmit { context.update { $0.focus.field = .mail } }
      .enabled(isEnabled)
      .focused(state.focus, equals: .name) { focus in context.update { $0.focus = focus } }
    TextField("Address, such as ada@example.org", text: state.mail) { mail in
      context.update { $0.enterMail(mail) }
    }
    .purpose(.email)
    .validation(state.validation(state.isAddress, state.mail))
    .onSubmit { context.update { $0.focus.field = .password } }
    .enabled(isEnabled)
    .focused(state.focus, equals: .mail) { focus in context.update { $0.focus = focus } }
    SecureField("Password", text: state.password) { password in
      context.update { $0.password = password }
    }
    .validation(
      state.validation(state.password.count >= SignUp.shortestPassword, state.password)
    )
    .onSubmit { context.update { $0.focus.field = .about } }
    .enabled(isEnabled)
    .focused(state.focus, equals: .password) { focus in context.update { $0.focus = focus } }
    TextEditor("About you", text: state.about) { about in context.update { $0.about = about } }
      .lines(3...6)
      .enabled(isEnabled)
      .focused(state.focus, equals: .about) { focus in context.update { $0.focus = focus } }
  }

  @ComponentBuilder private func account(_ context: Context<SignUp>) -> ComponentList {
    let state = context.state
    RadioGroup(
      "Plan", selection: state.plan, choices: SignUp.plans, isEnabled: isEnabled
    ) { plan in context.update { $0.plan = plan } }
    if state.plan == "team" {
      Text("Seats").size(13).color(.secondaryText)
      Slider("Seats", value: state.seats, in: 2...20, step: 1, isEnabled: isEnabled) { seats in
        context.update { $0.seats = seats }
      }
      Stepper("Seats", value: state.seats, in: 2...20, isEnabled: isEnabled) { seats in
        context.update { $0.seats = seats }
      }
    }
    Toggle("News by mail", isOn: state.hasUnseen, isEnabled: isEnabled) { hasUnseen in
      context.update { $0.hasUnseen = hasUnseen }
    }
    CheckBox("I accept the terms", isOn: state.isAccepted, isEnabled: isEnabled) { isAccepted in
      context.update { $0.isAccepted = isAccepted }
    }
  }

  @ComponentBuilder private func sending(_ context: Context<SignUp>) -> ComponentList {
    let problem = context.state.problem?.text
    Row(spacing: 12, alignment: .center) {
      Text(context.state.isChecked ? problem ?? "Welcome, \(context.state.name)." : "")
        .size(13).color(problem == nil ? .primaryText : .secondaryText)
        .grow().basis(0)
      Button("Sign up", kind: .prominent, isEnabled: isEnabled) { context.update { $0.send() } }
        .shrink(0)
    }
  }
}
