/** On the channel of events, by the trigger `announce_end`; to earlier releases it is an unknown id. */
const PREFIX = 'ended ';

/** @returns the sessions that have ended; undefined for what is no such notice */
export function readSessionEnds(payload: string): string[] | undefined {
  return payload.startsWith(PREFIX) ? payload.slice(PREFIX.length).split(' ') : undefined;
}
