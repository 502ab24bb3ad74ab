import type { RealtimeEvent } from '@moien/contract';

/** What has happened to one person, in order and each once, over all connections of the page. */
export type EventSequence = ReturnType<typeof createEventSequence>;

export function createEventSequence() {
  /** Number of the newest event that the page knows. */
  let known: number | undefined;
  return {
    get known(): number | undefined {
      return known;
    },

    /** @returns what the page is told: nothing that it knows, and to read anew where an event is missing */
    accept(event: RealtimeEvent): RealtimeEvent | undefined {
      if (!('seq' in event) || event.seq === undefined) return event;
      const { seq } = event;
      if (event.type === 'welcome') {
        known ??= seq;
        return event;
      }
      const before = known;
      if (event.type !== 'reset' && before !== undefined && seq <= before) return undefined;
      known = seq;
      return before === undefined || seq === before + 1 ? event : { type: 'reset', seq };
    },
  };
}
