import { invoiceCalls } from './booking/invoice.calls.ts';
import { dashboardCalls } from './dashboard/dashboard.calls.ts';
import { filesCalls } from './files/files.calls.ts';
import { calendarCalls } from './letting/calendar.calls.ts';
import { calendarFeedCalls } from './letting/calendar-feed.calls.ts';
import { lettingCalls } from './letting/letting.calls.ts';
import { statisticsCalls } from './letting/statistics.calls.ts';
import { paymentsCalls } from './payments/payments.calls.ts';
import { createRealtimeTicket } from './realtime/realtime.calls.ts';

/** Calls of the pages on which people manage their homes, money and files, and one of the app. */
export const managementCalls = {
  ...invoiceCalls,
  ...dashboardCalls,
  ...filesCalls,
  ...calendarFeedCalls,
  ...lettingCalls,
  ...paymentsCalls,
  ...calendarCalls,
  ...statisticsCalls,
  createRealtimeTicket,
} as const;
