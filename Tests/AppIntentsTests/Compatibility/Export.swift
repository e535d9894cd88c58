// What all sources of this folder are built against; no other file here imports a module of App Intents. On a Mac that is the system's own, since
// nothing of Parlance is in reach of Scripts/check-compatibility there; elsewhere it is Parlance's.
#if canImport(Darwin)
  @_exported import AppIntents
  @_exported import Foundation
  @_exported import SwiftUI
  @_exported import UniformTypeIdentifiers
#else
  // It brings what Foundation on Linux lacks.
  @_exported import AppIntents
  @_exported import Foundation
#endif
