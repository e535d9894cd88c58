/// Declares the app's shortcuts.
///
/// An assistant understands their phrases beside those of its phrase tables: in the app's development language as they are declared,
/// in others as `AppShortcuts.xcstrings` translates them.
public protocol AppShortcutsProvider {
  /// The shortcuts, most important first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// What is never meant for the app.
  static var negativePhrases: NegativeAppShortcutPhrases { get }

  /// The colour of tiles, where there are any.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases() }

  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Says that names in phrases may have changed: entities came, went or were renamed.
  ///
  /// It need not be called for what an intent took or returned: an assistant learns of that by itself.
  public static func updateAppShortcutParameters() {
    NotificationCenter.default.post(name: AppShortcutUpdates.notification, object: nil)
  }
}

/// How the package hears of changed names.
package enum AppShortcutUpdates {
  /// Posted to the default notification centre by `updateAppShortcutParameters()`.
  package static let notification = Notification.Name("AppShortcutParametersDidChange")
}

/// Lists shortcuts, one a line.
@resultBuilder
public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Several shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// All lines.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }

  /// A branch that may be left out.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }

  /// The first of two branches.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// The second of two branches.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// A loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }

  /// A branch for newer systems.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Sendable, Hashable {
  /// The colours that Apple's has; nothing here shows them.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
    grayBrown
}
