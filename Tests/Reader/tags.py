"""The tags that the reader gives to words: a sentence's marks as one tag a word."""

import marks
import words

# Whose a value is stands in its tag: L the to-do begun last, N the next one, A several.
TAGS = [
    "O",
    "TB", "TI", "TC", "TP", "TS", "TD", "TA",
    "WL", "WN", "WA", "WQ",
    "RL", "RN", "RA",
    "E", "B",
    "LL", "LA",
    "P",
    "NL", "NN",
    "X", "A", "V",
]  # fmt: skip
NUMBER = {tag: number for number, tag in enumerate(TAGS)}
MEANINGS = ["add", "ask", "change", "remove", "done", "snooze", "undo", "none"]


def title_tag(mark, begun, sharing):
    """The tag of the first word of a title's piece; `begun` holds the to-dos before it."""
    fresh = [todo for todo in mark.todos if todo not in begun]
    if len(mark.todos) > 1:
        return "TS" if fresh else "TA"
    if mark.todos[0] in sharing:
        return "TD"
    if not fresh:
        return "TC"
    return "TP" if mark.whole else "TB"


def value_tag(mark, begun, sharing):
    """The tag of a value's words; `sharing` holds the to-dos that have a name in common and no more so far."""
    role, todos = mark.role, mark.todos
    if role in "EBPAV":
        return role
    if role == "O":
        return "X"
    if not todos:
        return {"W": "WQ", "R": "RL", "L": "LA", "N": "NL"}[role]
    if len(todos) > 1:
        return {"W": "WA", "R": "RA", "L": "LA", "N": "NL" if begun else "NN"}[role]
    if role == "L":
        return "LL"
    is_next = todos[0] in sharing if sharing else todos[0] > len(begun)
    return role + ("N" if is_next else "L")


def tags(sentence):
    """The words of a marked sentence and the tag of each."""
    found = words.words(sentence.text)
    result = ["O"] * len(found)
    begun, sharing = [], set()
    for mark in sorted(sentence.marks):
        inside = [i for i, word in enumerate(found) if word.start >= mark.start and word.end <= mark.end]
        inside = inside or [i for i, word in enumerate(found) if word.start < mark.end and word.end > mark.start]
        if mark.role == "T":
            tag = title_tag(mark, begun, sharing)
            if tag == "TS":
                sharing |= set(mark.todos)
            elif tag == "TD":
                sharing.discard(mark.todos[0])
            begun += [todo for todo in mark.todos if todo not in begun]
            for place, index in enumerate(inside):
                result[index] = tag if place == 0 else "TI"
        else:
            tag = value_tag(mark, begun, sharing)
            for index in inside:
                result[index] = tag
    return found, result
