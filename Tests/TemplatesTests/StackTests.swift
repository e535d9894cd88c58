import ParlanceTestSupport
import Testing

@testable import ParlanceTemplates

@Suite("Stacks")
struct StackTests {
  @Test("A stack holds what an array holds to which the same is done")
  func likeArray() {
    var stack = Stack<Int32>()
    var array: [Int32] = []
    var random = SeededGenerator(seed: 26)
    for number in 0..<20_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let place = Int.random(in: 0...array.count, using: &random)
        stack.removeAll(from: place)
        array.removeLast(array.count - place)
      case 1, 2:
        let times = Int.random(in: 0..<40, using: &random)
        stack.append(Int32(number), times: times)
        array += Array(repeating: Int32(number), count: times)
      case 3 where !array.isEmpty:
        let place = Int.random(in: array.indices, using: &random)
        stack[place] = -1
        array[place] = -1
      default:
        stack.append(Int32(number))
        array.append(Int32(number))
      }
      #expect(stack.count == array.count && stack.capacity >= stack.count)
    }
    #expect(stack.indices.map { stack[$0] } == array)
  }

  @Test("What was taken off makes room without asking for memory")
  func room() {
    var stack = Stack<UInt64>()
    #expect(stack.capacity == 0)
    stack.append(7, times: 100)
    let capacity = stack.capacity
    stack.removeAll()
    #expect(stack.count == 0)
    stack.append(8, times: 100)
    #expect(stack.capacity == capacity && stack.indices.allSatisfy { stack[$0] == 8 })
  }

  @Test("A place beyond the last ends the program instead of reading what is not there")
  func beyond() async throws {
    let ended = try await EndedProgram.end(of: "StackTests/beyond") {
      var stack = Stack<Int32>()
      stack.append(1)
      stack.removeAll()
      _ = stack[0]
    }
    #expect(ended.isTrapped)
  }
}
