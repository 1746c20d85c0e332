/// Everything below the components: native views, mounting, hosting and measuring.
///
/// Import this module in place of `Alidade` to wrap native views or to write a backend. It exports
/// all declarations of all layers, including those that an application uses.
@_exported import AlidadeApplication
@_exported import AlidadeComponents
@_exported import AlidadeCore
@_exported import AlidadeLayout
@_exported import AlidadeLists
@_exported import AlidadeRender
@_exported import AlidadeTables
