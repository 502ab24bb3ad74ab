import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { addAttempt } from './add-attempt.ts';
import type { Attempt } from './attempt.ts';

/** Refusals that pass: milliseconds until the refund is asked for again, as a new attempt. */
const PAUSES: Readonly<Record<string, number>> = {
  // MangoPay refunds the same amount of a payment once a day.
  '005407': DAY_MILLISECONDS,
  '001001': HOUR_MILLISECONDS,
  '005405': HOUR_MILLISECONDS,
  '005406': HOUR_MILLISECONDS,
};

const REPETITIONS_MAXIMUM = 30;

const REPETITION = /^(.*) \(repetition (\d+)\)$/;

/**
 * Without a code the provider has not done it, by a fault of its own or because no call ever reached it.
 * Without a payment there is nothing that could go back.
 */
function pauseAfter({ result_code: code, source_id: sourceId }: Attempt): number | undefined {
  if (sourceId === null) return undefined;
  return code === null ? HOUR_MILLISECONDS : PAUSES[code];
}

/** @returns false when it is not tried again: then an operator has to bring the money back */
export async function repeatRefund(
  transaction: Transaction<Tables>,
  refund: Attempt,
  now: Date,
): Promise<boolean> {
  const pause = pauseAfter(refund);
  const [, reason = refund.key ?? '', count = '0'] = REPETITION.exec(refund.key ?? '') ?? [];
  const repetition = Number(count) + 1;
  if (pause === undefined || repetition > REPETITIONS_MAXIMUM) return false;
  const runAt = new Date(now.getTime() + pause);
  return addAttempt(
    transaction,
    {
      id: randomUUID(),
      booking_id: refund.booking_id,
      change_id: refund.change_id,
      kind: 'refund',
      key: `${reason} (repetition ${repetition})`,
      amount: refund.amount,
      currency: refund.currency,
      source_id: refund.source_id,
      createdAt: now,
    },
    runAt,
  );
}
