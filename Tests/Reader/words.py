"""The words of a text as the reader sees them, and the numbers of their letters.

`Sources/Reader/SaidWords.swift` and `LetterGroups.swift` do the same; `Tests/ReaderTests` compares the two.
"""

import collections

Word = collections.namedtuple("Word", "text start end")

APOSTROPHES = "'\u2019"


def is_digit(letter):
    return "0" <= letter <= "9"


def is_letter(letter):
    """Whether words are made of it: ASCII letters and digits, and what lies beyond signs and pictures."""
    code = ord(letter)
    if code < 0x80:
        return letter.isalnum()
    return (
        code >= 0xC0
        and code not in (0xD7, 0xF7)
        and not 0x2000 <= code <= 0x2BFF
        and not 0x3000 <= code <= 0x303F
        and not 0xFE00 <= code <= 0xFE0F
        and not code >= 0x1F000
    )


def is_spacing(letter):
    """Whether it only keeps words apart; a line's end is more than that."""
    code = ord(letter)
    return letter != "\n" and (
        code <= 0x20
        or 0x7F <= code <= 0xA0
        or 0x2000 <= code <= 0x200A
        or code in (0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000)
    )


def words(text):
    """The words and signs of a text, with their places in Unicode scalars; space is none, a line's end is one."""
    found, index, end = [], 0, len(text)
    while index < end:
        letter, start = text[index], index
        if is_spacing(letter):
            index += 1
            continue
        index += 1
        if is_letter(letter):
            while index < end:
                if is_letter(text[index]):
                    index += 1
                elif (
                    index + 1 < end
                    and is_letter(text[index + 1])
                    and (
                        text[index] in APOSTROPHES
                        # "14.20", "4/5", "7:45am": digits on both sides.
                        or text[index] in ":.,/" and is_digit(text[index - 1]) and is_digit(text[index + 1])
                    )
                ):
                    index += 2
                else:
                    break
            # "a.m.", "P.M."
            if (
                index - start == 1
                and letter in "aApP"
                and text[index : index + 3] in (".m.", ".M.")
            ):
                index += 3
            elif index - start == 1 and letter in "wW" and text[index : index + 1] == "/":
                index += 1
        found.append(Word(text[start:index], start, index))
    return found


def folded(word):
    """ASCII letters small, one apostrophe."""
    return "".join(chr(ord(c) + 32) if "A" <= c <= "Z" else "'" if c == "\u2019" else c for c in word)


MOST_GROUPS = 28


def fnv(text):
    """FNV-1a over UTF-8, 32 bits."""
    value = 2166136261
    for byte in text.encode("utf-8"):
        value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
    return value


def groups(word, rows):
    """The rows of the table for a word: the whole, its shape where it has digits, groups of two to four letters."""
    whole = "<" + folded(word) + ">"
    texts = [whole]
    if any(is_digit(c) for c in whole):
        texts.append("#" + "".join("0" if is_digit(c) else c for c in whole))
    for size in (2, 3, 4):
        texts += [whole[i : i + size] for i in range(len(whole) - size + 1)]
    return [fnv(text) % rows for text in texts[:MOST_GROUPS]]


def shape(word):
    """What the letters' table does not know: six signs, each 0 or 1."""
    first = word[0]
    return (
        "A" <= first <= "Z",
        len(word) > 1 and not any("a" <= c <= "z" for c in word) and any("A" <= c <= "Z" for c in word),
        all(is_digit(c) for c in word),
        any(is_digit(c) for c in word),
        not is_letter(first),
        word == "\n",
    )
