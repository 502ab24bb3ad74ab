import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { MoneyMoves, Move } from '../provider/money-moves.ts';
import { isServerFault, type Outcome, unknown } from '../provider/outcome.ts';
import { PAYOUT_MODES } from '../provider/owners.ts';
import type { MoneyReleaseRepository } from './money-release.repository.ts';
import type { MoneyReleaseRow, StepRow } from './money-release.ts';

/** A key is good for 24 hours; after that, the same key would be done again. */
const KEY_MILLISECONDS = 23 * HOUR_MILLISECONDS;
/** What a fault of the provider has done all the same is in its lists by then. */
const LISTED_MILLISECONDS = 2 * MINUTE_MILLISECONDS;

type Parties = NonNullable<Awaited<ReturnType<MoneyReleaseRepository['findParties']>>>;

/** Calls the provider for a step, or finds out how it stands. Repeated, it is done once. */
export function createStepCaller(
  moves: MoneyMoves,
  repository: Pick<
    MoneyReleaseRepository,
    'findParties' | 'findRecipientProvider' | 'openOwnerWallet' | 'noteOwnerWallet'
  >,
  now: () => Date,
) {
  const openWallet = async ({ owner_id: userId, currency }: MoneyReleaseRow, parties: Parties) => {
    if (parties.owner_wallet_id !== null) return parties.owner_wallet_id;
    if (parties.owner_id === null) return null;
    const requestId = await repository.openOwnerWallet(userId, currency, now());
    const outcome = await moves.createWallet(requestId, parties.owner_id, currency);
    if (outcome.is !== 'answered') return null;
    await repository.noteOwnerWallet(userId, currency, outcome.value);
    return outcome.value;
  };

  const transfer = async (step: StepRow, release: MoneyReleaseRow, parties: Parties) => {
    const toWalletId = await openWallet(release, parties);
    const { payer_id: authorId, booking_wallet_id: walletId } = parties;
    if (!authorId || !walletId || !toWalletId) return unknown('a wallet is not there yet');
    const { id, amount, fees, currency } = step;
    return moves.transfer({ id, amount, fees, currency, authorId, walletId, toWalletId });
  };

  const payOut = async (step: StepRow, release: MoneyReleaseRow, parties: Parties) => {
    const recipientId = await repository.findRecipientProvider(step.recipient_id);
    const { owner_id: authorId, owner_wallet_id: walletId, payout_method: method } = parties;
    if (!authorId || !walletId || !recipientId) return unknown('an account is not there any more');
    const { id, amount, currency } = step;
    const mode = PAYOUT_MODES[method];
    const reference = `Moien ${release.id.slice(-8)}`;
    return moves.payOut({ id, amount, currency, authorId, walletId, recipientId, mode, reference });
  };

  const send = async (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move>> => {
    const parties = await repository.findParties(release.id);
    if (!parties) return unknown('the release is gone');
    return step.kind === 'transfer' ? transfer(step, release, parties) : payOut(step, release, parties);
  };

  const findListed = async (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move | null>> => {
    const parties = await repository.findParties(release.id);
    const walletId = step.kind === 'transfer' ? parties?.booking_wallet_id : parties?.owner_wallet_id;
    return walletId ? moves.findByTag(walletId, step.id) : { is: 'answered', value: null };
  };

  /**
   * By the answer to its key, else by the wallet’s list; and only where both know nothing it is sent again.
   */
  const recover = async (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move>> => {
    const age = now().getTime() - new Date(step.sent_at ?? step.created_at).getTime();
    const first = await moves.findAnswer(step.id);
    if (first && !isServerFault(first)) return first;
    const listed = await findListed(step, release);
    if (listed.is !== 'answered') return unknown(listed.reason);
    if (listed.value) return { is: 'answered', value: listed.value };
    // The key is used up, and nothing was done with it: another step has another key.
    if (first) return age > LISTED_MILLISECONDS ? first : unknown('a fault of the provider');
    if (age > KEY_MILLISECONDS) return { is: 'refused', status: 0, reason: 'the provider has never got it' };
    return send(step, release);
  };

  return {
    /** Looks first: the database may have been restored from a backup that is older than the step. */
    sendFirst: async (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move>> => {
      const listed = await findListed(step, release);
      if (listed.is !== 'answered') return unknown(listed.reason);
      return listed.value ? { is: 'answered', value: listed.value } : send(step, release);
    },
    find: (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move>> =>
      step.kind === 'payout' && step.provider_id !== null
        ? moves.findPayout(step.provider_id)
        : recover(step, release),
  };
}
