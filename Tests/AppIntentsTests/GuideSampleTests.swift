import AppIntents
import Testing

@Suite("The guide's entity, query and intent")
struct GuideSampleTests {
  @Test("An intent made in code is performed and returns the live entity")
  func performsTyped() async throws {
    let task = await TaskStore.shared.add("Buy milk")
    let result = try await CompleteTaskIntent(task: task).perform()
    #expect(result.value?.isComplete == true)
  }

  @Test("A descriptor says all that a dialog needs")
  func describes() throws {
    let descriptor = IntentDescriptor(CompleteTaskIntent.self)
    #expect(descriptor.name == "CompleteTaskIntent")
    #expect(descriptor.title.rendered() == "Complete Task")
    #expect(
      descriptor.description?.descriptionText.rendered() == "Marks a task as done and returns the updated item.")
    let task = try #require(descriptor.parameter(named: "task"))
    #expect(task.kind == .entity("TaskEntity"))
    #expect(task.isRequired)
    #expect(!task.hasDefault)
    #expect(task.requestValueDialog?.full.rendered() == "Which task should I complete?")
    #expect(descriptor.entityTypes.map(\.typeName) == ["TaskEntity"])
    #expect(descriptor.createdEntity == nil)
    #expect(descriptor.summaryText.parameters == ["task"])
    #expect(descriptor.summary(of: [:]) == "Complete Task")
  }

  @Test("A reference is bound to the live entity and the result comes back as data")
  func performsByReference() async throws {
    let task = await TaskStore.shared.add("Call the dentist")
    let stale = EntityReference(
      typeName: "TaskEntity", id: task.id.uuidString, display: DisplayText(title: "An old title"))
    let invocation = IntentDescriptor(CompleteTaskIntent.self).makeInvocation()
    try await invocation.bind(["task": .entity(stale)])
    let outcome = try await invocation.perform()
    guard case .entity(let done) = outcome.value else {
      Issue.record("no entity: \(String(describing: outcome.value))")
      return
    }
    #expect(done == stale)
    #expect(
      done.display
        == DisplayText(title: "Call the dentist", subtitle: "Completed", symbol: "checkmark.circle.fill"))
  }

  @Test("An entity that is gone is an error that names it")
  func vanished() async throws {
    let task = await TaskStore.shared.add("Gone")
    await TaskStore.shared.remove(task.id)
    let invocation = IntentDescriptor(CompleteTaskIntent.self).makeInvocation()
    await #expect(
      throws: IntentBindingError.entityVanished(
        intent: "CompleteTaskIntent", parameter: "task", reference: task.reference)
    ) {
      try await invocation.bind(["task": .entity(task.reference)])
    }
  }

  @Test("A required parameter without a value is an error, not a crash")
  func missing() async throws {
    let invocation = IntentDescriptor(CompleteTaskIntent.self).makeInvocation()
    await #expect(throws: IntentBindingError.missing(intent: "CompleteTaskIntent", parameter: "task")) {
      try await invocation.perform()
    }
  }
}
