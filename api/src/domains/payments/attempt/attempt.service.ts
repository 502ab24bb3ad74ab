import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { CardPayments } from '../provider/card-payments.ts';
import type { Parties } from '../provider/parties.ts';
import { addSettling } from './add-attempt.ts';
import { askProvider } from './ask-provider.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import { type Attempt, isSettled } from './attempt.ts';
import { isPayable, prepareAttempt, type Readiness } from './prepare-attempt.ts';
import { createRecorder, type RecorderParts } from './record-outcome.ts';
import { sendAttempt } from './send-attempt.ts';

const FIRST_PAUSE_MILLISECONDS = 10_000;
const LONGEST_PAUSE_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

export type AttemptParts = RecorderParts & {
  cards: CardPayments;
  parties: Pick<Parties, 'completeCard' | 'findCardAlias'>;
};

export type AttemptService = ReturnType<typeof createAttemptService>;

/**
 * Carries attempts to their end in phases that are never mixed: the intent is committed, the provider is
 * called outside of any transaction, the result is committed.
 */
export function createAttemptService(parts: AttemptParts) {
  const { database, cards, bookings, now, atPoint } = parts;
  const repository = createAttemptRepository(database);
  const record = createRecorder(parts);

  const send = async (attempt: Attempt) => sendAttempt(parts, attempt, await repository.findParties(attempt));

  /** The first call for an attempt; only one caller makes it. */
  const start = async (attempt: Attempt): Promise<void> => {
    const claimed = await claim(attempt);
    if (!claimed) return;
    atPoint('claimed', attempt.id);
    if (claimed.readiness === 'void') {
      await record(attempt.id, { is: 'refused', status: 0, reason: 'there is nothing to do any more' });
      return;
    }
    const { outcome, cardAlias } = await send(claimed.attempt);
    atPoint('answered', attempt.id);
    await record(attempt.id, outcome, cardAlias);
  };

  /** Undefined while it waits, or when somebody else has claimed it. */
  const claim = ({ id }: Attempt): Promise<{ attempt: Attempt; readiness: Readiness } | undefined> =>
    database.transaction().execute(async (transaction) => {
      const inside = createAttemptRepository(transaction);
      const found = await inside.find(id);
      if (found?.state !== 'created') return undefined;
      const readiness = await prepareAttempt(transaction, bookings, found, now());
      const attempt = readiness === 'waits' ? undefined : await inside.claim(id, now());
      return attempt && { attempt, readiness };
    });

  const ask = async (attempt: Attempt): Promise<void> => {
    const asking = {
      attempt,
      parties: await repository.findParties(attempt),
      resend: () => send(attempt),
      isWanted: () => isWanted(attempt),
    };
    const { outcome, cardAlias } = await askProvider(cards, asking, now());
    atPoint('answered', attempt.id);
    await record(attempt.id, outcome, cardAlias);
  };

  const isWanted = async (attempt: Attempt): Promise<boolean> => {
    if (!['authorisation', 'payment', 'deposit'].includes(attempt.kind)) return true;
    return database.transaction().execute((transaction) => isPayable(transaction, bookings, attempt));
  };

  /** Brings an attempt as far as the provider's word allows now. @returns it as it is then */
  const settle = async (attemptId: string): Promise<Attempt | undefined> => {
    const attempt = await repository.find(attemptId);
    if (!attempt || isSettled(attempt)) return attempt;
    if (attempt.state === 'created') await start(attempt);
    else await ask(attempt);
    return repository.find(attemptId);
  };

  /** As the job of an attempt: it comes back, at longer intervals, until the attempt is settled. */
  const settleByJob = async (attemptId: string): Promise<void> => {
    const attempt = await settle(attemptId);
    if (!attempt || isSettled(attempt)) return;
    const age = now().getTime() - new Date(attempt.created_at).getTime();
    const pause = Math.min(Math.max(age / 4, FIRST_PAUSE_MILLISECONDS), LONGEST_PAUSE_MILLISECONDS);
    await database
      .transaction()
      .execute((transaction: Transaction<Tables>) =>
        addSettling(transaction, attemptId, new Date(now().getTime() + pause)),
      );
  };

  return { settle, settleByJob, record };
}
