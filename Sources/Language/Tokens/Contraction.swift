/// Words that are typed without their apostrophe: "dont let me forget".
///
/// None that is a word of its own: "its", "well", "were" and "wed" stay.
enum Contraction {
  static let table = WordMap<Word>([
    ("dont", "don't"), ("cant", "can't"), ("didnt", "didn't"), ("doesnt", "doesn't"),
    ("isnt", "isn't"), ("wasnt", "wasn't"), ("havent", "haven't"), ("hasnt", "hasn't"),
    ("mustnt", "mustn't"), ("shouldnt", "shouldn't"), ("couldnt", "couldn't"),
    ("wouldnt", "wouldn't"), ("im", "i'm"), ("ive", "i've"), ("weve", "we've"),
    ("theyve", "they've"), ("youre", "you're"), ("theyre", "they're"), ("thats", "that's"),
    ("theres", "there's"), ("shes", "she's"), ("hes", "he's"), ("whats", "what's"),
    ("arvo", "afternoon"), ("b4", "before"), ("thirdy", "thirty"), ("tomoz", "tomorrow"),
    ("tomoro", "tomorrow"), ("tonite", "tonight"),
    ("lets", "let's"), ("mums", "mum's"), ("todays", "today's"), ("tomorrows", "tomorrow's"),
  ])
}
