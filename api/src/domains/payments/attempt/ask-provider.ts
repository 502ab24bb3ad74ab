import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { CardPayments } from '../provider/card-payments.ts';
import type { OperationParties } from '../provider/operation.ts';
import { isServerFault, type Outcome, unknown } from '../provider/outcome.ts';
import type { ProviderAnswer } from '../provider/provider-answer.ts';
import type { Attempt } from './attempt.ts';
import type { SentAttempt } from './send-attempt.ts';

/** A call that was sent may take this long; until then a missing answer means nothing. */
const UNDER_WAY_MILLISECONDS = 30_000;
/** After this long the provider's lists have what a call did that ended in an error of the provider. */
const LISTED_MILLISECONDS = 2 * MINUTE_MILLISECONDS;
/** A payment that nobody wants any more and that the provider does not know after so long was never made. */
const UNWANTED_MILLISECONDS = 30 * MINUTE_MILLISECONDS;
/** A key is good for 24 hours; after that, the same key would be done again. */
const KEY_MILLISECONDS = 23 * HOUR_MILLISECONDS;

const NOT_FOUND = 404;

export type Asking = {
  attempt: Attempt;
  parties: OperationParties;
  /** Sends it again with the same key. */
  resend: () => Promise<SentAttempt>;
  /** Whether the booking, or whoever ordered it, still wants it. */
  isWanted: () => Promise<boolean>;
};

/**
 * How an attempt without an answer stands: by what the provider calls it, else by the answer to its key, else
 * by the provider's lists; and only where all of them know nothing is it sent again, with the same key.
 */
export async function askProvider(
  cards: Pick<CardPayments, 'find' | 'findAnswer' | 'findByTag'>,
  { attempt, parties, resend, isWanted }: Asking,
  now: Date,
): Promise<SentAttempt> {
  const age = now.getTime() - new Date(attempt.sent_at ?? attempt.created_at).getTime();
  if (attempt.provider_id)
    return without(answerOnly(await cards.find(attempt.kind, attempt.provider_id), age));
  // A release has the same result however often it is sent.
  if (attempt.kind === 'release' || attempt.kind === 'deposit-release') return resend();
  const first = await cards.findAnswer(attempt);
  if (first?.is === 'unknown') return without(first);
  if (first && !isServerFault(first)) return without(first);
  const listed = await cards.findByTag(attempt, parties);
  if (listed.is === 'answered' && listed.value) return without({ is: 'answered', value: listed.value });
  if (listed.is !== 'answered' && !isAbsent(listed)) return without(unknown(listed.reason));
  if (first) return without(age > LISTED_MILLISECONDS ? first : unknown('a fault of the provider'));
  if (age < UNDER_WAY_MILLISECONDS) return without(unknown('the call may be under way'));
  return sendAgain({ resend, isWanted }, age);
}

/** While the key is good, and somebody wants it. */
async function sendAgain(
  { resend, isWanted }: Pick<Asking, 'resend' | 'isWanted'>,
  age: number,
): Promise<SentAttempt> {
  if (age > KEY_MILLISECONDS) return without(neverMade());
  if (await isWanted()) return resend();
  return without(age > UNWANTED_MILLISECONDS ? neverMade() : unknown('nobody wants it any more'));
}

/** The provider does not know whose list it is: nothing is in it. */
function isAbsent(outcome: Outcome<unknown>): boolean {
  return outcome.is === 'refused' && outcome.status === NOT_FOUND;
}

/**
 * That a question is refused says nothing of the payment, such as with a wrong key. Only what the provider
 * does not know for long is not there.
 */
function answerOnly(outcome: Outcome<ProviderAnswer>, age: number): Outcome<ProviderAnswer> {
  if (outcome.is !== 'refused') return outcome;
  return isAbsent(outcome) && age > UNWANTED_MILLISECONDS ? outcome : unknown(outcome.reason);
}

function without(outcome: Outcome<ProviderAnswer>): SentAttempt {
  return { outcome, cardAlias: null };
}

function neverMade(): Outcome<never> {
  return { is: 'refused', status: 0, reason: 'the provider has never got it' };
}
