#if !canImport(Darwin)
  import Testing

  @Suite("Summaries as apps declare them")
  struct SummaryTests {
    private func kind(_ name: String) -> IntentValue {
      .enumeration(EnumReference(typeName: "AlarmKind", rawValue: name, display: DisplayText(title: name)))
    }

    @Test("A summary follows the values, and before there are any the defaults")
    func alarm() {
      let alarm = IntentDescriptor(SetAlarmIntent.self)
      #expect(alarm.summaryText.sentence?.key == "Wake me at ${hour}")
      #expect(alarm.summaryText.parameters == ["hour", "label", "sound"])
      let once = kind("once")
      #expect(alarm.summary(of: ["kind": once, "hour": .integer(7)]) == "Wake me at 7")
      #expect(
        alarm.summary(of: ["kind": once, "hour": .integer(7), "label": .text("tea")]) == "Wake me at 7 for tea")
      #expect(
        alarm.summary(of: ["kind": kind("daily"), "hour": .integer(5)]) == "Wake me early, at 5, every day")
      #expect(alarm.summary(of: ["kind": kind("daily"), "hour": .integer(6)]) == "Wake me at 6 every day")
      #expect(alarm.summary(of: ["kind": kind("weekly")]) == "Wake me weekly")
    }

    @Test("Each operator chooses its branch")
    func operators() {
      let filter = IntentDescriptor(FilterIntent.self)
      let bath = EntityReference(typeName: "Chamber", id: "Bath", display: DisplayText(title: "Bath"))
      #expect(filter.summary(of: ["isStrict": .boolean(true)]) == "Strict")
      #expect(filter.summary(of: ["kind": kind("weekly")]) == "Often")
      #expect(filter.summary(of: ["text": .text("apple")]) == "A words: apple")
      #expect(filter.summary(of: ["text": .text("pear"), "room": .entity(bath)]) == "Wet")
      #expect(filter.summary(of: ["level": .integer(5)]) == "High 5")
      #expect(filter.summary(of: ["kind": kind("once")]) == "Kind")
      #expect(filter.summary(of: [:]) == "Rest")
    }

    @Test("Without a widget none of its sizes counts")
    func widget() {
      #expect(IntentDescriptor(WidgetSummaryIntent.self).summary(of: ["rows": .integer(4)]) == "Show 4 rows")
    }
  }
#endif
