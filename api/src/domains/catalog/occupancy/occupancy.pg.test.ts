import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type Days,
  type OccupancySite,
  openOccupancySite,
  stayOf,
  TOMORROW,
  takingOf,
  YESTERDAY,
} from '../../../testing/occupancy-site.ts';
import type { PropertyInput } from '../../../testing/property-factory.ts';

let site: OccupancySite;

beforeAll(async () => {
  site = await openOccupancySite();
}, 120_000);

afterAll(() => site.close());

describe('taking nights', () => {
  it('is in the read model within the same transaction, and undone with it', async () => {
    const home = await site.add();
    const undone = site.within(async (transaction) => {
      await site.occupancy.takeNights(transaction, {
        ...takingOf(home, ['2027-05-10', '2027-05-12']),
        kind: 'booking',
      });
      expect([
        await site.isBusy(home, '2027-05-11', transaction),
        await site.differences(transaction),
      ]).toEqual([true, []]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await site.isBusy(home, '2027-05-11'), await site.periodsOf(home)]).toEqual([false, []]);
  });

  it.each<[string, Days]>([
    ['a night that is taken', ['2027-05-14', '2027-05-16']],
    ['an arrival on a departure day without turnover', ['2027-05-15', '2027-05-17']],
    ['a departure on an arrival day without turnover', ['2027-05-08', '2027-05-10']],
    ['a day that the owner closed', ['2027-06-01', '2027-06-04']],
    ['a night after the end of the calendar', ['2027-06-10', '2027-06-13']],
  ])('is refused for %s, and the transaction goes on', async (_case, days) => {
    const home = await site.add({ bookable_until: '2027-06-12' });
    await site.book(home, ['2027-05-10', '2027-05-15']);
    await site.closeDays(home, ['2027-06-03', '2027-06-03']);
    await site.within(async (transaction) => {
      const refused = await site.occupancy.takeNights(transaction, {
        ...takingOf(home, days),
        kind: 'booking',
      });
      expect(refused.outcome).toBe('dates-taken');
      await sql`update property set guest_count = 7 where id = ${home}`.execute(transaction);
    });
    const { rows } = await site.client.query('select guest_count from property where id = $1', [home]);
    expect(rows).toEqual([{ guest_count: 7 }]);
    expect(await site.periodsOf(home)).toEqual(['booking [2027-05-10,2027-05-16)']);
  });

  it.each<[string, Days, boolean]>([
    ['the day after a departure', ['2027-05-16', '2027-05-18'], false],
    ['a stay that leaves the day before an arrival', ['2027-05-07', '2027-05-09'], false],
    ['a closed day of departure', ['2027-06-01', '2027-06-03'], false],
    ['a departure on an arrival day with turnover', ['2027-05-08', '2027-05-10'], true],
    ['the end of the calendar', ['2027-06-10', '2027-06-12'], false],
  ])('is allowed for %s', async (_case, days, allowsSameDayTurnover) => {
    const home = await site.add({ bookable_until: '2027-06-12' });
    await site.book(home, ['2027-05-10', '2027-05-15']);
    await site.closeDays(home, ['2027-06-03', '2027-06-03']);
    expect(await site.book(home, days, { allowsSameDayTurnover })).toEqual({ outcome: 'taken' });
  });

  it.each<[string, number, PropertyInput, Days | null]>([
    ['the first gap that is long enough', 3, {}, ['2027-05-16', '2027-05-19']],
    ['a longer gap for a longer stay', 6, {}, ['2027-05-26', '2027-06-01']],
    ['what turnover allows', 5, { allows_same_day_turnover: true }, ['2027-05-16', '2027-05-21']],
    ['an arrival day whose minimum is short enough', 2, { minimum_nights: 2 }, ['2027-05-17', '2027-05-19']],
    ['nothing beyond the end of the calendar', 6, { bookable_until: '2027-05-30' }, null],
    ['nothing later than a year', 352, {}, null],
    ['nothing of a home that is not offered', 3, { ad_state: 'paused' }, null],
  ])('refused offers %s', async (_case, nights, input, expected) => {
    const home = await site.add(input);
    await site.book(home, ['2027-05-10', '2027-05-15']);
    await site.book(home, ['2027-05-21', '2027-05-25']);
    await site.client.query(`insert into rental_day values ($1, '2027-05-16', true, null, 3, null)`, [home]);
    const departure = new Date(Date.UTC(2027, 4, 12 + nights)).toISOString().slice(0, 10);
    const [arrivalDate, departureDate] = expected ?? [];
    expect(await site.book(home, ['2027-05-12', departure])).toEqual({
      outcome: 'dates-taken',
      nextFreeStay: expected ? { arrivalDate, departureDate } : null,
    });
    if (!expected) return;
    const options = { allowsSameDayTurnover: input.allows_same_day_turnover };
    expect(await site.book(home, expected, options)).toEqual({ outcome: 'taken' });
  });

  it('refused offers a lease dates that are too long for nights', async () => {
    const home = await site.add({ maximum_nights: 30 });
    await site.book(home, ['2027-05-10', '2027-05-15']);
    const lease = { ...takingOf(home, ['2027-05-01', '2027-08-01']), kind: 'lease' as const };
    expect(await site.within((transaction) => site.occupancy.takeNights(transaction, lease))).toEqual({
      outcome: 'dates-taken',
      nextFreeStay: { arrivalDate: '2027-05-16', departureDate: '2027-08-16' },
    });
  });
});

describe('a hold', () => {
  it('keeps its nights after its end, until somebody else wants them', async () => {
    const home = await site.add();
    const sourceId = randomUUID();
    await site.hold(home, ['2027-05-10', '2027-05-15'], { sourceId, endsAt: YESTERDAY });
    expect(await site.isBusy(home, '2027-05-12')).toBe(true);
    expect(await site.book(home, ['2027-05-12', '2027-05-14'])).toEqual({ outcome: 'taken' });
    expect(await site.periodsOf(home)).toEqual(['booking [2027-05-12,2027-05-15)']);
  });

  it('keeps its nights while its payment is under way', async () => {
    const home = await site.add();
    const sourceId = randomUUID();
    site.paying.add(sourceId);
    await site.hold(home, ['2027-05-10', '2027-05-15'], { sourceId, endsAt: YESTERDAY });
    expect((await site.book(home, ['2027-05-12', '2027-05-14'])).outcome).toBe('dates-taken');
    expect(await site.closeDays(home, ['2027-05-12', '2027-05-12'])).toBe('dates-taken');
    site.paying.delete(sourceId);
    expect(await site.closeDays(home, ['2027-05-12', '2027-05-12'])).toBe('closed');
    expect(await site.periodsOf(home)).toEqual([]);
  });

  it('can be prolonged, and becomes a booking without an end', async () => {
    const home = await site.add();
    const sourceId = randomUUID();
    await site.hold(home, ['2027-05-10', '2027-05-15'], { sourceId, endsAt: YESTERDAY });
    await site.within((transaction) => site.occupancy.prolongHold(transaction, sourceId, TOMORROW));
    expect((await site.book(home, ['2027-05-12', '2027-05-14'])).outcome).toBe('dates-taken');
    await site.within((transaction) => site.occupancy.confirmHold(transaction, sourceId));
    const { rows } = await site.client.query('select kind, ends_at from occupancy where source_id = $1', [
      sourceId,
    ]);
    expect(rows).toEqual([{ kind: 'booking', ends_at: null }]);
  });
});

describe('a booking', () => {
  it.each<[string, 'moved' | 'dates-taken', Days]>([
    ['nights beside its own', 'moved', ['2027-05-12', '2027-05-17']],
    ['fewer nights', 'moved', ['2027-05-11', '2027-05-13']],
    ['other nights', 'moved', ['2027-06-10', '2027-06-12']],
    ['nights of another booking', 'dates-taken', ['2027-05-12', '2027-05-21']],
    ['the day of another arrival', 'dates-taken', ['2027-05-12', '2027-05-20']],
    ['a night that the owner closed', 'dates-taken', ['2027-06-01', '2027-06-04']],
    ['its closed day of departure as a night', 'dates-taken', ['2027-05-10', '2027-05-16']],
    ['nights after the end of the calendar', 'dates-taken', ['2027-06-19', '2027-06-21']],
  ])('asked for %s is %s', async (_case, outcome, days) => {
    const home = await site.add({ bookable_until: '2027-06-20' });
    await site.closeDays(home, ['2027-06-03', '2027-06-03']);
    if (days[1] === '2027-05-16') await site.closeDays(home, ['2027-05-15', '2027-05-15']);
    const bookingId = randomUUID();
    await site.book(home, ['2027-05-10', '2027-05-15'], { sourceId: bookingId });
    await site.book(home, ['2027-05-20', '2027-05-22']);
    const before = await site.periodsOf(home);
    expect(
      await site.within((transaction) =>
        site.occupancy.moveNights(transaction, { ...stayOf(days), propertyId: home, bookingId }),
      ),
    ).toBe(outcome);
    const isMoved = outcome === 'moved';
    expect((await site.periodsOf(home)).join() !== before.join()).toBe(isMoved);
    expect([await site.isBusy(home, days[0]), await site.differences()]).toEqual([expect.any(Boolean), []]);
  });

  it('moves within a calendar that has become shorter, but to no later night', async () => {
    const home = await site.add({ bookable_until: '2027-06-20' });
    const bookingId = randomUUID();
    await site.book(home, ['2027-05-10', '2027-05-15'], { sourceId: bookingId });
    await site.client.query(`update property set bookable_until = '2027-05-12' where id = $1`, [home]);
    const move = (days: Days) =>
      site.within((transaction) =>
        site.occupancy.moveNights(transaction, { ...stayOf(days), propertyId: home, bookingId }),
      );
    expect(await move(['2027-05-10', '2027-05-16'])).toBe('dates-taken');
    expect(await move(['2027-05-09', '2027-05-15'])).toBe('moved');
  });

  it('frees its nights', async () => {
    const home = await site.add();
    const sourceId = randomUUID();
    await site.book(home, ['2027-05-10', '2027-05-15'], { sourceId });
    await site.release(sourceId);
    expect([await site.isBusy(home, '2027-05-12'), await site.periodsOf(home)]).toEqual([false, []]);
  });

  it.each<[string, string[]]>([
    ['2027-05-01', ['blocked-by-cancellation [2027-05-10,2027-05-16)']],
    ['2027-05-12', ['blocked-by-cancellation [2027-05-12,2027-05-16)']],
    ['2027-05-16', []],
  ])('cancelled by the owner blocks its nights from %s on for good', async (firstDay, expected) => {
    const home = await site.add();
    const bookingId = randomUUID();
    await site.book(home, ['2027-05-10', '2027-05-15'], { sourceId: bookingId });
    await site.within((transaction) => site.occupancy.blockNights(transaction, bookingId, firstDay));
    await site.release(bookingId);
    expect(await site.periodsOf(home)).toEqual(expected);
    expect((await site.book(home, ['2027-05-12', '2027-05-14'])).outcome).toBe(
      expected.length > 0 ? 'dates-taken' : 'taken',
    );
  });
});

describe('closing days', () => {
  it('keeps their price, and is refused for all of them when one is taken', async () => {
    const home = await site.add();
    await site.client.query(`insert into rental_day values ($1, '2027-05-18', true, 7700, 2, 9)`, [home]);
    await site.book(home, ['2027-05-10', '2027-05-15']);
    expect(await site.closeDays(home, ['2027-05-15', '2027-05-18'])).toBe('dates-taken');
    expect(await site.isBusy(home, '2027-05-17')).toBe(false);
    expect(await site.closeDays(home, ['2027-05-16', '2027-05-18'])).toBe('closed');
    const { rows } = await site.client.query(
      `select day::text, is_available_for_short_term as is_open, price::int, minimum_nights, maximum_nights
       from rental_day where property_id = $1 order by day`,
      [home],
    );
    const closed = { is_open: false, price: null, minimum_nights: null, maximum_nights: null };
    expect(rows).toEqual([
      { ...closed, day: '2027-05-16' },
      { ...closed, day: '2027-05-17' },
      { day: '2027-05-18', is_open: false, price: 7700, minimum_nights: 2, maximum_nights: 9 },
    ]);
  });

  it('is allowed where no guest comes', async () => {
    const home = await site.add();
    const bookingId = randomUUID();
    await site.importEvent(home, ['2027-05-10', '2027-05-15']);
    await site.book(home, ['2027-05-20', '2027-05-25'], { sourceId: bookingId });
    await site.within((transaction) => site.occupancy.blockNights(transaction, bookingId, '2027-05-20'));
    expect(await site.closeDays(home, ['2027-05-10', '2027-05-25'])).toBe('closed');
  });
});
