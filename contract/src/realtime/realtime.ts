/** Specification §7: where the websocket is; it takes the `userId` of who is signed in. */
export const REALTIME_URL = '/api/websocket';
/** Stated when a connection opens; events and fields are added, never changed. */
export const REALTIME_PROTOCOL = 1;
/** After which a ticket that was not used expires. */
export const REALTIME_TICKET_SECONDS = 60;
/** Characters of the query string of a search and its part of the map; a longer one cannot be watched. */
export const REALTIME_QUERY_MAXIMUM = 4000;
/** Events that a page is told again when it comes back; beyond them it reads everything. */
export const REPLAYED_EVENTS_MAXIMUM = 500;
/** Bytes of what a page may say at once, all around the query string included. */
export const REALTIME_MESSAGE_MAXIMUM = 4096;

/**
 * Why the server ends a connection, as far as a page has to know: browsers tell a page nothing of an upgrade
 * that was refused, but these (RFC 6455 §7.4.2).
 */
export const REALTIME_CLOSE = {
  /** Nobody is signed in, or not any more. */
  signedOut: 4401,
  /** Somebody else is signed in than the `userId` says. */
  otherPerson: 4403,
  /** The person has as many connections as one may have. */
  tooMany: 4429,
} as const;
