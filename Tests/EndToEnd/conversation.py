"""Sixty to-dos, and what is asked and wished about them: the tables of `test_conversation`.

Days are named by their distance from today, so that the tables hold on every day.
"""

import datetime

TODAY = datetime.date.today()


def day(offset):
    """The name of a coming day: "wednesday"."""
    return (TODAY + datetime.timedelta(days=offset)).strftime("%A").lower()


THIRD, FOURTH, FIFTH = day(3), day(4), day(5)

# The to-dos of each time; what `add` takes, and the title that it makes.
TIMED = {
    "tomorrow": {
        "call the dentist tomorrow at 10 am": "Call the dentist",
        "team meeting tomorrow at 3 pm": "Team meeting",
        "email the landlord tomorrow at 6 pm": "Email the landlord",
        "pick up the parcel tomorrow": "Pick up the parcel",
    },
    f"on {THIRD}": {
        f"lunch with bob on {THIRD} at 12:30 pm": "Lunch with bob",
        f"haircut on {THIRD} at 4 pm": "Haircut",
        f"renew the passport on {THIRD}": "Renew the passport",
    },
    f"on {FOURTH}": {
        f"water the plants on {FOURTH} at 9 am": "Water the plants",
        f"piano lesson on {FOURTH} at 5 pm": "Piano lesson",
    },
    f"on {FIFTH}": {
        f"dinner with ann on {FIFTH} at 7 pm": "Dinner with ann",
    },
}
GROCERIES = ["milk", "bread", "eggs", "rice", "apples", "coffee", "butter", "cheese"]
WORK = ["Write the report", "Book the meeting room", "Update the budget", "Review the contract",
        "Order new chairs", "Plan the offsite"]
ANYTIME = ["Clean the garage", "Fix the bike", "Sort the photos", "Learn the guitar chords",
           "Return the library books", "Sew the button", "Oil the hinges", "Descale the kettle",
           "Frame the poster", "Wash the curtains", "Sharpen the knives", "Label the boxes",
           "Mend the fence", "Paint the shed", "Prune the roses", "Replace the filter",
           "Scan the receipts", "Shred the letters", "Tune the ukulele", "Vacuum the car",
           "Wax the skis", "Bleed the radiators", "Empty the attic", "Patch the tent",
           "Polish the boots", "Varnish the table", "Donate the clothes", "Weigh the suitcase",
           "Change the lightbulb", "Rotate the mattress", "Check the smoke detector"]
DONE = ["Feed the cat", "Answer the survey", "Charge the drill", "Defrost the freezer",
        "Measure the window"]
LINES = (
    [line for lines in TIMED.values() for line in lines]
    + [f"buy {item} on my groceries list" for item in GROCERIES]
    + [f"{title.lower()} on my work list" for title in WORK]
    + [title.lower() for title in ANYTIME + DONE]
)
assert len(LINES) == 60, len(LINES)


def questions():
    """What is asked, how the answer begins, and the to-dos that it names."""
    counts = ["No", "One thing", "Two things", "Three things", "Four things"]
    for window, lines in TIMED.items():
        titles = list(lines.values())
        bare = window.removeprefix("on ")
        things = counts[len(titles)]
        for words in (
            f"what's on {bare}", f"what do I have {window}", f"show me my reminders for {bare}",
            f"how many things do I have {window}", f"can you tell me what I have {window}",
            f"what's planned for {bare}", f"list everything for {bare}", f"show {bare}'s reminders",
            f"i'd like to see what i have {window}", f"what is my schedule for {bare}",
        ):
            yield words, things, titles
        for words in (f"do I have anything {window}", f"anything {window}",
                      f"is there anything {window}", f"do i have any plans {window}"):
            yield words, f"Yes. {things}", titles
    for words, title in {
        "the dentist": "Call the dentist", "the team meeting": "Team meeting",
        "the haircut": "Haircut", "the piano lesson": "Piano lesson", "lunch with bob": "Lunch with bob",
        "dinner with ann": "Dinner with ann",
    }.items():
        yield f"when is {words}", f"“{title}” comes", []
        yield f"what time is {words}", f"“{title}” comes", []
        yield f"when is my reminder for {words}", f"“{title}” comes", []
    for item in GROCERIES[:5]:
        yield f"is {item} on my groceries list", "Yes.", [f"Buy {item}"]
        yield f"do I have {item} on the groceries list", "Yes.", [f"Buy {item}"]
    for item in ("salt", "honey", "soap"):
        yield f"is {item} on my groceries list", "No.", []
        yield f"do I have {item} on the groceries list", "No.", []
    for words in ("what's on my work list", "show me the work list", "read me my work list",
                  "what do I have on my work list"):
        yield words, "Six things", WORK
    yield "how many things are on the groceries list", "8 things", []
    yield "how many things are on the work list", "Six things", WORK
    for title in DONE[:3]:
        verb, rest = title.split(" ", 1)
        yield f"did I {verb.lower()} {rest}", "Yes.", [title]
        yield f"have I {verb.lower()} {rest} yet" if verb == "Feed" else f"did I already {title.lower()}", \
            "Yes.", [title]
    yield "what did I do today", "Five things", DONE
    yield "what have I finished today", "Five things", DONE
    yield "what did I get done today", "Five things", DONE
    yield "did I mend the fence", "No.", ["Mend the fence"]
    yield "have I painted the shed", "No.", ["Paint the shed"]
    yield "did I prune the roses", "No.", ["Prune the roses"]
    yield "what's next", "Pick up the parcel", []
    yield "what is next", "Pick up the parcel", []
    yield "am I free tomorrow at 10 am", "No.", ["Call the dentist"]
    yield "am I free tomorrow at 3 pm", "No.", ["Team meeting"]
    yield "am I free tomorrow at noon", "Yes.", []
    yield f"am I free on {FOURTH} at 5 pm", "No.", ["Piano lesson"]
    yield f"am I free on {FIFTH} at noon", "Yes.", []
    yield "do I have anything before noon tomorrow", "Yes.", ["Call the dentist", "Pick up the parcel"]
    yield "do I have anything after 5 pm tomorrow", "Yes.", ["Email the landlord"]
    yield "do I have anything with ann", "Yes.", ["Dinner with ann"]
    yield f"do I have anything with bob on {THIRD}", "Yes.", ["Lunch with bob"]
    yield "do I have anything with the vet tomorrow", "No.", []
    yield "what do I have tomorrow morning", "", ["Call the dentist", "Pick up the parcel"]
    yield "what's on tomorrow afternoon", "", ["Team meeting"]
    yield "my haircut is set for what time", "“Haircut” comes", []


def changes():
    """What is wished, and what is asked of the database afterwards, with its answer."""
    gone = "SELECT count(*) FROM todo WHERE title = ?"
    done = "SELECT completed_at IS NOT NULL FROM todo WHERE title = ?"
    at = "SELECT substr(due_time, 1, 5) FROM todo WHERE title = ?"
    on = "SELECT due_date FROM todo WHERE title = ?"
    listed = "SELECT list.name FROM todo JOIN list ON list.id = todo.list_id WHERE title = ?"
    moved = str(TODAY + datetime.timedelta(days=5))
    for words, title in {
        "the dentist": "Call the dentist", "the haircut": "Haircut",
        "the piano lesson": "Piano lesson", "the team meeting": "Team meeting",
    }.items():
        thing = words.removeprefix("the ")
        for wish in (f"cancel {words}", f"delete my reminder about {words}",
                     f"get rid of the {thing} reminder", f"remove {words} from my calendar",
                     f"i don't need the {thing} reminder any more"):
            yield wish, gone, title, 0
        for wish in (f"move {words} to {FIFTH}", f"reschedule {words} to {FIFTH}"):
            yield wish, on, title, moved
        for wish in (f"change {words} to 8 pm", f"move {words} to 8 pm"):
            yield wish, at, title, "20:00"
    for words, wish, time in (
        ("Call the dentist", "push the dentist back two hours", "12:00"),
        ("Call the dentist", "move the dentist an hour later", "11:00"),
        ("Call the dentist", "move the dentist an hour earlier", "09:00"),
        ("Team meeting", "push the team meeting back by 30 minutes", "15:30"),
        ("Team meeting", "make the team meeting an hour earlier", "14:00"),
        ("Haircut", "push the haircut back an hour", "17:00"),
    ):
        yield wish, at, words, time
    for title, wish in (
        ("Fix the bike", "done with the bike"), ("Mend the fence", "I mended the fence"),
        ("Wax the skis", "mark wax the skis as done"), ("Oil the hinges", "tick off the hinges"),
        ("Buy milk", "tick off the milk"), ("Paint the shed", "I already painted the shed"),
        ("Call the dentist", "I called the dentist"), ("Patch the tent", "I finished patching the tent"),
        ("Write the report", "I'm done with the report"), ("Buy eggs", "check off eggs"),
        ("Prune the roses", "i've pruned the roses"), ("Empty the attic", "finished emptying the attic"),
    ):
        yield wish, done, title, 1
    for item in GROCERIES[:5]:
        yield f"take {item} off the groceries list", gone, f"Buy {item}", 0
        yield f"remove {item} from my groceries list", gone, f"Buy {item}", 0
    for title, wish in (("Fix the bike", "move the bike to the work list"),
                        ("Scan the receipts", "move the receipts to my work list"),
                        ("Sew the button", "move sew the button to groceries")):
        yield wish, listed, title, "groceries" if "groceries" in wish else "work"
    for title, wish in (("Fix the old bike", "rename fix the bike to fix the old bike"),
                        ("Wash the blue curtains", "rename the curtains to wash the blue curtains")):
        yield wish, gone, title, 1
    yield "cancel my 10 am tomorrow", gone, "Call the dentist", 0
    yield "cancel my three pm tomorrow", gone, "Team meeting", 0
    yield f"cancel my lunch with bob on {THIRD}", gone, "Lunch with bob", 0
    yield "cancel my dinner with ann", gone, "Dinner with ann", 0
    yield "delete the reminder to pick up the parcel", gone, "Pick up the parcel", 0
    yield "delete everything for tomorrow", "SELECT count(*) FROM todo", None, 56
    yield f"cancel all my reminders on {THIRD}", "SELECT count(*) FROM todo", None, 57
    yield "delete all reminders on my groceries list", "SELECT count(*) FROM todo", None, 52
    yield "cancel the dentist and the haircut", "SELECT count(*) FROM todo", None, 58
    yield "tick off milk, bread and eggs", \
        "SELECT count(*) FROM todo WHERE title LIKE 'Buy %' AND completed_at IS NOT NULL", None, 3
    yield f"push everything tomorrow to {FIFTH}", \
        f"SELECT count(*) FROM todo WHERE due_date = '{moved}'", None, 5


