import { lateCode, latePart } from '../on-demand/late-code.tsx';

/** What of the booking box comes after the first scripts. */
export const lateBooking = lateCode(
  () => import(/* webpackChunkName: "late-property" */ './late-booking-parts.ts'),
);

export const LateMonthlyCosts = latePart(lateBooking, ({ MonthlyCosts }) => MonthlyCosts);
export const LateTermSwitch = latePart(lateBooking, ({ TermSwitch }) => TermSwitch);
