import { type AdPage, type AdStatistics, addDays, toDay } from '@moien/contract';
import { openDatabase } from '../../../database/database.ts';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertBooking, insertProperty } from '../../../testing/property-factory.ts';
import { createStatisticsService } from './statistics.service.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const TODAY = toDay(new Date());

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

async function ownerOfHome(): Promise<{ owner: Writer; id: string }> {
  const owner = await site.person();
  const id = await insertProperty(site.client, { titles: { en: 'A home' } });
  await site.client.query('update property set owner_id = $1 where id = $2', [owner.userId, id]);
  return { owner, id };
}

type View = { from?: string; userAgent?: string; cookie?: string };

/** Somebody looks at a home. @returns the status */
async function view(id: string, { from = '203.0.113.7', userAgent = FIREFOX, cookie }: View = {}) {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/properties/${id}/views`,
    remoteAddress: from,
    headers: { 'user-agent': userAgent, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  });
  return answer.statusCode;
}

async function statisticsOf({ call }: Writer, id: string, from = TODAY, to = TODAY) {
  return call('GET', `/api/ads/${id}/statistics?from=${from}&to=${to}`);
}

const viewsOf = async (owner: Writer, id: string) =>
  (await statisticsOf(owner, id)).json<AdStatistics>().dayArray[0]?.viewCount;

describe('views of a home', () => {
  it('are kept for two years', async () => {
    const { owner, id } = await ownerOfHome();
    const [old, kept] = [addDays(TODAY, -732), addDays(TODAY, -731)];
    await site.client.query(
      'insert into property_view (property_id, day, view_count) values ($1, $2, 5), ($1, $3, 7)',
      [id, old, kept],
    );
    const database = openDatabase(site.database.url, () => undefined);
    await createStatisticsService(database, () => new Date()).removeOldViews();
    await database.destroy();
    const { dayArray } = (await statisticsOf(owner, id, old, kept)).json<AdStatistics>();
    expect(dayArray.map(({ viewCount }) => viewCount)).toEqual([0, 7]);
  });

  it('count once a day for each browser', async () => {
    const { owner, id } = await ownerOfHome();
    expect(await view(id)).toBe(204);
    expect(await view(id)).toBe(204);
    await view(id, { from: '203.0.113.8' });
    expect(await viewsOf(owner, id)).toBe(2);
  });

  it('are not those of bots, of its owner, and of homes that guests cannot see', async () => {
    const { owner, id } = await ownerOfHome();
    expect(await view(id, { userAgent: GOOGLEBOT })).toBe(204);
    expect(await view(id, { userAgent: '' })).toBe(204);
    expect(await view(id, { cookie: owner.cookie })).toBe(204);
    expect(await viewsOf(owner, id)).toBe(0);
    await site.client.query(`update property set ad_state = 'paused' where id = $1`, [id]);
    await view(id);
    expect(await viewsOf(owner, id)).toBe(0);
    expect(await view('00000000-0000-7000-8000-00000000ffff')).toBe(204);
    expect(await view('no-id')).toBe(400);
  });

  it('are all counted when they come at once, and leave the answers of searches fresh', async () => {
    const { owner, id } = await ownerOfHome();
    const generation = async () =>
      (await site.client.query('select sum(generation)::int as sum from search_generation')).rows[0].sum;
    const before = await generation();
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => view(id, { from: `198.51.100.${index + 1}` })),
    );
    expect(await viewsOf(owner, id)).toBe(200);
    expect(await generation()).toBe(before);
  });
});

describe('the statistics of an ad', () => {
  it('have each day of the period with views, saves of others and requests', async () => {
    const { owner, id } = await ownerOfHome();
    const guest = await site.person();
    await view(id);
    await site.client.query('insert into favorite (user_id, property_id) values ($1, $2), ($3, $2)', [
      guest.userId,
      id,
      owner.userId,
    ]);
    const bookingId = await insertBooking(site.client, id, guest.userId, {
      arrival: addDays(TODAY, 20),
      departure: addDays(TODAY, 22),
    });
    await site.client.query(
      `insert into booking_event (id, booking_id, transition, actor, at)
       values (gen_random_uuid(), $1, 'requested', 'provider', now()), (gen_random_uuid(), $1, 'accepted', 'owner', now())`,
      [bookingId],
    );
    const answer = (await statisticsOf(owner, id, addDays(TODAY, -1), TODAY)).json<AdStatistics>();
    expect(answer.dayArray).toEqual([
      { day: addDays(TODAY, -1), viewCount: 0, saveCount: 0, requestCount: 0 },
      { day: TODAY, viewCount: 1, saveCount: 1, requestCount: 1 },
    ]);
  });

  it('are of one’s own homes alone, and bounded', async () => {
    const [{ owner, id }, stranger] = [await ownerOfHome(), await site.person()];
    expect(refusalOf(await statisticsOf(stranger, id))).toBe('404 ad-not-found');
    expect(refusalOf(await statisticsOf(owner, id, TODAY, addDays(TODAY, 400)))).toBe('400 too-many-days');
    expect(refusalOf(await statisticsOf(owner, id, TODAY, addDays(TODAY, -1)))).toBe('400 invalid-request');
    expect(refusalOf(await statisticsOf(owner, id, '2027-02-30', '2027-03-02'))).toBe('400 invalid-request');
  });

  it('stand in the list of ads as views and income of thirty days', async () => {
    const { owner, id } = await ownerOfHome();
    await view(id);
    await site.client.query(
      `insert into property_view (property_id, day, view_count) values ($1, $2, 5), ($1, $3, 7)`,
      [id, addDays(TODAY, -29), addDays(TODAY, -30)],
    );
    const guest = await site.person();
    const bookingId = await insertBooking(site.client, id, guest.userId, {
      arrival: addDays(TODAY, 3),
      departure: addDays(TODAY, 4),
    });
    for (const [days, part] of [
      [2, 1],
      [40, 2],
      [-2, 3],
    ])
      await site.client.query(
        `insert into money_release
           (id, booking_id, owner_id, part, state, currency, share, owner_fee, guest_fee, tourist_tax, due_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'scheduled', 'EUR', 10000, 300, 0, 0, now() - make_interval(days => $4), now())`,
        [bookingId, owner.userId, part, days],
      );
    const { adArray } = (await owner.call('GET', '/api/ads')).json<AdPage>();
    expect(adArray.map(({ recentViewCount, recentIncome }) => [recentViewCount, recentIncome])).toEqual([
      [6, 9700],
    ]);
  });
});
