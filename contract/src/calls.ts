import type { Static } from 'typebox';
import { bookingCalls } from './booking/booking.calls.ts';
import { invoiceCalls } from './booking/invoice.calls.ts';
import { catalogCalls } from './catalog/catalog.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { dashboardCalls } from './dashboard/dashboard.calls.ts';
import { filesCalls } from './files/files.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { calendarCalls } from './letting/calendar.calls.ts';
import { calendarFeedCalls } from './letting/calendar-feed.calls.ts';
import { lettingCalls } from './letting/letting.calls.ts';
import { statisticsCalls } from './letting/statistics.calls.ts';
import { messagingCalls } from './messaging/messaging.calls.ts';
import { paymentsCalls } from './payments/payments.calls.ts';

/** Every call that the browser makes, by name. */
export const calls = {
  ...identityCalls,
  ...catalogCalls,
  ...bookingCalls,
  ...invoiceCalls,
  ...contentCalls,
  ...dashboardCalls,
  ...filesCalls,
  ...calendarFeedCalls,
  ...messagingCalls,
  ...lettingCalls,
  ...paymentsCalls,
  ...calendarCalls,
  ...statisticsCalls,
} as const;
export type CallName = keyof typeof calls;
/** By name, so that the compiler works out one answer at a time: all at once pass its limit (TS2589). */
type CallResponses = { [Name in CallName]: Static<(typeof calls)[Name]['response']> };
export type CallResponse<Name extends CallName> = CallResponses[Name];
