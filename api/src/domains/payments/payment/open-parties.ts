import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { Outcome } from '../provider/outcome.ts';
import type { Parties } from '../provider/parties.ts';
import type { PartyRepository, PartyRow } from './party.repository.ts';
import type { PaymentBooking } from './payment-booking.ts';

type Parts = {
  repository: PartyRepository;
  parties: Pick<Parties, 'createPayer' | 'createWallet'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type Opening = {
  open: () => Promise<PartyRow>;
  create: (requestId: string) => Promise<Outcome<string>>;
  note: (providerId: string) => Promise<void>;
  renew: (row: PartyRow) => Promise<void>;
};

/**
 * The guest and the booking's wallet as the provider knows them. A user or a wallet that was made twice
 * because an answer was lost stays empty: only the one that is recorded here is used.
 */
export function createPartyOpener({ repository, parties, now, log }: Parts) {
  const open = async ({ open: find, create, note, renew }: Opening): Promise<string> => {
    const row = await find();
    if (row.provider_id) return row.provider_id;
    const outcome = await create(row.request_id);
    if (outcome.is === 'answered') await note(outcome.value);
    const { provider_id: providerId } = await find();
    if (providerId) return providerId;
    await renew(row);
    throw providerUnavailable(log, outcome);
  };

  return {
    /** @returns the provider's id @throws ProblemError `payments-unavailable` */
    openPayer: (
      { guest_id: userId, email }: Pick<PaymentBooking, 'guest_id' | 'email'>,
      contact: { firstName: string; lastName: string },
    ) =>
      open({
        open: () => repository.openPayer(userId, now()),
        create: (requestId) => parties.createPayer({ ...contact, requestId, userId, email: email ?? '' }),
        note: (providerId) => repository.notePayer(userId, providerId),
        renew: (row) => repository.renewPayer(userId, row),
      }),

    openWallet: (bookingId: string, payerId: string, currency: string) =>
      open({
        open: () => repository.openWallet(bookingId, currency, now()),
        create: (requestId) => parties.createWallet({ requestId, bookingId, payerId, currency }),
        note: (providerId) => repository.noteWallet(bookingId, providerId),
        renew: (row) => repository.renewWallet(bookingId, row),
      }),
  };
}

/** The reason is logged; the caller learns only that payments are unavailable. */
export function providerUnavailable(
  log: Pick<FastifyBaseLogger, 'error'>,
  outcome: Outcome<unknown>,
): ProblemError {
  if (outcome.is !== 'answered') log.error({ reason: outcome.reason }, 'the payment provider did not help');
  return new ProblemError(503, 'payments-unavailable');
}
