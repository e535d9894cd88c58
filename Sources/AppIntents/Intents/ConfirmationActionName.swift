/// What a confirmed act is called, and which words count as yes and no.
///
/// A conversation takes the language's own words for yes and no, and those given here.
public struct ConfirmationActionName: Sendable, Hashable {
  /// The name of one of the known acts; `nil` for one of the app's own.
  package let name: String?

  /// The word for yes, of an act of the app's own.
  package var acceptLabel: LocalizedStringResource?

  /// More words for yes.
  package var acceptAlternatives: [LocalizedStringResource] = []

  /// The word for no.
  package var denyLabel: LocalizedStringResource?

  /// More words for no.
  package var denyAlternatives: [LocalizedStringResource] = []

  /// Whether it destroys something.
  package var isDestructive = false

  /// All words for yes that it gives.
  package var accepting: [LocalizedStringResource] { (acceptLabel.map { [$0] } ?? []) + acceptAlternatives }

  /// All words for no that it gives.
  package var denying: [LocalizedStringResource] { (denyLabel.map { [$0] } ?? []) + denyAlternatives }

  private init(_ name: String?) {
    self.name = name
  }

  /// An act of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName {
    var action = ConfirmationActionName(nil)
    action.acceptLabel = acceptLabel
    action.acceptAlternatives = acceptAlternatives
    action.denyLabel = denyLabel
    action.denyAlternatives = denyAlternatives
    action.isDestructive = destructive
    return action
  }

  /// To add.
  public static let add = ConfirmationActionName("add")

  /// To add data.
  public static let addData = ConfirmationActionName("addData")

  /// To book.
  public static let book = ConfirmationActionName("book")

  /// To buy.
  public static let buy = ConfirmationActionName("buy")

  /// To call.
  public static let call = ConfirmationActionName("call")

  /// To check in.
  public static let checkIn = ConfirmationActionName("checkIn")

  /// To continue.
  public static let `continue` = ConfirmationActionName("continue")

  /// To create.
  public static let create = ConfirmationActionName("create")

  /// To do.
  public static let `do` = ConfirmationActionName("do")

  /// To download.
  public static let download = ConfirmationActionName("download")

  /// To filter.
  public static let filter = ConfirmationActionName("filter")

  /// To find.
  public static let find = ConfirmationActionName("find")

  /// To get.
  public static let get = ConfirmationActionName("get")

  /// To go.
  public static let go = ConfirmationActionName("go")

  /// To log.
  public static let log = ConfirmationActionName("log")

  /// To open.
  public static let open = ConfirmationActionName("open")

  /// To order.
  public static let order = ConfirmationActionName("order")

  /// To pay.
  public static let pay = ConfirmationActionName("pay")

  /// To play.
  public static let play = ConfirmationActionName("play")

  /// To play sound.
  public static let playSound = ConfirmationActionName("playSound")

  /// To post.
  public static let post = ConfirmationActionName("post")

  /// To request.
  public static let request = ConfirmationActionName("request")

  /// To run.
  public static let run = ConfirmationActionName("run")

  /// To search.
  public static let search = ConfirmationActionName("search")

  /// To send.
  public static let send = ConfirmationActionName("send")

  /// To set.
  public static let set = ConfirmationActionName("set")

  /// To share.
  public static let share = ConfirmationActionName("share")

  /// To start.
  public static let start = ConfirmationActionName("start")

  /// To start navigation.
  public static let startNavigation = ConfirmationActionName("startNavigation")

  /// To toggle.
  public static let toggle = ConfirmationActionName("toggle")

  /// To turn off.
  public static let turnOff = ConfirmationActionName("turnOff")

  /// To turn on.
  public static let turnOn = ConfirmationActionName("turnOn")

  /// To view.
  public static let view = ConfirmationActionName("view")
}
