/// What is said of the file that takes what was done long ago.
package enum ArchiveSentences: Sentence, SentenceFamily {
  case ask = """
    Move {count} that were done before {moment} into {path}? They are found there with find \
    --archive. [y/N]
    """
  case nothing = """
    Nothing that is finished was done before {moment}, so there is nothing to move. Another day: \
    {command}
    """
  case movable = """
    {count} were done before {moment} and could go into {path}. Nothing is moved unasked; to do it: \
    {command}
    """
  case moved = "Moved {count} into {path}, which holds {total} now."
  case findHow = "To look in it as well: {command}"
  case mark = "in the archive"
  case manyDone = """
    {count} are done. If you like, those of long ago go into a file of their own: {command}
    """
  case unreadable = """
    {path} holds what was done long ago and cannot be read; what is in the database is not touched by \
    that. If you have a copy of that file, put it in its place
    """
  case lookThere = "To look in the archive as well: {command}"
}
