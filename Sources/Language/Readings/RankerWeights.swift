extension ReadingRanker {
  /// What each feature is worth, in the order of `ReadingFeature`; written by `Tests/Reader/rank.py`.
  static let weights: [Double] = [
    -0.5839,  // rules
    1.1727,  // probability
    -0.0053,  // probabilityBesideRules
    -0.1897,  // unread
    -0.4670,  // doubts
    -1.1363,  // doubtsOfRules
    -1.1243,  // titlesAsRules
    -0.1440,  // timesAsRules
    1.9741,  // sameAsReader
    0.9725,  // titlesAsReader
    0.4599,  // timesAsReader
    -0.0842,  // shortTitles
    -0.0278,  // longTitles
    -0.3299,  // nothingThoughAdded
    -1.3255,  // added
    -0.5676,  // moreThanRules
    0.2714,  // fewerThanRules
    0.0558,  // count
    -0.3347,  // severalOfRules
    -2.3785,  // lost
    2.0931,  // lostByRules
    -0.2109,  // verbs
    0.2884,  // timed
    1.5280,  // words
    -3.8585,  // wordsOfRules
    -1.0526,  // known
    1.8313,  // knownToRules
    0.4554,  // careful
    -0.6247,  // carefulOfRules
    0.8539,  // verbsOfRules
    -0.0800,  // timedOfRules
    -3.4001,  // nothingOfRules
    -0.1434,  // leftOut
    -1.2319,  // leftOutByRules
    0.1144,  // timeKept
    -0.0340,  // timeTaken
    0.1605,  // losesSigns
    -0.9389,  // losesClock
    0.3371,  // losesRepeat
    0.4601,  // losesTodo
    -0.3668,  // doubtedAlone
    -0.9630,  // dropped
    0.2128,  // droppedByRules
    -1.8275,  // otherTimeOfRules
  ]
  static let bias = 2.0556
}
