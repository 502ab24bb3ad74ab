import type { ImportedEvents, OpenTransaction } from '../../catalog/index.ts';

/** What calendars of other places need of those who keep the nights of homes. */
export interface LettingCalendar {
  lockProperties(transaction: OpenTransaction, ids: readonly string[]): Promise<void>;
  importEvents(transaction: OpenTransaction, propertyId: string, events: ImportedEvents): Promise<void>;
  /** Tells the owners of bookings that another calendar has a reservation for the same days. */
  tellCalendarConflicts(transaction: OpenTransaction, bookingIds: readonly string[]): Promise<void>;
}
