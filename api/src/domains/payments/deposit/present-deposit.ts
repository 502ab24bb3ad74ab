import { type BookingDeposit, DEPOSIT_ANSWER_HOURS } from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { DepositRow } from './deposit.repository.ts';

/** The same for guest and owner. */
export function presentDeposit(row: DepositRow): BookingDeposit {
  const { claim_amount: amount, claim_reason: reason, claimed_at: claimedAt } = row;
  const { is_claim_accepted: isAccepted, answer, answered_at: answeredAt } = row;
  const isClaimed = amount !== null && reason !== null && claimedAt !== null;
  return {
    state: row.state,
    amount: row.amount,
    claimUntil: row.state === 'due' || row.state === 'lapsed' ? null : row.claim_until,
    claim: isClaimed ? { amount, reason, at: claimedAt } : null,
    answer:
      isAccepted !== null && answeredAt !== null ? { isAccepted, text: answer ?? '', at: answeredAt } : null,
    answerUntil: row.state === 'claimed' && claimedAt !== null ? answerEnd(claimedAt).toISOString() : null,
    captured: row.captured_amount,
    settlementReason: row.settlement_reason,
  };
}

export function answerEnd(claimedAt: string): Date {
  return new Date(new Date(claimedAt).getTime() + DEPOSIT_ANSWER_HOURS * HOUR_MILLISECONDS);
}
