struct ImageForms {
  let all: [DisplayRepresentation.Image] = [
    .init(systemName: "a"), .init(systemName: "a", isTemplate: false), .init(named: "b"),
    .init(named: "b", isTemplate: true), .init(url: URL(fileURLWithPath: "x")),
    .init(url: URL(fileURLWithPath: "x"), isTemplate: true), .init(data: Data()), .init(data: Data(), isTemplate: nil),
    .init(named: "b", isTemplate: true, displayStyle: .circular),
    .init(url: URL(fileURLWithPath: "x"), width: 3, height: 4, isTemplate: nil, displayStyle: .default),
    .init(data: Data(), displayStyle: .circular),
  ]
  let lazy = DisplayRepresentation(title: "t", synonyms: ["a"]) { try await fetchImage() }
}
func fetchImage() async throws -> DisplayRepresentation.Image? { nil }
