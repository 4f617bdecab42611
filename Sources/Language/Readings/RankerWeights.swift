extension ReadingRanker {
  /// What each feature is worth, in the order of `ReadingFeature`; written by `Tests/Reader/rank.py`.
  static let weights: [Double] = [
    0.1930,  // rules
    1.1533,  // probability
    -0.2804,  // probabilityBesideRules
    -0.8157,  // unread
    -0.2171,  // doubts
    -1.5313,  // doubtsOfRules
    0.0000,  // sameAsRules
    -0.9233,  // titlesAsRules
    -0.2520,  // timesAsRules
    1.4441,  // sameAsReader
    0.7174,  // titlesAsReader
    0.6362,  // timesAsReader
    0.7536,  // titlesAsOtherWay
    -0.5305,  // shortTitles
    -0.0061,  // longTitles
    -0.7814,  // nothing
    -3.6029,  // nothingThoughAdded
    1.4322,  // added
    -0.2123,  // moreThanRules
    0.4191,  // fewerThanRules
    0.0000,  // secondWay
    0.0000,  // thirdWay
    -0.2056,  // count
    -0.2093,  // severalOfRules
    -0.3180,  // lost
    0.8788,  // lostByRules
    -0.5838,  // verbs
    0.5119,  // timed
    0.6924,  // words
    -2.4528,  // wordsOfRules
    -0.3087,  // known
    1.2591,  // knownToRules
    0.6411,  // careful
    -0.6620,  // carefulOfRules
    0.7552,  // verbsOfRules
    -0.5466,  // timedOfRules
    -0.7814,  // nothingOfRules
    -0.1776,  // leftOut
    -1.5615,  // leftOutByRules
    0.7932,  // timeKept
    0.0512,  // timeTaken
  ]
  static let bias = -0.7998
}
