/// The database as the person's own program has it: it alone erases and repairs.
///
/// It cannot claim a reminder, nor record that one was delivered.
package final class TodoStore: Store {}
