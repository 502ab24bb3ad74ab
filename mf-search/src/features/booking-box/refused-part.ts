import type { StayPart } from './stay-sheet-props.ts';

const OF_GUESTS: ReadonlySet<string> = new Set(['too-many-guests', 'pets-not-allowed']);

/** Whether the home takes no other stay by the night either, so that there is nothing to change. */
export function isRefusedForGood(code: string): boolean {
  return code === 'registration-number-missing';
}

/** What of a stay has to change, by the code with which its quote was refused. */
export function refusedPart(code: string): StayPart {
  return OF_GUESTS.has(code) ? 'guests' : 'days';
}
