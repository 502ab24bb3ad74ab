import { sha256Hex } from '../../../lib/sha256.ts';

const SITE = '@calendar.moien';
const SITE_UID = /^[0-9a-f]{32}-([0-9a-f-]{36})@calendar\.moien$/;

/** The id of an event that this site tells of a home: the same each time, and not that of a booking. */
export const siteUid = (propertyId: string, source: string): string =>
  `${sha256Hex(`${propertyId} ${source}`).slice(0, 32)}-${propertyId}${SITE}`;

/** Of which home this site tells the event; undefined for one of somebody else's. */
export function homeOfUid(uid: string): string | undefined {
  return SITE_UID.exec(uid)?.[1];
}
