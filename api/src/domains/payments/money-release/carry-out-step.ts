import type { MoneyMoves, Move } from '../provider/money-moves.ts';
import { type Outcome, unknown } from '../provider/outcome.ts';
import { PAYOUT_MODES } from '../provider/owners.ts';
import { recoverMove } from '../provider/recover-move.ts';
import type { MoneyReleaseRepository } from './money-release.repository.ts';
import type { MoneyReleaseRow, StepRow } from './money-release.ts';

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

  /** The wallet of the stay gets nothing of it. */
  const clawBack = async ({ id, amount, currency }: StepRow, parties: Parties) => {
    const { owner_id: authorId, owner_wallet_id: walletId, booking_wallet_id: toWalletId } = parties;
    if (!authorId || !walletId || !toWalletId) return unknown('a wallet is not there any more');
    return moves.clawBack({ id, amount, currency, authorId, walletId, toWalletId });
  };

  const send = async (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move>> => {
    const parties = await repository.findParties(release.id);
    if (!parties) return unknown('the release is gone');
    if (step.kind === 'transfer') return transfer(step, release, parties);
    return step.kind === 'claw-back' ? clawBack(step, parties) : payOut(step, release, parties);
  };

  const findListed = async (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move | null>> => {
    const parties = await repository.findParties(release.id);
    const walletId = step.kind === 'transfer' ? parties?.booking_wallet_id : parties?.owner_wallet_id;
    return walletId ? moves.findByTag(walletId, step.id) : { is: 'answered', value: null };
  };

  const recover = (step: StepRow, release: MoneyReleaseRow): Promise<Outcome<Move>> =>
    recoverMove({
      age: now().getTime() - new Date(step.sent_at ?? step.created_at).getTime(),
      findAnswer: () => moves.findAnswer(step.id),
      findListed: () => findListed(step, release),
      resend: () => send(step, release),
    });

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
