// What the main file of an app needs besides the protocol: options are declared with ArgumentParser's words, intents with Apple's.
@_exported import AppIntents
@_exported import ArgumentParser
