/// The first conversation that the README shows, line by line: what is said, and what is shown in return.
enum FirstMinute {
  static let english: [(said: String, shown: [String])] = [
    ("add buy milk", ["Added “Buy milk”."]),
    ("add call the dentist tomorrow", ["Added “Call the dentist”, due tomorrow."]),
    (
      "complete a task",
      [
        "Which task should I complete?", "  1  Buy milk            Open",
        "  2  Call the dentist    Open, due tomorrow",
      ]
    ),
    ("the second one", ["Completed “Call the dentist”."]),
    ("delete milk", ["Delete “Buy milk”?"]),
    ("yes", ["Deleted “Buy milk”."]),
    ("log coffee", ["I know no event called “coffee”. Create it?"]),
    ("yes", ["Logged “Coffee”, the first time today."]),
    ("take back the last coffee", ["Took back “Coffee” of 9:41."]),
  ]

  static let german: [(said: String, shown: [String])] = [
    ("Milch kaufen hinzufügen", ["„Milch kaufen“ hinzugefügt."]),
    ("füge Zahnarzt anrufen morgen hinzu", ["„Zahnarzt anrufen“ hinzugefügt, fällig morgen."]),
    (
      "erledige eine Aufgabe",
      [
        "Welche Aufgabe soll ich erledigen?", "  1  Milch kaufen        Offen",
        "  2  Zahnarzt anrufen    Offen, fällig morgen",
      ]
    ),
    ("die zweite", ["„Zahnarzt anrufen“ erledigt."]),
    ("lösche Milch", ["„Milch kaufen“ löschen?"]),
    ("ja", ["„Milch kaufen“ gelöscht."]),
    ("trage Kaffee ein", ["Ereignis „Kaffee“ kenne ich nicht. Neu anlegen?"]),
    ("ja", ["„Kaffee“ eingetragen, zum ersten Mal heute."]),
    ("nimm den letzten Kaffee zurück", ["„Kaffee“ zurückgenommen (9:41 Uhr)."]),
  ]

  /// What is said, a line each.
  static func input(_ minute: [(said: String, shown: [String])]) -> String {
    minute.map { $0.said + "\n" }.joined()
  }

  /// What is shown, a line each.
  static func output(_ minute: [(said: String, shown: [String])]) -> [String] { minute.flatMap(\.shown) }
}
