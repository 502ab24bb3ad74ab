import { bookingCalls } from './booking/booking.calls.ts';
import { catalogCalls } from './catalog/catalog.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { messagingCalls } from './messaging/messaging.calls.ts';

/** Calls of the pages that everybody sees, and of the header: they come with a page's first request. */
export const visitorCalls = {
  ...identityCalls,
  ...catalogCalls,
  ...bookingCalls,
  ...contentCalls,
  ...messagingCalls,
} as const;
