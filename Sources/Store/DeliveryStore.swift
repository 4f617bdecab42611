/// The database as the service has it: it alone claims reminders and records what became of them.
///
/// It cannot erase, forget or repair.
package final class DeliveryStore: Store {}
