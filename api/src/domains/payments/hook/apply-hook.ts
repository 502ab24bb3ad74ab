import type { Database } from '../../../database/database.ts';
import { createAttemptRepository } from '../attempt/attempt.repository.ts';
import { type Attempt, isSettled } from '../attempt/attempt.ts';
import type { RecordOutcome } from '../attempt/record-outcome.ts';
import type { CardPayments } from '../provider/card-payments.ts';
import type { OperationKind } from '../provider/operation.ts';
import type { HookRow } from './hook.repository.ts';

export type HookParts = {
  database: Database;
  cards: Pick<CardPayments, 'find'>;
  record: RecordOutcome;
  /** False when the provider does not answer now. */
  disputeChanged: (disputeId: string) => Promise<boolean>;
  owners: OwnerHooks;
};

/** What the provider tells of owners. Each asks the provider; false when it does not answer now. */
export type OwnerHooks = {
  sessionChanged: (sessionId: string) => Promise<boolean>;
  recipientChanged: (recipientId: string) => Promise<boolean>;
  payoutChanged: (payoutId: string) => Promise<boolean>;
  payoutReturned: (refundId: string) => Promise<boolean>;
};

const KINDS_BY_PREFIX: readonly (readonly [string, readonly [OperationKind, ...OperationKind[]]])[] = [
  ['PAYIN_NORMAL_', ['payment', 'capture', 'deposit-capture']],
  ['PAYIN_REFUND_', ['refund']],
  ['PREAUTHORIZATION_', ['authorisation']],
  ['DEPOSIT_PREAUTHORIZATION_', ['deposit']],
];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Asks the provider how what a hook names stands, and records that. What the hook itself says counts for
 * nothing.
 * @returns false when the provider does not answer now
 */
export function createHookApplier({ database, cards, record, disputeChanged, owners }: HookParts) {
  const attempts = createAttemptRepository(database);

  /** The attempt that made what the provider tells of, before it was known what the provider calls it. */
  const findByTag = async (
    tag: string | null,
    kinds: readonly OperationKind[],
  ): Promise<Attempt | undefined> => {
    const attempt = tag !== null && UUID.test(tag) ? await attempts.find(tag) : undefined;
    return attempt && kinds.includes(attempt.kind) && attempt.provider_id === null ? attempt : undefined;
  };

  const appliers = [
    ['DISPUTE_', disputeChanged],
    ['IDENTITY_VERIFICATION_', owners.sessionChanged],
    ['RECIPIENT_', owners.recipientChanged],
    ['PAYOUT_NORMAL_', owners.payoutChanged],
    ['PAYOUT_REFUND_', owners.payoutReturned],
  ] as const;

  return async ({ event_type: eventType, resource_id: resourceId }: HookRow): Promise<boolean> => {
    const applied = appliers.find(([prefix]) => eventType.startsWith(prefix));
    if (applied) return applied[1](resourceId);
    const kinds = KINDS_BY_PREFIX.find(([prefix]) => eventType.startsWith(prefix))?.[1];
    if (!kinds) return true;
    const known = await attempts.findByProviderId(kinds, resourceId);
    if (known && isSettled(known)) return true;
    const outcome = await cards.find(kinds[0], resourceId);
    if (outcome.is !== 'answered') return outcome.is === 'refused';
    const attempt = known ?? (await findByTag(outcome.value.tag, kinds));
    if (attempt) await record(attempt.id, outcome);
    return true;
  };
}
