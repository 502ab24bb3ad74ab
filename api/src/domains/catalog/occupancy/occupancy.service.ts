import { type Day, nightsBetween } from '@moien/contract';
import {
  deleteImports,
  type Event,
  endConflicts,
  eventOf,
  findWaitingEvents,
  hasConflict,
  type NamedEvent,
  recordConflicts,
  resolveConflicts,
  takeFreeDays,
} from './import.repository.ts';
import { findNextFreeStay } from './next-free-stay.ts';
import {
  blockFrom,
  deletePeriods,
  findExpiredHolds,
  insertClosedDays,
  insertOccupancy,
  lockProperties,
  lockPropertyOf,
  movePeriod,
  turnHoldIntoBooking,
  updateHoldEnd,
} from './occupancy.repository.ts';
import type {
  ClosedDays,
  ImportedStay,
  OpenTransaction,
  StayDays,
  Taking,
  TakingOutcome,
} from './occupancy.ts';

/**
 * Ends the bookings of which a hold has run out, in the transaction that wants their days, and releases the
 * nights of those that its guard lets end.
 */
export type EndExpiredHolds = (transaction: OpenTransaction, bookingIds: readonly string[]) => Promise<void>;

/** Events of all other calendars of a home. */
export type ImportedEvents = {
  reservations: readonly NamedEvent[];
  /** Days that another calendar does not offer: what else takes them is no conflict. */
  blocks: readonly Event[];
  /** Ids of events that are no more. */
  ended: readonly string[];
};

export type OccupancyService = ReturnType<typeof createOccupancyService>;

/**
 * Who has the nights of a home. Everything runs in the caller's transaction, and whatever takes days waits
 * for the lock of the home's row: of two that want the same nights the later one sees that they are taken.
 */
export function createOccupancyService(endExpiredHolds: EndExpiredHolds) {
  async function lockForTaking(transaction: OpenTransaction, propertyId: string): Promise<void> {
    await lockProperties(transaction, [propertyId]);
    const expired = await findExpiredHolds(transaction, propertyId);
    if (expired.length > 0) await endExpiredHolds(transaction, expired);
  }

  async function releaseNights(transaction: OpenTransaction, sourceId: string): Promise<void> {
    const propertyIds = await lockPropertyOf(transaction, sourceId);
    if (propertyIds.length === 0) return;
    const waiting = await findWaitingEvents(transaction, sourceId, propertyIds);
    await deletePeriods(transaction, sourceId, propertyIds);
    await endConflicts(transaction, [sourceId], propertyIds);
    for (const propertyId of propertyIds) {
      const events = waiting.filter((event) => event.propertyId === propertyId);
      await takeFreeDays(transaction, propertyId, events);
      await resolveConflicts(transaction, propertyId, events);
    }
  }

  /** Follows the calendars of a home, as `importNights` does, with all of their events at once. */
  async function importEvents(
    transaction: OpenTransaction,
    propertyId: string,
    { reservations, blocks, ended }: ImportedEvents,
  ): Promise<void> {
    await lockForTaking(transaction, propertyId);
    const withoutConflict = [...blocks.map(({ sourceId }) => sourceId), ...ended];
    await deleteImports(transaction, propertyId, ended);
    await endConflicts(transaction, withoutConflict, [propertyId]);
    await takeFreeDays(transaction, propertyId, [...reservations, ...blocks]);
    await recordConflicts(transaction, propertyId, reservations);
    await resolveConflicts(transaction, propertyId, reservations);
  }

  return {
    /** Before a transaction writes to several homes: in the order of their ids. */
    lockProperties,

    /** Of one home, whether or not anybody wants its nights; the home is locked only if there are any. */
    async endExpiredHolds(transaction: OpenTransaction, propertyId: string): Promise<void> {
      const expired = await findExpiredHolds(transaction, propertyId);
      if (expired.length > 0) await lockForTaking(transaction, propertyId);
    },

    /** Night rules are the quote's business. A run-out hold is ended first. */
    async takeNights(transaction: OpenTransaction, taking: Taking): Promise<TakingOutcome> {
      await lockForTaking(transaction, taking.propertyId);
      if (await insertOccupancy(transaction, taking)) return { outcome: 'taken' };
      const nextFreeStay = await findNextFreeStay(transaction, {
        propertyId: taking.propertyId,
        from: taking.arrivalDate,
        nights: nightsBetween(taking.arrivalDate, taking.departureDate),
        hasNightRules: taking.kind !== 'lease',
      });
      return { outcome: 'dates-taken', nextFreeStay };
    },

    /** Another end of the hold: the deadline of a request, or more time for a payment. */
    async prolongHold(transaction: OpenTransaction, bookingId: string, endsAt: Date): Promise<void> {
      await lockPropertyOf(transaction, bookingId);
      await updateHoldEnd(transaction, bookingId, endsAt);
    },

    async confirmHold(transaction: OpenTransaction, bookingId: string): Promise<void> {
      await lockPropertyOf(transaction, bookingId);
      await turnHoldIntoBooking(transaction, bookingId);
    },

    /** Gives a confirmed booking other days, or leaves it as it is. */
    async moveNights(
      transaction: OpenTransaction,
      { propertyId, bookingId, ...stay }: StayDays & { propertyId: string; bookingId: string },
    ): Promise<'moved' | 'dates-taken'> {
      await lockForTaking(transaction, propertyId);
      return (await movePeriod(transaction, bookingId, stay)) ? 'moved' : 'dates-taken';
    },

    /**
     * Frees what a booking, a lease contract or an imported event takes; events that waited for it take
     * their days. Nights that a cancellation has blocked stay.
     */
    releaseNights,

    /** From `firstDay` on nobody gets the nights of a booking that the owner cancels. */
    async blockNights(transaction: OpenTransaction, bookingId: string, firstDay: Day): Promise<void> {
      await lockPropertyOf(transaction, bookingId);
      if (!(await blockFrom(transaction, bookingId, firstDay))) await releaseNights(transaction, bookingId);
    },

    /**
     * An event takes all of its days that are free. What takes the others is a conflict, which the owner is
     * told; an event is never refused, whatever the owner's calendar says.
     */
    async importNights(transaction: OpenTransaction, stay: ImportedStay): Promise<'taken' | 'conflict'> {
      await importEvents(transaction, stay.propertyId, {
        reservations: [eventOf(stay)],
        blocks: [],
        ended: [],
      });
      return (await hasConflict(transaction, stay.sourceId)) ? 'conflict' : 'taken';
    },

    importEvents,

    /** Closes all of the days, or none when a hold, a booking or a lease takes one of them. */
    async closeDays(transaction: OpenTransaction, days: ClosedDays): Promise<'closed' | 'dates-taken'> {
      await lockForTaking(transaction, days.propertyId);
      return (await insertClosedDays(transaction, days)) ? 'closed' : 'dates-taken';
    },
  };
}
