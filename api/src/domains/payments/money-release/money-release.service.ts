import type { ReleaseBlockReason } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { BookingPayments } from '../../booking/index.ts';
import type { MoneyMoves, Move } from '../provider/money-moves.ts';
import type { Outcome } from '../provider/outcome.ts';
import { createStepCaller } from './carry-out-step.ts';
import { createMoneyReleaseRepository, type MoneyReleaseRepository } from './money-release.repository.ts';
import type { AtReleasePoint, MoneyReleaseRow, StayRow, StepRow } from './money-release.ts';
import { planReleases } from './plan-releases.ts';
import { recordMove, recordReturn } from './record-move.ts';

/** More are done by the next run. */
const BATCH = 200;
/** Plan, transfer, claw-back and payout, and one to see that nothing is left. */
const STEPS_MAXIMUM = 5;
const PAUSE_MILLISECONDS = 2 * MINUTE_MILLISECONDS;

export type MoneyReleaseParts = {
  database: Database;
  moves: MoneyMoves;
  bookings: Pick<BookingPayments, 'lock'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  atReleasePoint?: AtReleasePoint;
};

export type MoneyReleases = ReturnType<typeof createMoneyReleases>;

/**
 * Money of stays on its way to owners: planned from what is left of a booking, transferred with our fees once
 * it is due and nothing keeps it, then paid out. Each call of the provider is a step whose intent is
 * committed before it and whose outcome after it.
 */
export function createMoneyReleases({
  database,
  moves,
  bookings,
  now,
  log,
  atReleasePoint = () => undefined,
}: MoneyReleaseParts) {
  const repository = createMoneyReleaseRepository(database);
  const caller = createStepCaller(moves, repository, now);

  /** The booking first, as by whoever pays: two that wait for each other would be a deadlock. */
  const planIn = async (
    transaction: Transaction<Tables>,
    bookingId: string,
  ): Promise<{ releases: MoneyReleaseRepository; stay: StayRow | undefined }> => {
    await bookings.lock(transaction, bookingId);
    const releases = createMoneyReleaseRepository(transaction);
    const stay = await releases.findStay(bookingId, now());
    if (stay) await replan(releases, bookingId, stay, now());
    return { releases, stay };
  };

  /** @returns the step that is to be carried out now, if there is one */
  const decide = (release: MoneyReleaseRow): Promise<StepRow | undefined> =>
    database.transaction().execute(async (transaction) => {
      const { releases, stay } = await planIn(transaction, release.booking_id);
      const open = await releases.findOpenStep(release.id);
      const current = await releases.find(release.id);
      if (open || !stay || !current || new Date(current.due_at) > now()) return open;
      await continueRelease(releases, current, stay, now());
      return releases.findOpenStep(release.id);
    });

  const record = async (step: StepRow, outcome: Outcome<Move>): Promise<boolean> => {
    if (outcome.is === 'unknown') return false;
    await database.transaction().execute(async (transaction) => {
      await recordMove(transaction, step, outcome, now(), log);
      atReleasePoint('recording', step.id);
    });
    atReleasePoint('recorded', step.id);
    return true;
  };

  /** @returns whether something follows now; what the provider refuses is tried again a day later */
  const carryOut = async (step: StepRow, release: MoneyReleaseRow): Promise<boolean> => {
    atReleasePoint('intended', step.id);
    const isFirst = step.state === 'created' && (await repository.claimStep(step.id, now()));
    if (isFirst) atReleasePoint('claimed', step.id);
    const outcome = isFirst ? await caller.sendFirst(step, release) : await caller.find(step, release);
    atReleasePoint('answered', step.id);
    return (await record(step, outcome)) && hasGoneOn(step, outcome);
  };

  const run = async (releaseId: string): Promise<void> => {
    for (let count = 0; count < STEPS_MAXIMUM; count += 1) {
      const release = await repository.find(releaseId);
      const step = release && (await decide(release));
      if (!release || !step || !(await carryOut(step, release))) return;
    }
  };

  return {
    /** After money of a booking has moved, or the booking was changed. */
    async plan(bookingId: string): Promise<void> {
      await database.transaction().execute((transaction) => planIn(transaction, bookingId));
    },

    /** Brings a release as far as the provider’s word allows now, and comes back while a step is open. */
    async runByJob(releaseId: string): Promise<void> {
      await run(releaseId);
      const open = await repository.findOpenStep(releaseId);
      if (open && open.state !== 'accepted')
        await database
          .transaction()
          .execute((transaction) =>
            addRun(transaction, releaseId, new Date(now().getTime() + PAUSE_MILLISECONDS)),
          );
    },

    /** @throws ProblemError unless the bank has sent it back and there is an account */
    async repeatPayout(releaseId: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const releases = createMoneyReleaseRepository(transaction);
        const release = await releases.find(releaseId);
        if (release?.state !== 'returned') throw new ProblemError(409, 'release-not-returned');
        const stay = await releases.findStay(release.booking_id, now());
        if (!stay?.recipient_id) throw new ProblemError(409, 'recipient-missing');
        await releases.setState(releaseId, 'transferred');
        await addRun(transaction, releaseId, now());
      });
    },

    /** Whatever is due, and whatever the provider has not answered. */
    async runDue(): Promise<void> {
      const ids = new Set([
        ...(await repository.listDue(now(), BATCH)),
        ...(await repository.listOpen(BATCH)),
      ]);
      for (const id of ids)
        await run(id).catch((error: unknown) =>
          log.error({ err: error, releaseId: id }, 'the money of a stay could not go on to its owner'),
        );
    },

    /**
     * A hook about a payout, or about what a bank sent back. @returns false when the provider does not answer
     */
    async payoutChanged(payoutId: string): Promise<boolean> {
      const step = await repository.findPayout(payoutId);
      if (step) await run(step.release_id);
      return true;
    },

    async payoutReturned(refundId: string): Promise<boolean> {
      const outcome = await moves.findReturnedPayout(refundId);
      if (outcome.is !== 'answered') return outcome.is === 'refused';
      const step = outcome.value === null ? undefined : await repository.findPayout(outcome.value);
      if (!step) return true;
      await run(step.release_id);
      const returned = await moves.isReturned(outcome.value ?? '');
      if (returned.is !== 'answered') return false;
      if (returned.value)
        await database.transaction().execute((transaction) => recordReturn(transaction, step.id, now()));
      return true;
    },
  };
}

/** One job for each release: a later one takes its place. */
function addRun(transaction: Transaction<Tables>, releaseId: string, runAt: Date): Promise<void> {
  return addJob(transaction, 'run-money-release', { releaseId }, { key: `release ${releaseId}`, runAt });
}

async function replan(
  releases: MoneyReleaseRepository,
  bookingId: string,
  stay: StayRow,
  now: Date,
): Promise<void> {
  const known = await releases.listOfBooking(bookingId);
  const isUnderWay = await Promise.all(
    known.map(async ({ id }) => (await releases.findOpenStep(id)) !== undefined),
  );
  const done = known.filter(({ transferred_at: at }, index) => at !== null || isUnderWay[index]);
  const sum = (key: 'share' | 'owner_fee' | 'guest_fee' | 'tourist_tax') =>
    done.reduce((total, release) => total + release[key], 0);
  const count = Math.max(0, ...done.map(({ part }) => part));
  const released = {
    share: sum('share'),
    ownerFee: sum('owner_fee'),
    guestFee: sum('guest_fee'),
    touristTax: sum('tourist_tax'),
    count,
  };
  const planned = planReleases(stay, released, now).filter(
    ({ part, share, guestFee, touristTax }) => part === 1 || share + guestFee + touristTax > 0,
  );
  for (const plan of planned) await releases.upsert(bookingId, stay, plan, now);
  await releases.endFrom(bookingId, Math.max(count, ...planned.map(({ part }) => part)) + 1);
}

/** Makes the next step, or says what keeps it. */
async function continueRelease(
  releases: MoneyReleaseRepository,
  release: MoneyReleaseRow,
  stay: StayRow,
  now: Date,
): Promise<void> {
  const { id, state, currency, share, owner_fee: ownerFee, guest_fee: guestFee, tourist_tax: tax } = release;
  const rest = share - ownerFee - release.clawed_back;
  if (!['scheduled', 'blocked', 'transferred'].includes(state)) return;
  const reason = blockReasonOf(stay);
  if (reason) return releases.setState(id, 'blocked', { blockReason: reason });
  // What goes back to the guest meanwhile is not the owner's.
  if (release.transferred_at === null && stay.has_open_attempt) return;
  const next = { release_id: id, currency, recipient_id: stay.recipient_id };
  if (release.transferred_at === null) {
    const fees = ownerFee + guestFee + tax;
    await releases.setState(id, 'scheduled');
    await releases.insertStep({ ...next, kind: 'transfer', amount: share + guestFee + tax, fees }, now);
    return;
  }
  const taken = Math.min(rest, await releases.lockDebt(release.owner_id, currency));
  if (taken > 0) {
    await releases.setState(id, 'blocked', { blockReason: 'owner-owes' });
    await releases.insertStep({ ...next, kind: 'claw-back', amount: taken, fees: taken }, now);
  } else if (rest > 0) {
    await releases.setState(id, 'transferred');
    await releases.insertStep({ ...next, kind: 'payout', amount: rest, fees: 0 }, now);
  } else await releases.setState(id, release.clawed_back > 0 ? 'offset' : 'void');
}

function blockReasonOf(stay: StayRow): ReleaseBlockReason | null {
  if (stay.state === 'disputed') return 'dispute';
  if (stay.has_report_open) return 'report';
  if (stay.has_objection_open) return 'no-show-objection';
  if (!stay.is_verified) return 'identity-missing';
  if (stay.tax_data_blocks) return 'tax-data-missing';
  return stay.recipient_id === null ? 'recipient-missing' : null;
}

/** A payout that is still on its way has nothing new. */
function hasGoneOn(step: StepRow, outcome: Outcome<Move>): boolean {
  if (outcome.is !== 'answered' || outcome.value.status === 'FAILED') return false;
  return step.state !== 'accepted' || outcome.value.status === 'SUCCEEDED';
}
