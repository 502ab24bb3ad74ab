import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { openClient } from '@moien/api/database/connections';
import { openDatabase } from '@moien/api/database/database';
import { createBookingModule } from '@moien/api/domains/booking/index';
import { createQuoteRepository, createQuoteService } from '@moien/api/domains/catalog/index';
import { createBookingMessages } from '@moien/api/domains/messaging/index';
import { createPaymentOrders } from '@moien/api/domains/payments/index';
import { giveBusinessPermit } from '@moien/api/testing/business-permit';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { addDays, type BookingRequest, toDay } from '@moien/contract';
import { startService } from '@moien/tooling/testing/service';

/** A call that is ready to be made. */
export type PreparedBooking = { guestId: string; cookie: string; request: BookingRequest };

export type BookingSite = Awaited<ReturnType<typeof openBookingSite>>;

/**
 * Guests, homes and what the checkout sends; the API in a process of its own, and its service in this one.
 */
export async function openBookingSite(databaseUrl: string) {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  const api = await startService<{ address: string }>(join(import.meta.dirname, 'servers.ts'), {
    BENCH_DATABASE_URL: databaseUrl,
  });
  const database = openDatabase(databaseUrl, () => undefined);
  const now = () => new Date();
  const { service } = createBookingModule(
    database,
    { payments: createPaymentOrders(now), messages: createBookingMessages() },
    now,
  );
  const quotes = createQuoteService(
    createQuoteRepository(database),
    async () => [],
    () => toDay(now()),
  );
  const home = async () => {
    const propertyId = await insertProperty(client, { allows_same_day_turnover: true });
    const { rows } = await client.query('select owner_id from property where id = $1', [propertyId]);
    await giveBusinessPermit(client, rows[0].owner_id);
    return propertyId;
  };

  return {
    /** One night for each booking: of one home, or of as many homes. */
    async prepare(count: number, homes: 'one' | 'many'): Promise<PreparedBooking[]> {
      const prepared: PreparedBooking[] = [];
      const shared = await home();
      for (let index = 0; index < count; index += 1) {
        const propertyId = homes === 'one' ? shared : await home();
        const arrivalDate = addDays(toDay(now()), 10 + index);
        const stay = { arrivalDate, departureDate: addDays(arrivalDate, 1), optionArray: [] };
        const guests = { adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };
        const { digest } = await quotes.quote(propertyId, { ...stay, ...guests });
        // Bookings of one guest would wait for each other.
        const guestId = await insertPerson(client);
        const cookie = await insertSession(client, guestId);
        const request: BookingRequest = {
          ...{ id: randomUUIDv7(), propertyId, ...stay, ...guests, digest },
          areHouseRulesAccepted: true,
          message: 'Hello',
          contact: { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
          languageTag: 'en',
        };
        prepared.push({ guestId, cookie, request });
      }
      return prepared;
    },

    bookByService: ({ guestId, request }: PreparedBooking) => service.create({ userId: guestId }, request),

    async bookByHttp({ cookie, request }: PreparedBooking): Promise<void> {
      const response = await fetch(new URL('/api/bookings', api.announced.address), {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      const answer = await response.text();
      if (response.status !== 200) throw new Error(`A booking was answered ${response.status}: ${answer}`);
    },

    async close(): Promise<void> {
      await api.stop();
      await database.destroy();
      await client.end();
    },
  };
}
