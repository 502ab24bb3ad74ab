import { randomUUIDv7 } from 'node:crypto';
import { type ApiProcess, startApiProcess } from '@moien/api/testing/api-process';
import { giveBusinessPermit } from '@moien/api/testing/business-permit';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { addDays, type BookingRequest, type Day } from '@moien/contract';
import type { Answer, Burst, Call } from './burst.ts';
import { payWithTestCard } from './pay-with-test-card.ts';
import type { Person } from './person.ts';
import { postJson } from './post-json.ts';

export type Home = { propertyId: string; owner: Person };
type HomeOptions = { isInstant: boolean; allowsTurnover?: boolean; owner?: Person };
type Stay = { arrivalDate: Day; departureDate: Day };

/** All nights that are fought for contain this one. */
export const CONTESTED_NIGHT: Day = '2031-05-10';

export type BookingSite = Awaited<ReturnType<typeof openBookingSite>>;

/** The API as a process of its own on a database of its own, with the sandbox of payments. */
export async function openBookingSite(burst: Burst, sandboxOrigin: string) {
  const database: TestDatabase = await createTestDatabase();
  const api: ApiProcess = await startApiProcess({
    DATABASE_URL: database.url,
    SANDBOX_ORIGIN: sandboxOrigin,
    JOBS: 'on',
  }).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const { client } = database;

  async function person(): Promise<Person> {
    const userId = await insertPerson(client);
    return { userId, cookie: await insertSession(client, userId) };
  }

  async function call(path: string, { cookie }: Person, body?: object): Promise<Record<string, unknown>> {
    const response = await postJson(new URL(path, api.address), cookie, body);
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  const quotes = new Map<string, Promise<string>>();

  return {
    databaseUrl: database.url,
    client,
    person,
    call,
    burst: (calls: readonly Call[]): Promise<Answer[]> => burst.send(api.address, calls),

    /** @param options `owner`: whose it is; without, somebody new */
    async home({ isInstant, allowsTurnover = false, owner: known }: HomeOptions): Promise<Home> {
      const owner = known ?? (await person());
      const propertyId = await insertProperty(client, { allows_same_day_turnover: allowsTurnover });
      await client.query('update property set owner_id = $2, is_instant_bookable = $3 where id = $1', [
        propertyId,
        owner.userId,
        isInstant,
      ]);
      await giveBusinessPermit(client, owner.userId);
      return { propertyId, owner };
    },

    async people(count: number): Promise<Person[]> {
      const people: Person[] = [];
      for (let index = 0; index < count; index += 1) people.push(await person());
      return people;
    },

    /** What a guest sends at the checkout, with the digest of the price that they see. */
    async request(propertyId: string, guest: Person, stay: Stay): Promise<BookingRequest> {
      const key = `${propertyId} ${stay.arrivalDate} ${stay.departureDate}`;
      const asked =
        quotes.get(key) ??
        call(`/api/properties/${propertyId}/quote`, guest, { ...stay, adultCount: 2 }).then(({ digest }) =>
          String(digest),
        );
      quotes.set(key, asked);
      return {
        id: randomUUIDv7(),
        propertyId,
        ...stay,
        ...{ adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0, optionArray: [] },
        digest: await asked,
        areHouseRulesAccepted: true,
        message: '',
        contact: { firstName: 'Léa', lastName: 'Muller', phonePrefix: '+352', phoneNumber: '621123456' },
        languageTag: 'en',
      };
    },

    /** Pays with the card of the sandbox that asks for nothing. */
    pay: (bookingId: string, guest: Person) => payWithTestCard(call, bookingId, guest),

    /** Who has the contested night: kind and source of each row, of which the constraint allows one. */
    async takersOf(propertyId: string): Promise<{ kind: string; source_id: string }[]> {
      const { rows } = await client.query(
        'select kind, source_id from occupancy where property_id = $1 and period @> $2::date',
        [propertyId, CONTESTED_NIGHT],
      );
      return rows;
    },

    close: async () => {
      await api.stop();
      await database.drop();
    },
  };
}

/** Different nights, of which each stay has the contested one. */
export function contestedStay(index: number, night: Day = CONTESTED_NIGHT): Stay {
  const before = index % 4;
  const after = 1 + (Math.floor(index / 4) % 4);
  return { arrivalDate: addDays(night, -before), departureDate: addDays(night, after) };
}
