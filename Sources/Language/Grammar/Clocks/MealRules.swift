import Model

extension Rule {
  /// Meals that something is had with, where a repeat says that they are times.
  static let meals: [Rule] = [
    Rule("with lunch and dinner every day", "with every meal", on: .other) { cursor in
      guard cursor.take("with") else { return nil }
      if cursor.every() {
        return cursor.take("meal") ? .atMeals([.breakfast, .noon, .evening]) : nil
      }
      let meals = cursor.mealList()
      guard !meals.isEmpty, cursor.everyDay() else { return nil }
      return .atMeals(meals)
    },
    Rule("every day with lunch and dinner", "daily with meals", on: [.every, .adverb]) { cursor in
      guard cursor.everyDay(), cursor.take("with") else { return nil }
      if cursor.take("meals") || cursor.every() && cursor.take("meal") {
        return .atMeals([.breakfast, .noon, .evening])
      }
      let meals = cursor.mealList()
      guard !meals.isEmpty, cursor.isAtPhraseEnd else { return nil }
      return .atMeals(meals)
    },
  ]
}

extension Cursor {
  /// "lunch", "dinner", "breakfast": only behind a word such as "at" is a meal the time of it.
  mutating func meal() -> PartOfDay? {
    if take("lunch") { return .noon }
    if take("dinner") || take("supper") { return .evening }
    return take("breakfast") ? .morning : nil
  }

  /// "lunch and dinner", "breakfast, lunch and dinner".
  fileprivate mutating func mealList() -> [PartOfDay] {
    var meals: [PartOfDay] = []
    while meals.count < 4 {
      var copy = self
      if !meals.isEmpty {
        let isComma = copy.take(",")
        guard copy.take("and") || copy.take("&") || isComma else { break }
        copy.skip("with")
      }
      guard let meal = copy.meal() else { break }
      meals.append(meal == .morning ? .breakfast : meal)
      self = copy
    }
    return meals
  }

  /// "every day", "daily", "each day".
  fileprivate mutating func everyDay() -> Bool {
    if take("daily") || take("everyday") { return true }
    return every() && take("day")
  }
}

extension TimeMeaning {
  /// Every day at these meals.
  fileprivate static func atMeals(_ meals: [PartOfDay]) -> TimeMeaning {
    var meaning = TimeMeaning(part: meals[0], repeats: RepeatMeaning(frequency: .daily))
    meaning.moreParts = Array(meals.dropFirst())
    return meaning
  }
}
