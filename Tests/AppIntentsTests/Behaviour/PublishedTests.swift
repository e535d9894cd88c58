import AppIntents
import Foundation
import Testing

@Suite("Objects that tell before they change")
struct PublishedTests {
  private class Account: ObservableObject {
    @Published var balance: Int
    let name = "Savings"

    init(balance: Int) {
      self.balance = balance
      _ = objectWillChange
    }
  }

  private final class SharedAccount: Account {
    @Published var owners: [String] = []
  }

  private final class Plain: ObservableObject {
    var count = 0
  }

  private final class Log<Element> {
    var entries: [Element] = []
  }

  @Test("Each change is told before it is there, as long as somebody listens")
  func objectWillChange() {
    let account = Account(balance: 1)
    let log = Log<Int>()
    let listening = account.objectWillChange.sink { log.entries.append(account.balance) }
    account.balance = 2
    account.balance += 3
    #expect(log.entries == [1, 2])
    listening.cancel()
    account.balance = 9
    #expect(log.entries == [1, 2] && account.balance == 9)
    account.objectWillChange.send()
    #expect(log.entries == [1, 2])
  }

  @Test("What a subclass adds is told by the same publisher, though it was asked for before")
  func subclasses() {
    let account = SharedAccount(balance: 1)
    let log = Log<[String]>()
    let listening = account.objectWillChange.sink { log.entries.append(account.owners) }
    account.owners = ["Ada"]
    account.balance = 2
    #expect(log.entries == [[], ["Ada"]])
    #expect(account.objectWillChange === account.objectWillChange)
    listening.cancel()
  }

  @Test("An object without published properties tells nothing by itself")
  func plain() {
    let plain = Plain()
    let publisher = plain.objectWillChange
    let log = Log<Int>()
    let listening = publisher.sink { log.entries.append(plain.count) }
    plain.count = 1
    #expect(log.entries.isEmpty)
    publisher.send()
    #expect(log.entries == [1])
    listening.cancel()
  }

  @Test("Of a property whoever listens hears the value that there is and each new one")
  func property() {
    let account = Account(balance: 1)
    let (first, second) = (Log<Int>(), Log<Int>())
    var listening: [AnyObject] = [account.$balance.sink { first.entries.append($0) }]
    account.balance = 2
    listening.append(account.$balance.sink { second.entries.append($0) })
    account.balance = 3
    #expect(first.entries == [1, 2, 3] && second.entries == [2, 3])
    listening.removeFirst()
    account.balance = 4
    #expect(first.entries == [1, 2, 3] && second.entries == [2, 3, 4])
  }

  @Test("Whoever listens may end it, or change another object, while it is told")
  func reentrance() {
    let (account, other) = (Account(balance: 1), Account(balance: 1))
    let log = Log<AnyObject>()
    log.entries = [
      account.objectWillChange.sink {
        log.entries = []
        other.balance += 1
      }
    ]
    account.balance = 2
    account.balance = 3
    #expect(other.balance == 2)
  }
}
