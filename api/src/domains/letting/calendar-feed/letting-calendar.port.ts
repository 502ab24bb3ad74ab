import type { NotificationData, NotificationKind } from '@moien/contract';
import type { ImportedEvents, OpenTransaction } from '../../catalog/index.ts';

type News = { userId: string; kind: NotificationKind; data: NotificationData; key: string };

/** What calendars of other places need of those who keep the nights of homes, and who write to people. */
export interface LettingCalendar {
  lockProperties(transaction: OpenTransaction, ids: readonly string[]): Promise<void>;
  importEvents(transaction: OpenTransaction, propertyId: string, events: ImportedEvents): Promise<void>;
  /** Owners of bookings learn that another calendar has a reservation for the same days. */
  notifyCalendarConflicts(transaction: OpenTransaction, bookingIds: readonly string[]): Promise<void>;
  /** In the site, by mail and by push; once for each key. */
  notifyPerson(transaction: OpenTransaction, news: News, at: Date): Promise<void>;
}
