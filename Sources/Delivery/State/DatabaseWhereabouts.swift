/// Where the database is that the person's to-dos are in.
enum DatabaseWhereabouts {
  case inPlace
  /// It was open and is not there any more, so that none is made by itself.
  case gone
  /// It was new and empty when it was opened, though there are copies of one from before.
  case begunAnew
}
