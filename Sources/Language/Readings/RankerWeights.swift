extension ReadingRanker {
  /// What each feature is worth, in the order of `ReadingFeature`; written by `Tests/Reader/rank.py`.
  static let weights: [Double] = [
    0.1534,  // rules
    1.1673,  // probability
    -0.2761,  // probabilityBesideRules
    -0.6895,  // unread
    -0.2986,  // doubts
    -1.5324,  // doubtsOfRules
    -1.0104,  // titlesAsRules
    -0.2007,  // timesAsRules
    1.4537,  // sameAsReader
    0.6939,  // titlesAsReader
    0.6316,  // timesAsReader
    0.7536,  // titlesAsOtherWay
    -0.4920,  // shortTitles
    -0.0025,  // longTitles
    -3.6579,  // nothingThoughAdded
    1.4544,  // added
    -0.2234,  // moreThanRules
    0.4404,  // fewerThanRules
    -0.0782,  // count
    -0.2452,  // severalOfRules
    -0.8383,  // lost
    0.8355,  // lostByRules
    -0.5334,  // verbs
    0.4885,  // timed
    0.6487,  // words
    -2.4198,  // wordsOfRules
    -0.3426,  // known
    1.2971,  // knownToRules
    0.6637,  // careful
    -0.6848,  // carefulOfRules
    0.7149,  // verbsOfRules
    -0.5199,  // timedOfRules
    -1.4188,  // nothingOfRules
    -0.0769,  // leftOut
    -1.5432,  // leftOutByRules
    0.8099,  // timeKept
    0.0480,  // timeTaken
  ]
  static let bias = -0.8089
}
