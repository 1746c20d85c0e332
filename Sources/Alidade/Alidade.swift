/// Native user interfaces out of immutable components, mounted on recycled views.
///
/// This module re-exports what an application imports beside its backend.
@_exported import AlidadeComponents
@_exported import AlidadeCore
@_exported import AlidadeLayout
@_exported import AlidadeLists
@_exported import AlidadeRender
