import type { Day } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/**
 * At PostgreSQL's default isolation, read committed: what is read after a property is locked is then up to
 * date.
 */
export type OpenTransaction = Transaction<Tables>;

/** UTC days. A stay takes its departure day too, unless it allows turnover (specification §5). */
export type StayDays = {
  arrivalDate: Day;
  departureDate: Day;
  /** As frozen in the booking. */
  allowsSameDayTurnover: boolean;
};

/** Days to take; `sourceId` is the booking or the lease contract that they are for. */
export type Taking = StayDays & { propertyId: string; sourceId: string } & (
    | { kind: 'hold'; endsAt: Date }
    | { kind: 'booking' | 'lease' }
  );

export type FreeStay = { arrivalDate: Day; departureDate: Day };

/** `nextFreeStay`: as many nights from the arrival asked for; null when there are none within 365 days. */
export type TakingOutcome = { outcome: 'taken' } | { outcome: 'dates-taken'; nextFreeStay: FreeStay | null };

/** A reservation of another calendar; `sourceId` is the same each time it is imported. */
export type ImportedStay = StayDays & {
  propertyId: string;
  sourceId: string;
  /** The calendar, as its owner calls it: 1 to 100 characters. */
  source: string;
};

/** Both days included. */
export type ClosedDays = { propertyId: string; firstDay: Day; lastDay: Day };
