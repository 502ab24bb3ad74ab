import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { Move } from './money-moves.ts';
import { isServerFault, type Outcome, unknown } from './outcome.ts';

/** A key is good for 24 hours; after that, the same key would be done again. */
const KEY_MILLISECONDS = 23 * HOUR_MILLISECONDS;
/** What a fault of the provider has done all the same is in its lists by then. */
const LISTED_MILLISECONDS = 2 * MINUTE_MILLISECONDS;

type SentMove = {
  /** Milliseconds since it was sent. */
  age: number;
  findAnswer: () => Promise<Outcome<Move> | null>;
  findListed: () => Promise<Outcome<Move | null>>;
  resend: () => Promise<Outcome<Move>>;
};

/**
 * How a move without an answer stands: by the answer to its key, else by the wallet’s list; and only where
 * both know nothing it is sent again.
 */
export async function recoverMove({ age, findAnswer, findListed, resend }: SentMove): Promise<Outcome<Move>> {
  const first = await findAnswer();
  if (first && !isServerFault(first)) return first;
  const listed = await findListed();
  if (listed.is !== 'answered') return unknown(listed.reason);
  if (listed.value) return { is: 'answered', value: listed.value };
  // The key is used up, and nothing was done with it: another one has another key.
  if (first) return age > LISTED_MILLISECONDS ? first : unknown('a fault of the provider');
  if (age > KEY_MILLISECONDS) return { is: 'refused', status: 0, reason: 'the provider has never got it' };
  return resend();
}
