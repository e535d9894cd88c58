// The module under test: Parlance's on Linux, the system's own on a Mac. No other file here imports either.
@_exported import AppIntents
@_exported import Foundation
