import { randomUUID } from 'node:crypto';
import { type Booking, type BookingRequest, type Day, toDay } from '@moien/contract';
import type { OpenDatabase } from '../database/database.ts';
import { createBookingModule } from '../domains/booking/index.ts';
import { createQuoteRepository, createQuoteService } from '../domains/catalog/index.ts';
import { createBookingMessages } from '../domains/messaging/index.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { createFakePayments } from './fake-payments.ts';
import { insertProperty, type PropertyInput } from './property-factory.ts';
import { insertPerson } from './session-factory.ts';
import { createTestDatabase } from './test-database.ts';
import { openWaitingDatabase } from './waiting-database.ts';

/** A weekday at noon UTC; tests move it. */
const START = new Date('2027-03-01T12:00:00Z');
export const ARRIVAL: Day = '2027-05-10';
export const DEPARTURE: Day = '2027-05-14';
const DAY_MILLISECONDS = 86_400_000;

type HomeInput = PropertyInput & { is_instant_bookable?: boolean; cancellation_policy?: string };
type Paid = 'taken' | 'refused';
/** A booking with its home and both people. */
type Booked = { id: string; propertyId: string; ownerId: string; guestId: string };

export type BookingSite = Awaited<ReturnType<typeof openBookingSite>>;

/** Bookings on a database of their own, with payments that a test decides, and a clock that it sets. */
export async function openBookingSite() {
  const { client, url, drop } = await createTestDatabase();
  const database: OpenDatabase = openWaitingDatabase(url);
  const payments = createFakePayments();
  let time = START;
  const now = () => time;
  const bookings = createBookingModule(database, { payments, messages: createBookingMessages() }, now);
  const quotes = createQuoteService(
    createQuoteRepository(database),
    async () => [],
    () => toDay(now()),
  );
  const { service } = bookings;

  const site = {
    client,
    url,
    database,
    payments,
    bookings,
    service,
    now,
    /** Sets the clock. */
    goTo: (instant: Date | string) => {
      time = new Date(instant);
    },
    wait: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    },
    reset: () => {
      time = START;
      payments.orders.length = 0;
      payments.open.clear();
    },

    /** The same site as another process has it, with connections of its own. */
    openProcess: () => {
      const own = openWaitingDatabase(url);
      return {
        service: createBookingModule(own, { payments, messages: createBookingMessages() }, now).service,
        close: () => own.destroy(),
      };
    },

    close: async () => {
      await database.destroy();
      await drop();
    },

    person: () => insertPerson(client),

    /** A home with an owner who has an account. */
    async home(input: HomeInput = {}): Promise<Omit<Booked, 'id' | 'guestId'>> {
      const propertyId = await insertProperty(client, input);
      const ownerId = await insertPerson(client);
      await client.query('update property set owner_id = $2 where id = $1', [propertyId, ownerId]);
      return { propertyId, ownerId };
    },

    async request(propertyId: string, more: Partial<BookingRequest> = {}): Promise<BookingRequest> {
      const stay = {
        arrivalDate: ARRIVAL,
        departureDate: DEPARTURE,
        adultCount: 2,
        childrenCount: 0,
        infantCount: 0,
        petCount: 0,
        optionArray: [],
        ...more,
      };
      const { digest = 'x' } =
        more.digest === undefined
          ? await quotes
              .quote(propertyId, {
                arrivalDate: stay.arrivalDate,
                departureDate: stay.departureDate,
                adultCount: stay.adultCount,
                childrenCount: stay.childrenCount,
                infantCount: stay.infantCount,
                optionArray: stay.optionArray,
              })
              .catch(() => ({ digest: 'x' }))
          : more;
      return {
        id: randomUUID(),
        propertyId,
        areHouseRulesAccepted: true,
        message: 'Hello',
        contact: { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
        languageTag: 'en',
        ...stay,
        digest,
      };
    },

    hold: async (guestId: string, propertyId: string, more: Partial<BookingRequest> = {}): Promise<Booking> =>
      service.create({ userId: guestId }, await site.request(propertyId, more)),

    authorise: (
      bookingId: string,
      endsAt = new Date(time.getTime() + 6.5 * DAY_MILLISECONDS),
    ): Promise<Paid> =>
      database
        .transaction()
        .execute((transaction) =>
          bookings.payments.authorised(transaction, { bookingId, changeId: null, endsAt }),
        ),

    pay: async (bookingId: string): Promise<Paid> => {
      const outcome = await database
        .transaction()
        .execute((transaction) => bookings.payments.paid(transaction, { bookingId, changeId: null }));
      if (outcome === 'taken') await site.recordPaid(bookingId);
      return outcome;
    },

    /** As if the whole price had been taken. */
    recordPaid: async (bookingId: string): Promise<void> => {
      const { rows } = await client.query(
        `select quote->'total' as total from rental_booking where id = $1`,
        [bookingId],
      );
      payments.paid.set(bookingId, Number(rows[0].total));
    },

    /** Held, paid and confirmed. */
    async confirmed({
      home: input,
      ...request
    }: Partial<BookingRequest> & { home?: HomeInput } = {}): Promise<Booked> {
      const { propertyId, ownerId } = await site.home({ is_instant_bookable: true, ...input });
      const guestId = await site.person();
      const { id } = await site.hold(guestId, propertyId, request);
      await site.pay(id);
      return { id, propertyId, ownerId, guestId };
    },

    /** Held, authorised, and waiting for the owner. */
    async requested(): Promise<Booked> {
      const { propertyId, ownerId } = await site.home();
      const guestId = await site.person();
      const { id } = await site.hold(guestId, propertyId);
      await site.authorise(id);
      return { id, propertyId, ownerId, guestId };
    },

    /** `name actor`, in order. */
    async events(id: string): Promise<string[]> {
      const { rows } = await client.query(
        `select transition || ' ' || actor as event from booking_event where booking_id = $1 order by sequence`,
        [id],
      );
      return rows.map(({ event }) => event);
    },

    async stateOf(id: string): Promise<string> {
      const { rows } = await client.query('select state from rental_booking where id = $1', [id]);
      return rows[0]?.state;
    },

    async mails(id: string): Promise<string[]> {
      const { rows } = await client.query(
        `select data->>'mail' as mail from notification_delivery
         join graphile_worker._private_jobs as job on payload->>'deliveryId' = notification_delivery.id::text
         where data->>'bookingId' = $1 order by job.id`,
        [id],
      );
      return rows.map(({ mail }) => mail);
    },

    /** Kind and period of what takes days of the home. */
    async periods(propertyId: string): Promise<string[]> {
      const { rows } = await client.query(
        `select kind || ' ' || period::text as taken from occupancy where property_id = $1 order by period`,
        [propertyId],
      );
      return rows.map(({ taken }) => taken);
    },
  };
  return site;
}

/** The stable code with which something is refused. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ProblemError) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'done';
}
