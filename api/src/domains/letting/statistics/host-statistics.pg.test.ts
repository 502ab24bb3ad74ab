import { addDays, type Day, type HostStatistics, medianOf, toDay } from '@moien/contract';
import { createRandom } from '../../../lib/random.ts';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertBooking, insertProperty } from '../../../testing/property-factory.ts';

const listDays = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const TODAY = toDay(new Date());
const YESTERDAY = addDays(TODAY, -1);

let site: MessagingSite;
let guest: Writer;

beforeAll(async () => {
  site = await openMessagingSite();
  guest = await site.person();
}, 120_000);

afterAll(() => site.close());

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await site.client.query(text, values)).rows;

type HomeColumns = { currency?: string; guest_count?: number };

/** A home that was published three years ago, before all periods. */
async function homeOf(ownerId: string, columns: HomeColumns = {}): Promise<string> {
  const id = await insertProperty(site.client, { titles: { en: 'A home' }, ...columns });
  await query(`update property set owner_id = $1, published_at = now() - interval '3 years' where id = $2`, [
    ownerId,
    id,
  ]);
  return id;
}

const addViews = (id: string, day: Day, count: number) =>
  query('insert into property_view (property_id, day, view_count) values ($1, $2, $3)', [id, day, count]);

type Stay = { arrival: Day; nights: number; confirmedOn: Day; amount: number; state?: string };

async function addStay(id: string, { arrival, nights, confirmedOn, amount, state = 'confirmed' }: Stay) {
  const departure = addDays(arrival, nights);
  const bookingId = await insertBooking(site.client, id, guest.userId, {
    arrival,
    departure,
    state,
    allowsTurnover: true,
  });
  const nightArray = listDays(arrival, nights).map((day) => ({ day, amount, touristTax: 0 }));
  await query('update rental_booking set night_array = $2, confirmed_at = $3 where id = $1', [
    bookingId,
    JSON.stringify(nightArray),
    `${confirmedOn}T10:00:00Z`,
  ]);
  await query(
    `insert into booking_event (id, booking_id, transition, actor, at) values (gen_random_uuid(), $1, 'paid', 'provider', $2)`,
    [bookingId, `${confirmedOn}T09:59:00Z`],
  );
}

const closeDay = (id: string, day: Day) =>
  query('insert into rental_day (property_id, day, is_available_for_short_term) values ($1, $2, false)', [
    id,
    day,
  ]);

async function statisticsOf({ call }: Writer, parameters = ''): Promise<HostStatistics> {
  const answer = await call('GET', `/api/statistics?${parameters}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

it('equal a slow count of random data', async () => {
  const random = createRandom(20);
  const owner = await site.person();
  const homes = [await homeOf(owner.userId), await homeOf(owner.userId)];
  const stranger = await homeOf((await site.person()).userId);
  const stays: (Stay & { id: string })[] = [];
  const views: { id: string; day: Day; count: number }[] = [];
  const closed = new Set<string>();
  for (const id of [...homes, stranger]) {
    for (let arrival = addDays(TODAY, -220); arrival < addDays(TODAY, 20); ) {
      const nights = random.integer(1, 9);
      const state = random.pick(['confirmed', 'completed', 'cancelled', 'no-show']);
      const stay = {
        arrival,
        nights,
        confirmedOn: addDays(arrival, -random.integer(0, 60)),
        amount: random.integer(0, 20_000),
        state,
      };
      await addStay(id, stay);
      stays.push({ ...stay, id });
      arrival = addDays(arrival, nights + random.integer(0, 12));
    }
    for (const day of listDays(addDays(TODAY, -200), 200)) {
      if (random.integer(0, 1) === 0) {
        const count = random.integer(1, 30);
        await addViews(id, day, count);
        views.push({ id, day, count });
      }
      if (random.integer(0, 9) === 0) {
        await closeDay(id, day);
        closed.add(`${id} ${day}`);
      }
    }
  }
  const isBooked = ({ arrival, nights, state }: Stay, day: Day) =>
    state !== 'cancelled' && arrival <= day && day < addDays(arrival, nights);
  const slowOf = (id: string, day: Day) => {
    const own = stays.filter((stay) => stay.id === id);
    const asked = own.filter(({ confirmedOn }) => confirmedOn === day);
    const booked = own.filter((stay) => isBooked(stay, day)).length;
    return {
      viewCount: views.find((view) => view.id === id && view.day === day)?.count ?? 0,
      requestCount: asked.length,
      bookingCount: asked.filter(({ state }) => state !== 'cancelled').length,
      bookedNightCount: booked,
      bookableNightCount: closed.has(`${id} ${day}`) ? booked : 1,
    };
  };
  type Counts = ReturnType<typeof slowOf>;
  const slow = (day: Day) => {
    const counts = homes.map((id) => slowOf(id, day));
    const sum = (count: keyof Counts) => counts.reduce((total, home) => total + home[count], 0);
    return {
      day,
      viewCount: sum('viewCount'),
      saveCount: 0,
      requestCount: sum('requestCount'),
      bookingCount: sum('bookingCount'),
      bookedNightCount: sum('bookedNightCount'),
      bookableNightCount: sum('bookableNightCount'),
      income: 0,
    };
  };
  const { dayArray, figures, previousFigures, from, to } = await statisticsOf(owner, 'period=quarter');
  expect([from, to]).toEqual([addDays(YESTERDAY, -89), YESTERDAY]);
  expect(dayArray).toEqual(listDays(from, 90).map(slow));

  const slowFigures = (first: Day) => {
    const days = listDays(first, 90).map(slow);
    const sum = (count: 'viewCount' | 'bookingCount' | 'bookedNightCount' | 'bookableNightCount') =>
      days.reduce((total, day) => total + day[count], 0);
    const isWithin = (day: Day) => first <= day && day < addDays(first, 90);
    const kept = stays.filter(({ id, state }) => homes.includes(id) && state !== 'cancelled');
    const amounts = kept
      .flatMap(({ arrival, nights, amount }) =>
        listDays(arrival, nights)
          .filter(isWithin)
          .map(() => amount),
      )
      .filter((amount) => amount > 0);
    const leads = kept
      .filter(({ confirmedOn }) => isWithin(confirmedOn))
      .map(({ arrival, confirmedOn }) => listDays(confirmedOn, 400).indexOf(arrival));
    return {
      views: sum('viewCount'),
      bookings: sum('bookingCount'),
      conversion: Math.min(1, sum('bookingCount') / sum('viewCount')),
      occupancy: sum('bookedNightCount') / sum('bookableNightCount'),
      averagePrice: Math.round(amounts.reduce((total, amount) => total + amount, 0) / amounts.length),
      leadTime: medianOf(leads),
    };
  };
  expect(figures).toMatchObject(slowFigures(from));
  expect(previousFigures).toMatchObject(slowFigures(addDays(from, -90)));
}, 60_000);

describe('a night that can be booked', () => {
  it('is none of a lease, of another calendar and before the home was published', async () => {
    const owner = await site.person();
    const id = await homeOf(owner.userId);
    await query(`update property set published_at = $2 where id = $1`, [
      id,
      `${addDays(TODAY, -10)}T08:00:00Z`,
    ]);
    for (const [kind, day] of [
      ['lease', addDays(TODAY, -3)],
      ['import', addDays(TODAY, -5)],
    ] as const)
      await query(
        `insert into occupancy (id, property_id, period, kind, source_id)
         values (gen_random_uuid(), $1, daterange($2::date, $2::date + 1), $3, gen_random_uuid())`,
        [id, day, kind],
      );
    const { dayArray } = await statisticsOf(owner);
    const bookable = dayArray
      .filter(({ bookableNightCount }) => bookableNightCount === 1)
      .map(({ day }) => day);
    const expected = [10, 9, 8, 7, 6, 4, 2, 1].map((days) => addDays(TODAY, -days));
    expect(bookable).toEqual(expected);
  });
});

it('the night of a departure cannot be booked where nobody arrives on such a day', async () => {
  const owner = await site.person();
  const id = await homeOf(owner.userId);
  await insertBooking(site.client, id, guest.userId, {
    arrival: addDays(TODAY, -6),
    departure: addDays(TODAY, -4),
  });
  const { dayArray } = await statisticsOf(owner);
  const nights = dayArray.slice(-6).map((day) => [day.bookedNightCount, day.bookableNightCount]);
  expect(nights).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

it('a dispute over a cancelled stay, and nights that a no-show gave back, are no bookings', async () => {
  const owner = await site.person();
  const id = await homeOf(owner.userId);
  const stay = { nights: 3, confirmedOn: addDays(TODAY, -12), amount: 9000 };
  await addStay(id, { ...stay, arrival: addDays(TODAY, -10), state: 'disputed' });
  await query(`update rental_booking set cancelled_by = 'guest' where property_id = $1`, [id]);
  await addStay(id, { ...stay, arrival: addDays(TODAY, -5), state: 'no-show' });
  await query(
    `update occupancy set period = daterange(lower(period), lower(period) + 1)
     where property_id = $1 and lower(period) = $2::date`,
    [id, addDays(TODAY, -5)],
  );
  const { figures, dayArray } = await statisticsOf(owner);
  expect(figures.bookings).toBe(1);
  expect(dayArray.filter((day) => day.bookedNightCount > 0).map(({ day }) => day)).toEqual([
    addDays(TODAY, -5),
  ]);
});

describe('comparable homes', () => {
  it('are compared by the median of each, from five on', async () => {
    const owner = await site.person();
    const id = await homeOf(owner.userId, { guest_count: 9 });
    const others = [];
    for (let count = 0; count < 4; count += 1)
      others.push(await homeOf((await site.person()).userId, { guest_count: 9 }));
    for (const [index, other] of others.entries()) await addViews(other, YESTERDAY, (index + 1) * 10);
    expect((await statisticsOf(owner, `propertyId=${id}`)).comparable).toBeNull();

    const competitor = (await site.person()).userId;
    const fifth = await homeOf(competitor, { guest_count: 9 });
    await addViews(await homeOf(competitor, { guest_count: 9 }), YESTERDAY, 900);
    await addViews(fifth, YESTERDAY, 100);
    await addStay(fifth, {
      arrival: addDays(TODAY, -20),
      nights: 15,
      confirmedOn: addDays(TODAY, -25),
      amount: 9000,
    });
    const { comparable } = await statisticsOf(owner, `propertyId=${id}`);
    expect(comparable).toEqual({
      homeCount: 5,
      figures: {
        views: 30,
        saves: 0,
        requests: 0,
        bookings: 0,
        conversion: 0,
        occupancy: 0,
        averagePrice: null,
      },
    });
    expect((await statisticsOf(owner)).comparable?.homeCount).toBe(5);
    await homeOf(owner.userId);
    expect((await statisticsOf(owner)).comparable).toBeNull();
  });
});

it('income is what the stays of the days bring, and no money is said in two currencies', async () => {
  const owner = await site.person();
  const id = await homeOf(owner.userId);
  const bookingId = await insertBooking(site.client, id, guest.userId, {
    arrival: addDays(TODAY, -9),
    departure: addDays(TODAY, -7),
  });
  for (const [part, days] of [
    [1, 8],
    [2, 40],
    [3, -3],
  ])
    await query(
      `insert into money_release
         (id, booking_id, owner_id, part, state, currency, share, owner_fee, guest_fee, tourist_tax, due_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'scheduled', 'EUR', 10000, 300, 0, 0, now() - make_interval(days => $4), now())`,
      [bookingId, owner.userId, part, days],
    );
  // What was taken of a deposit is no income of a stay.
  await query(
    `insert into money_release
       (id, booking_id, owner_id, part, subject, state, currency, share, owner_fee, guest_fee, tourist_tax, due_at, created_at)
     values (gen_random_uuid(), $1, $2, 1, 'deposit', 'scheduled', 'EUR', 5000, 0, 0, 0, now() - interval '8 days', now())`,
    [bookingId, owner.userId],
  );
  const { currency, figures, previousFigures, dayArray } = await statisticsOf(owner);
  expect([currency, figures.income, previousFigures.income]).toEqual(['EUR', 9700, 9700]);
  expect(dayArray.filter(({ income }) => income > 0).map(({ day }) => day)).toEqual([addDays(TODAY, -8)]);

  const swiss = await homeOf(owner.userId, { currency: 'CHF' });
  const mixed = await statisticsOf(owner);
  expect([mixed.currency, mixed.figures.income, mixed.figures.averagePrice]).toEqual([null, null, null]);
  expect(mixed.dayArray.every(({ income }) => income === 0)).toBe(true);
  expect(mixed.homeArray.map((home) => home.id)).toEqual([swiss, id]);
  expect((await statisticsOf(owner, `propertyId=${id}`)).figures.income).toBe(9700);
});

it('stand on the first page of the dashboard for homes that guests can see', async () => {
  const owner = await site.person();
  const id = await homeOf(owner.userId);
  await addViews(id, YESTERDAY, 7);
  await addViews(await homeOf(owner.userId, { currency: 'CHF' }), YESTERDAY, 5);
  const recent = async () => (await owner.call('GET', '/api/dashboard/today')).json().recentFigures;
  const none = { requests: 0, bookings: 0 };
  expect(await recent()).toEqual({ ...none, views: 12, income: null, currency: null });
  await query(`update property set ad_state = 'paused' where owner_id = $1 and currency = 'CHF'`, [
    owner.userId,
  ]);
  expect(await recent()).toEqual({ ...none, views: 7, income: 0, currency: 'EUR' });
  await query(`update property set ad_state = 'paused' where owner_id = $1`, [owner.userId]);
  expect(await recent()).toBeNull();
});

it('are of one’s own homes alone', async () => {
  const [owner, stranger] = [await site.person(), await site.person()];
  const id = await homeOf(owner.userId);
  expect(refusalOf(await stranger.call('GET', '/api/statistics'))).toBe('404 ad-not-found');
  expect(refusalOf(await stranger.call('GET', `/api/statistics?propertyId=${id}`))).toBe('404 ad-not-found');
  expect(refusalOf(await owner.call('GET', '/api/statistics?period=decade'))).toBe('400 invalid-request');
  expect(refusalOf(await owner.call('GET', '/api/statistics?propertyId=x'))).toBe('400 invalid-request');
});
