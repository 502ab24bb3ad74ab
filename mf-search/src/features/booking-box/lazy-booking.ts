import { lazyPart, lazyWithRetry } from '@moien/shared-lib';

/** What of the booking box comes after the first scripts. */
export const lazyBooking = lazyWithRetry(
  () => import(/* webpackChunkName: "lazy-property" */ './lazy-booking-parts.ts'),
);

export const LazyDepositNote = lazyPart(lazyBooking, ({ DepositNote }) => DepositNote);
export const LazyFreeCancellation = lazyPart(lazyBooking, ({ FreeCancellation }) => FreeCancellation);
export const LazyMonthlyCosts = lazyPart(lazyBooking, ({ MonthlyCosts }) => MonthlyCosts);
export const LazyTermSwitch = lazyPart(lazyBooking, ({ TermSwitch }) => TermSwitch);
