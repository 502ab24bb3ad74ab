import type { FastifyInstance } from 'fastify';
import {
  type OccupancySite,
  openOccupancySite,
  takingOf,
  YESTERDAY,
} from '../../../testing/occupancy-site.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import type { Taking } from './occupancy.ts';

const STAY = 'arrivalDate=2027-05-12&departureDate=2027-05-14';

let site: OccupancySite;
let app: FastifyInstance;

beforeAll(async () => {
  site = await openOccupancySite();
  app = await buildTestApp(site.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await site.close();
});

/** What a visitor sees of the stay at the one home there is. */
async function readAnswers(propertyId: string) {
  const read = async (url: string) => (await app.inject({ url })).json();
  const { count, facets } = await read(`/api/properties?${STAY}&facets=true`);
  const pins = await read(`/api/properties/pins?view=-90,-180,90,180&zoom=12&${STAY}`);
  const quote = await app.inject({
    method: 'POST',
    url: `/api/properties/${propertyId}/quote`,
    payload: Object.fromEntries(new URLSearchParams(STAY)),
  });
  const [ofFirstType] = facets.propertyTypeArray;
  return { count, typeCount: ofFirstType.count, pinCount: pins.count, quoteStatus: quote.statusCode };
}

const FREE = { count: 1, typeCount: 1, pinCount: 1, quoteStatus: 200 };
const TAKEN = { count: 0, typeCount: 0, pinCount: 0, quoteStatus: 409 };

describe('search, facets, pins and quote', () => {
  let home: string;

  beforeEach(async () => {
    await site.client.query('delete from property');
    home = await site.add();
    expect(await readAnswers(home)).toEqual(FREE);
  });

  it.each<[string, { kind: 'hold'; endsAt: Date } | { kind: 'booking' | 'lease' }]>([
    ['a hold, be it run out', { kind: 'hold', endsAt: YESTERDAY }],
    ['a booking', { kind: 'booking' }],
    ['a lease', { kind: 'lease' }],
  ])('follow %s, and its release', async (_case, kind) => {
    const taking: Taking = { ...takingOf(home, ['2027-05-10', '2027-05-15']), ...kind };
    await site.within((transaction) => site.occupancy.takeNights(transaction, taking));
    expect(await readAnswers(home)).toEqual(TAKEN);
    await site.release(taking.sourceId);
    expect(await readAnswers(home)).toEqual(FREE);
  });

  it('follow an imported event, a stay that the owner cancelled, and closed days', async () => {
    const event = takingOf(home, ['2027-05-10', '2027-05-15']);
    await site.importEvent(home, ['2027-05-10', '2027-05-15'], event);
    expect(await readAnswers(home)).toEqual(TAKEN);
    await site.release(event.sourceId);
    const booking = takingOf(home, ['2027-05-10', '2027-05-15']);
    await site.book(home, ['2027-05-10', '2027-05-15'], booking);
    await site.within((transaction) =>
      site.occupancy.blockNights(transaction, booking.sourceId, '2027-05-01'),
    );
    expect(await readAnswers(home)).toEqual(TAKEN);
    await site.client.query('delete from occupancy');
    expect(await readAnswers(home)).toEqual(FREE);
    await site.closeDays(home, ['2027-05-13', '2027-05-13']);
    expect(await readAnswers(home)).toEqual(TAKEN);
  });
});
