/// Native user interfaces from immutable components, mounted on recycled views.
///
/// This module re-exports all modules that an application needs besides its backend.
@_exported import AlidadeComponents
@_exported import AlidadeCore
@_exported import AlidadeLayout
@_exported import AlidadeLists
@_exported import AlidadeRender
