/// Things that are put on lists, and words that stand for them.
enum ObjectWords {
  /// Safe in a row without commas: "milk eggs bread"; not "peanut", "olive", "chicken", "rice".
  static let things = WordSet(
    """
    apples avocados bacon bananas batteries beer blueberries bread broccoli carrots cereal cheese
    coffee cucumbers deodorant detergent diapers eggs flour grapes ham honey juice ketchup lemons
    lettuce limes mayonnaise milk mushrooms mustard napkins oatmeal oats onions oranges pasta
    peppers potatoes salmon salt sausages shampoo shrimp soap spinach strawberries sugar tea tissues
    tomatoes toothpaste water wine yogurt
    """
  )

  /// "them", "it": what is added was named before, so nothing here is an entry.
  static let pronouns = WordSet("it that them these this those")
}
