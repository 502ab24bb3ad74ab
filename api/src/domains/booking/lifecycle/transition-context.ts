import type { OccupancyService, OpenTransaction } from '../../catalog/index.ts';
import type { Messages } from '../messages.port.ts';
import type { Payments } from '../payments.port.ts';

/** What transitions use of others. */
export type BookingParts = {
  occupancy: Pick<
    OccupancyService,
    | 'lockProperties'
    | 'endExpiredHolds'
    | 'takeNights'
    | 'prolongHold'
    | 'confirmHold'
    | 'moveNights'
    | 'releaseNights'
    | 'blockNights'
  >;
  payments: Payments;
  messages: Messages;
};

/** One transaction in which things happen to bookings, all at the same instant. */
export type TransitionContext = BookingParts & { transaction: OpenTransaction; at: Date };
