/** Different faults of releases that one network reports in an hour; further ones of it are dropped. */
export const FAULTS_PER_NETWORK_AND_HOUR = 20;
/**
 * How often a network counts in an hour for one fault: a fault that many people met stays ahead of one
 * person's reports.
 */
export const SIGHTINGS_PER_NETWORK_AND_HOUR = 10;
/**
 * Releases of a remote that are counted by version: those published, activated or rolled back to last, and
 * the active one.
 */
export const RECENT_RELEASES = 20;
/** Parts of a release or shell in which one fault is counted on a day. */
export const PARTS_PER_FAULT_MAXIMUM = 10;
/** The part, or the version, under which everything beyond these is counted. */
export const OTHER = 'other';
