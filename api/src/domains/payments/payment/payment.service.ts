import type { CardFamily, CardRegistration, PaymentRequest, PaymentStatus } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { BookingPayments } from '../../booking/index.ts';
import { refuseBlocked } from '../../identity/index.ts';
import { addAttempt } from '../attempt/add-attempt.ts';
import { createAttemptRepository } from '../attempt/attempt.repository.ts';
import type { AttemptService } from '../attempt/attempt.service.ts';
import { type Attempt, isSettled } from '../attempt/attempt.ts';
import type { AtPoint } from '../attempt/attempt-point.ts';
import { createDepositRepository } from '../deposit/deposit.repository.ts';
import type { CardRequest } from '../provider/operation.ts';
import { unknown } from '../provider/outcome.ts';
import type { Parties } from '../provider/parties.ts';
import { createCardRequest, type PayingBrowser } from './card-request.ts';
import { createPartyOpener, providerUnavailable } from './open-parties.ts';
import { createPartyRepository } from './party.repository.ts';
import { findPaymentBooking, type PaymentBooking } from './payment-booking.ts';
import { presentPayment } from './present-payment.ts';

/** By then the caller that made the intent has carried it out, or its process has ended. */
const JOB_DELAY_MILLISECONDS = 20_000;
const ASK_PAUSE_MILLISECONDS = 1000;
const REGISTRATION_ID = /^[A-Za-z0-9_-]+$/;
/** What a browser got from the provider, `data=…` or `errorCode=…`. */
const REGISTRATION_DATA = /^[\x20-\x7e]+$/;

export type PaymentParts = {
  database: Database;
  parties: Parties;
  bookings: BookingPayments;
  attempts: Pick<AttemptService, 'settle'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  atPoint: AtPoint;
};

export type PaymentService = ReturnType<typeof createPaymentService>;

export function createPaymentService(parts: PaymentParts) {
  const { database, parties, bookings, attempts, now, log, atPoint } = parts;
  const attemptRepository = createAttemptRepository(database);
  const partyRepository = createPartyRepository(database);
  const opener = createPartyOpener({ repository: partyRepository, parties, now, log });

  /** @throws ProblemError 404 also for a booking of somebody else */
  const requireBooking = async (userId: string, bookingId: string): Promise<PaymentBooking> => {
    const booking = await findPaymentBooking(database, bookingId);
    if (booking?.guest_id !== userId) throw new ProblemError(404, 'booking-not-found');
    return booking;
  };

  /** The attempt that is named, if it is one of the guest for this booking; else the newest. */
  const findAttempt = async (bookingId: string, attemptId?: string): Promise<Attempt | undefined> => {
    if (attemptId === undefined) return attemptRepository.findNewest(bookingId);
    const attempt = await attemptRepository.find(attemptId);
    return attempt?.booking_id === bookingId && isOfGuest(attempt) ? attempt : undefined;
  };

  const present = async (userId: string, bookingId: string, attemptId?: string): Promise<PaymentStatus> =>
    presentPayment(
      bookingId,
      await requireBooking(userId, bookingId),
      await findAttempt(bookingId, attemptId),
    );

  const isPayable = (bookingId: string): Promise<boolean> =>
    database
      .transaction()
      .execute(async (transaction) => (await bookings.findPayable(transaction, bookingId, null)) !== null);

  /** A deadline that has passed is not told as open, whether or not its job has run. */
  const catchUp = (bookingId: string): Promise<void> =>
    database.transaction().execute((transaction) => bookings.catchUp(transaction, bookingId));

  /** The provider is asked at most once a second. */
  const settleIfOpen = async (attempt: Attempt): Promise<void> => {
    if (isSettled(attempt)) return;
    if (await attemptRepository.mayAsk(attempt.id, now(), ASK_PAUSE_MILLISECONDS))
      await attempts.settle(attempt.id);
  };

  /** Null where the provider did not know the guest any more, who is then new to it. */
  const openRegistration = async (
    bookingId: string,
    booking: PaymentBooking,
    { family, ...contact }: { firstName: string; lastName: string; family: CardFamily },
  ) => {
    const payerId = await opener.openPayer(booking, contact);
    try {
      await opener.openWallet(bookingId, payerId, booking.currency);
      const outcome = await parties.registerCard(payerId, booking.currency, family);
      if (outcome.is === 'answered') return outcome.value;
      throw providerUnavailable(log, outcome);
    } catch (error) {
      if (await parties.knowsUser(payerId)) throw error;
    }
    await partyRepository.forget({ bookingId, userId: booking.guest_id });
    return null;
  };

  /** What is to be paid, or reserved as a deposit; null when nothing is due. Locks the booking. */
  const findDue = async (
    transaction: Transaction<Tables>,
    bookingId: string,
    { changeId, isDeposit }: Pick<PaymentRequest, 'changeId' | 'isDeposit'>,
  ) => {
    if (!isDeposit) {
      const payable = await bookings.findPayable(transaction, bookingId, changeId ?? null);
      return (
        payable && ({ ...payable, kind: payable.isAuthorisation ? 'authorisation' : 'payment' } as const)
      );
    }
    await bookings.lock(transaction, bookingId);
    const deposit = await createDepositRepository(transaction).find(bookingId);
    if (deposit?.state !== 'due') return null;
    return { amount: deposit.amount, currency: deposit.currency, changeId: null, kind: 'deposit' } as const;
  };

  /** Commits the intent; the same id again is the same attempt. */
  const intend = (bookingId: string, { id, changeId, isDeposit }: PaymentRequest, request: CardRequest) =>
    database.transaction().execute(async (transaction) => {
      const repository = createAttemptRepository(transaction);
      const payable = await findDue(transaction, bookingId, { changeId, isDeposit });
      const known = await repository.find(id);
      if (known) return requireSame(known, bookingId, changeId);
      if (!payable) throw new ProblemError(409, 'payment-not-due');
      const isAdded = await addAttempt(
        transaction,
        {
          id,
          booking_id: bookingId,
          change_id: payable.changeId,
          kind: payable.kind,
          amount: payable.amount,
          currency: payable.currency,
          request,
          createdAt: now(),
        },
        new Date(now().getTime() + JOB_DELAY_MILLISECONDS),
      );
      if (!isAdded) throw new ProblemError(409, 'payment-under-way');
    });

  return {
    /**
     * Where the guest's browser posts the card. The guest and the booking become known to the provider.
     * @throws ProblemError `booking-not-found`, `payment-not-due`, `account-blocked` or
     * `payments-unavailable`
     */
    async registerCard(
      userId: string,
      bookingId: string,
      family: CardFamily = 'visa-mastercard',
    ): Promise<CardRegistration> {
      const booking = await requireBooking(userId, bookingId);
      // A change of a booking that was paid is paid by card as well.
      const isDue = (await isPayable(bookingId)) || (await partyRepository.hasParties(bookingId));
      if (!isDue || !booking.contact) throw new ProblemError(409, 'payment-not-due');
      await refuseBlocked(database, userId);
      const { firstName, lastName } = booking.contact;
      const card = { firstName, lastName, family };
      const registration =
        (await openRegistration(bookingId, booking, card)) ??
        (await openRegistration(bookingId, booking, card));
      if (!registration) throw providerUnavailable(log, unknown('no such user'));
      const { Id: registrationId, CardRegistrationURL: url, AccessKey: accessKey } = registration;
      return { registrationId, url, accessKey, preregistrationData: registration.PreregistrationData };
    },

    /**
     * Pays, or has the amount reserved. What the provider has not answered yet is settled later.
     * @throws ProblemError `booking-not-found`, `payment-not-due`, `payment-under-way`, `payment-id-taken`,
     * `card-not-registered` or `account-blocked`
     */
    async pay(
      userId: string,
      bookingId: string,
      request: PaymentRequest,
      browser: PayingBrowser,
    ): Promise<PaymentStatus> {
      const { language } = await requireBooking(userId, bookingId);
      const known = await attemptRepository.find(request.id);
      if (known) {
        requireSame(known, bookingId, request.changeId);
        await settleIfOpen(known);
      } else {
        const isRegistered =
          REGISTRATION_ID.test(request.registrationId) &&
          REGISTRATION_DATA.test(request.registrationData) &&
          (await partyRepository.hasParties(bookingId));
        if (!isRegistered) throw new ProblemError(409, 'card-not-registered');
        await refuseBlocked(database, userId);
        await intend(bookingId, request, createCardRequest(bookingId, language, request, browser));
        atPoint('intended', request.id);
        await attempts.settle(request.id);
      }
      return present(userId, bookingId, request.id);
    },

    /** The real state: of an open attempt the provider is asked first. */
    async find(userId: string, bookingId: string, attemptId?: string): Promise<PaymentStatus> {
      const { clock_at: clockAt } = await requireBooking(userId, bookingId);
      const attempt = await findAttempt(bookingId, attemptId);
      if (attempt) await settleIfOpen(attempt);
      if (clockAt !== null && now() > new Date(clockAt)) await catchUp(bookingId);
      return present(userId, bookingId, attemptId);
    },
  };
}

function requireSame(known: Attempt, bookingId: string, changeId: string | undefined): void {
  const isSame = known.booking_id === bookingId && known.change_id === (changeId ?? null);
  if (!isSame || !isOfGuest(known)) throw new ProblemError(409, 'payment-id-taken');
}

function isOfGuest({ kind }: Attempt): boolean {
  return kind === 'authorisation' || kind === 'payment' || kind === 'deposit';
}
