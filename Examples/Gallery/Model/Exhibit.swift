/// A page and the stage on which it is shown.
struct Exhibit: Equatable, Sendable {
  var layout: AnyLayoutPage
  var stage: Stage

  init(_ page: any LayoutPage) {
    layout = AnyLayoutPage(page: page)
    stage = type(of: page).stage
  }

  /// All controls of the page and the stage.
  var controls: [ControlGroup] { layout.page.controls + [stage.group] }

  /// Applies a change made with a control.
  mutating func apply(_ change: ControlChange) {
    layout.page.apply(change)
    stage.apply(change)
  }

  /// All exhibits, one for each layout, in the order of the families.
  static let all = standard + documents

  private static var standard: [Exhibit] {
    [
      Exhibit(RowPage()), Exhibit(ColumnPage()), Exhibit(WrapPage()), Exhibit(FlexPage()),
      Exhibit(SpacerPage()),
      Exhibit(InsetPage()), Exhibit(CenterPage()), Exhibit(AlignedPage()), Exhibit(RatioPage()),
      Exhibit(SizedPage()), Exhibit(HiddenPage()), Exhibit(DirectedPage()),
      Exhibit(OverlayPage()), Exhibit(BackgroundPage()), Exhibit(ZStackPage()),
      Exhibit(StaticPage()),
      Exhibit(GridPage()), Exhibit(LayoutReaderPage()), Exhibit(ScrollPage()),
      Exhibit(CanvasPage()),
      Exhibit(SpringPage()), Exhibit(TransitionPage()), Exhibit(MatchedPage()),
      Exhibit(RowMotionPage()), Exhibit(DragPage()),
      Exhibit(SplitViewPage()), Exhibit(NavigationStackPage()), Exhibit(TabViewPage()),
      Exhibit(TabBarPage()),
      Exhibit(HeaderBarPage()),
      Exhibit(PresentationPage()), Exhibit(PrintingPage()),
      Exhibit(CommandsPage()), Exhibit(WindowsPage()), Exhibit(SettingsPage()),
      Exhibit(DesktopPage()), Exhibit(NotificationsPage()), Exhibit(SecretsPage()),
      Exhibit(TranslationsPage()), Exhibit(WidthClassPage()), Exhibit(AboutPage()),
      Exhibit(TablePage()), Exhibit(TreePage()), Exhibit(SectionsPage()), Exhibit(BoardPage()),
      Exhibit(ChatPage()),
      Exhibit(LogPage()), Exhibit(PhotosPage()), Exhibit(ShelvesPage()),
      Exhibit(SwipesPage()),
      Exhibit(ControlsPage()), Exhibit(MenuBarPage()),
      Exhibit(TextPage()), Exhibit(TextFieldPage()), Exhibit(TransferPage()),
      Exhibit(FormPage()), Exhibit(FeedPage()),
    ]
  }

  /// The pages that need the trait `Markdown`.
  private static var documents: [Exhibit] {
    #if Markdown
    [Exhibit(MarkdownPage())]
    #else
    []
    #endif
  }

  /// Returns the index of a layout in ``all`` by its name, regardless of case.
  static func place(of name: String) -> Int? {
    all.firstIndex { $0.layout.name.lowercased() == name.lowercased() }
  }
}
