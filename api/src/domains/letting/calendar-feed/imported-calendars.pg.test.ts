import type { Mail } from '../../../mail/mail.ts';
import { type CalendarSite, openCalendarSite } from '../../../testing/calendar-site.ts';
import { createCalendarFeedMails } from './calendar-feed-mails.ts';

let site: CalendarSite;

beforeAll(async () => {
  site = await openCalendarSite();
}, 120_000);
beforeEach(async () => {
  site.reset();
  await site.client.query('delete from calendar_feed');
});
afterAll(() => site.close());

const MAY: [string, string] = ['2027-05-10', '2027-05-14'];
const JUNE: [string, string] = ['2027-06-10', '2027-06-14'];

const told = async (ownerId: string) => {
  const { rows } = await site.client.query('select kind from notification where user_id = $1', [ownerId]);
  return rows.map(({ kind }) => kind);
};
const listed = async (of: { userId: string; propertyId: string }) =>
  (await site.feeds.list(of)).calendarFeedArray[0];

describe('a connected calendar', () => {
  it('takes its days at once, follows what moves and frees what is gone', async () => {
    const home = await site.home();
    const { path } = await site.connect(home, [
      { uid: '1', days: MAY },
      { uid: '2', days: JUNE },
    ]);
    // This home allows no turnover, so that nobody arrives on the day of departure.
    expect(await site.periods(home.propertyId)).toEqual([
      'import [2027-05-10,2027-05-15)',
      'import [2027-06-10,2027-06-15)',
    ]);
    site.serve(path, [{ uid: '1', days: ['2027-05-12', '2027-05-16'] }]);
    await site.readAgain();
    expect(await site.periods(home.propertyId)).toEqual(['import [2027-05-12,2027-05-17)']);
  });

  it('ends with its last day where the home allows turnover', async () => {
    const home = await site.home({ allows_same_day_turnover: true });
    await site.connect(home, [{ uid: '1', days: MAY }]);
    expect(await site.periods(home.propertyId)).toEqual(['import [2027-05-10,2027-05-14)']);
  });

  it('is asked whether it has changed, and writes nothing when it has not', async () => {
    const home = await site.home();
    const { path, of } = await site.connect(home, [{ uid: '1', days: MAY }]);
    site.answer(path, { headers: { etag: '"1"' }, body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
    site.serve(path, [{ uid: '1', days: MAY }]);
    const generation = async () =>
      (await site.client.query('select sum(generation)::int as sum from search_generation')).rows;
    const before = await generation();
    await site.readAgain();
    site.answer(path, { status: 304 });
    await site.readAgain();
    expect(await generation()).toEqual(before);
    expect(await site.periods(home.propertyId)).toEqual(['import [2027-05-10,2027-05-15)']);
    expect(await listed(of)).toMatchObject({ problem: null, reservationCount: 1 });
  });

  it('gives way to another one of the same home, which takes the days once it ends', async () => {
    const home = await site.home();
    const first = await site.connect(home, [{ uid: '1', days: MAY }]);
    await site.connect(home, [{ uid: 'x', days: ['2027-05-12', '2027-05-20'] }]);
    expect(await site.periods(home.propertyId)).toEqual([
      'import [2027-05-10,2027-05-15)',
      'import [2027-05-15,2027-05-21)',
    ]);
    await site.feeds.remove(first.of, first.id);
    expect(await site.periods(home.propertyId)).toEqual([
      'import [2027-05-12,2027-05-15)',
      'import [2027-05-15,2027-05-21)',
    ]);
    expect((await site.feeds.list(first.of)).calendarFeedArray).toHaveLength(1);
  });

  it('is read every quarter of an hour, and not by two processes at once', async () => {
    const home = await site.home();
    const { path } = await site.connect(home, [{ uid: '1', days: MAY }]);
    const count = () => site.requests.filter((request) => request.path === path).length;
    await site.reading.readDue();
    expect(count()).toBe(1);
    site.wait(17 * 60_000);
    await Promise.all([site.reading.readDue(), site.reading.readDue(), site.reading.readDue()]);
    expect(count()).toBe(2);
  });
});

describe('days are kept', () => {
  it.each([
    ['404', { status: 404 }, 'gone'],
    ['500', { status: 500 }, 'refused'],
    ['a page', { body: '<html>Sign in</html>' }, 'not-a-calendar'],
    ['an empty answer', { body: '' }, 'not-a-calendar'],
    ['half a file', { body: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT' }, 'cut-off'],
  ])('when the answer is %s', async (_, answer, problem) => {
    const home = await site.home();
    const { path, of } = await site.connect(home, [{ uid: '1', days: MAY }]);
    site.answer(path, answer);
    await site.readAgain();
    expect(await site.periods(home.propertyId)).toEqual(['import [2027-05-10,2027-05-15)']);
    expect(await listed(of)).toMatchObject({ problem, reservationCount: 1 });
  });

  it('for a day when nothing is left in a calendar', async () => {
    const home = await site.home();
    const { path, of } = await site.connect(home, [{ uid: '1', days: MAY }]);
    site.serve(path, []);
    await site.readAgain();
    expect(await site.periods(home.propertyId)).toEqual(['import [2027-05-10,2027-05-15)']);
    expect(await listed(of)).toMatchObject({ problem: null, isEmptied: true });
    site.wait(24 * 60 * 60_000);
    await site.readAgain();
    expect(await site.periods(home.propertyId)).toEqual([]);
    expect(await listed(of)).toMatchObject({ isEmptied: false, reservationCount: 0 });
  });

  it('and the owner gets one mail after four failures, at ever longer intervals', async () => {
    const home = await site.home();
    const { path, of, id } = await site.connect(home, [{ uid: '1', days: MAY }]);
    site.answer(path, { status: 410 });
    const jobs = async () =>
      (
        await site.client.query(
          `select count(*)::int as count from graphile_worker._private_jobs where payload->>'feedId' = $1`,
          [id],
        )
      ).rows[0].count;
    const asked = () => site.requests.filter((request) => request.path === path).length;
    for (let quarter = 0; quarter < 8; quarter += 1) {
      site.wait(16 * 60_000);
      await site.reading.readDue();
    }
    // After 16, 32, 64 and 128 minutes, instead of eight times.
    expect([asked(), await jobs()]).toEqual([5, 1]);
    site.wait(6 * 60 * 60_000);
    await site.reading.readDue();
    expect([asked(), await jobs()]).toEqual([6, 1]);
    const sent: Mail[] = [];
    const mails = createCalendarFeedMails(
      site.database,
      async (mail) => void sent.push(mail),
      'https://moien.example',
    );
    await mails['send-calendar-feed-mail']({ feedId: id }, { job: { id: '1' } });
    expect(sent).toMatchObject([{ subject: 'We can’t reach “Airbnb”' }]);
    expect(sent[0]?.text).toContain(`https://moien.example/en/dashboard/ads/manage/${of.propertyId}`);
    site.serve(path, [{ uid: '1', days: MAY }]);
    site.wait(6 * 60 * 60_000);
    await site.reading.readDue();
    expect(await listed(of)).toMatchObject({ problem: null });
    await mails['send-calendar-feed-mail']({ feedId: id }, { job: { id: '1' } });
    expect(sent).toHaveLength(1);
  });
});

describe('days without a reservation', () => {
  const block = (uid: string, days: [string, string]) => ({ uid, days, summary: 'Airbnb (Not available)' });

  it('are taken, and are no conflict with a booking', async () => {
    const { propertyId, ownerId } = await site.confirmed();
    const { of } = await site.connect({ propertyId, ownerId }, [block('1', ['2027-05-12', '2027-05-20'])]);
    expect(await site.periods(propertyId)).toEqual([
      'booking [2027-05-10,2027-05-15)',
      'import [2027-05-15,2027-05-20)',
    ]);
    expect(await site.feeds.list(of)).toMatchObject({
      conflictArray: [],
      calendarFeedArray: [{ blockCount: 1 }],
    });
    expect(await told(ownerId)).not.toContain('booking-calendar-conflict');
  });

  it('at the end of a calendar, which moves on each day, take nothing', async () => {
    const home = await site.home();
    // Bookable for nine months: until a year ahead nothing is offered.
    const { path, of } = await site.connect(home, [block('1', ['2027-12-01', '2028-03-02'])]);
    expect(await site.periods(home.propertyId)).toEqual([]);
    site.wait(24 * 60 * 60_000);
    site.serve(path, [block('2', ['2027-12-02', '2028-03-03'])]);
    await site.readAgain();
    expect(await site.periods(home.propertyId)).toEqual([]);
    expect(await listed(of)).toMatchObject({ ignoredCount: 1, blockCount: 0 });
  });

  it('that only repeat what this site has told are free again when the booking ends', async () => {
    const { id, propertyId, ownerId } = await site.requested();
    await site.client.query(
      `insert into rental_day (property_id, day, is_available_for_short_term) values ($1, '2027-05-15', false)`,
      [propertyId],
    );
    const { of } = await site.connect({ propertyId, ownerId }, [
      block('1', ['2027-05-10', '2027-05-15']),
      block('2', ['2027-05-15', '2027-05-16']),
    ]);
    expect(await listed(of)).toMatchObject({ blockCount: 0 });
    const { rows } = await site.client.query('select guest_id from rental_booking where id = $1', [id]);
    await site.service.withdraw(id, { userId: rows[0].guest_id });
    await site.readAgain();
    expect(await site.periods(propertyId)).toEqual([]);
  });
});

it('5,000 events are read and taken at once', async () => {
  const home = await site.home();
  const events = Array.from({ length: 5000 }, (_, index) => {
    const first = new Date(Date.parse('2027-03-02') + (index % 700) * 86_400_000);
    const end = new Date(first.getTime() + 86_400_000);
    return {
      uid: `${index}`,
      days: [first, end].map((day) => day.toISOString().slice(0, 10)) as [string, string],
    };
  });
  const { of } = await site.connect(home, events);
  expect(await listed(of)).toMatchObject({ problem: null, reservationCount: 5000 });
  const { rows } = await site.client.query(
    'select sum(upper(period) - lower(period))::int as days from occupancy where property_id = $1',
    [home.propertyId],
  );
  expect(rows[0].days).toBe(701);
});
