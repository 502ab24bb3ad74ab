import type { BookingAction } from '@moien/contract';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';

/** Actions that a dialog explains before they are done. */
export type DialogAction = Extract<
  BookingAction,
  'decline' | 'withdraw' | 'report-no-show' | 'object-to-no-show'
>;

const ACTIONS_WITH_REASON: readonly DialogAction[] = ['decline', 'object-to-no-show'];

/** Whether the other side has to be told why. */
export function needsReason(action: DialogAction): boolean {
  return ACTIONS_WITH_REASON.includes(action);
}

/** @returns whether it was done */
export function sendAction(
  store: RentalBookingStore,
  action: DialogAction,
  reason: string,
): Promise<boolean> {
  switch (action) {
    case 'decline':
      return store.decline(reason);
    case 'withdraw':
      return store.withdraw();
    case 'report-no-show':
      return store.reportNoShow();
    case 'object-to-no-show':
      return store.objectToNoShow(reason);
  }
}
