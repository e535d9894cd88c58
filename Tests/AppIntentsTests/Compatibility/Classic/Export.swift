// The module under test: Parlance's on Linux, the system's own on a Mac.
@_exported import AppIntents
@_exported import Foundation
