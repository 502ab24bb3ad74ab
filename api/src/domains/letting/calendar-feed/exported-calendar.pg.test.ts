import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { type CalendarSite, openCalendarSite } from '../../../testing/calendar-site.ts';
import { insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { readCalendar } from './read-calendar.ts';

let site: CalendarSite;
let app: Awaited<ReturnType<typeof buildTestApp>>;

beforeAll(async () => {
  site = await openCalendarSite();
  app = await buildTestApp(site.url, { today: '2027-03-01' });
}, 120_000);
beforeEach(async () => {
  site.reset();
  await site.client.query('delete from calendar_feed');
});
afterAll(async () => {
  await app.close();
  await site.close();
});

const download = (path: string, headers = {}) => app.inject({ url: path, headers });

/** `uid first/end summary` as a library reads it that we do not import with. */
function readByNodeIcal(text: string): string[] {
  const day = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => `${part}`.padStart(2, '0'))
      .join('-');
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT' && part.end ? [`${day(part.start)}/${day(part.end)} ${part.summary}`] : [],
  );
}

function readByIcalJs(text: string): string[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { startDate, endDate, summary } = new ICAL.Event(component);
    return `${startDate.toString()}/${endDate.toString()} ${summary}`;
  });
}

async function booked() {
  const booking = await site.confirmed();
  const { propertyId, ownerId } = booking;
  await site.client.query(
    `insert into rental_day (property_id, day, is_available_for_short_term)
     select $1, day, false from generate_series('2027-07-01'::date, '2027-07-03'::date, '1 day') as day`,
    [propertyId],
  );
  const of = { userId: ownerId, propertyId };
  const { exportPath } = await site.feeds.renewAddress(of);
  return { ...booking, of, exportPath: exportPath ?? '' };
}

describe('the calendar of a home', () => {
  it('tells other calendars which days nobody can book, and nothing of people', async () => {
    const { exportPath, guestId, id } = await booked();
    const { statusCode, headers, body } = await download(exportPath);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'text/calendar; charset=utf-8', 'private, max-age=60'],
    ]);
    const expected = [
      '2027-05-10/2027-05-15 Reserved (Moïen)',
      '2027-07-01/2027-07-04 Not available (Moïen)',
    ];
    expect(readByNodeIcal(body)).toEqual(expected);
    expect(readByIcalJs(body)).toEqual(expected);
    for (const secret of [guestId, id, 'Ada', 'Weber', 'Léa', 'Hello', '621'])
      expect(body).not.toContain(secret);
    for (const line of body.slice(0, -2).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is the same file until its days change', async () => {
    const { exportPath, of } = await booked();
    const first = await download(exportPath);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await download(exportPath, known)).statusCode).toBe(304);
    await site.connect({ propertyId: of.propertyId, ownerId: of.userId }, [
      { uid: 'x', days: ['2027-09-01', '2027-09-03'] },
    ]);
    expect((await download(exportPath, known)).statusCode).toBe(200);
  });

  it('comes back to the same home without taking anything, and takes the days of another home', async () => {
    const { exportPath, propertyId, ownerId } = await booked();
    const { body } = await download(exportPath);
    const { path, of } = await site.connect({ propertyId, ownerId }, []);
    site.answer(path, { body });
    await site.readAgain();
    const { calendarFeedArray, conflictArray } = await site.feeds.list(of);
    expect([calendarFeedArray[0], conflictArray]).toMatchObject([
      { reservationCount: 0, ignoredCount: 2 },
      [],
    ]);
    const other = await site.home();
    const again = await site.connect(other, []);
    site.answer(again.path, { body });
    await site.readAgain();
    expect(await site.periods(other.propertyId)).toEqual([
      'import [2027-05-10,2027-05-16)',
      'import [2027-07-01,2027-07-04)',
    ]);
    // By way of the other home the days come back with the ids that they had here.
    const { exportPath: back } = await site.feeds.renewAddress(again.of);
    site.answer(path, { body: (await download(back ?? '')).body });
    await site.readAgain();
    expect((await site.feeds.list(of)).conflictArray).toEqual([]);
  });

  it('is read by its own import as it was told', async () => {
    const { exportPath } = await booked();
    const { events, skipped } = readCalendar((await download(exportPath)).body, {
      timeZone: 'America/Los_Angeles',
      today: '2027-03-01',
    });
    expect(skipped).toEqual([]);
    expect(events).toMatchObject([
      { firstDay: '2027-05-10', endDay: '2027-05-15', isReservation: true },
      { firstDay: '2027-07-01', endDay: '2027-07-04', isReservation: false },
    ]);
  });

  it('has the events of other calendars, but not for the one that has told them', async () => {
    const home = await site.home({ allows_same_day_turnover: true });
    const first = await site.connect(home, [{ uid: 'a', days: ['2027-05-10', '2027-05-14'] }]);
    const second = await site.connect(home, [{ uid: 'b', days: ['2027-06-10', '2027-06-14'] }]);
    const { calendarFeedArray } = await site.feeds.list(first.of);
    const pathOf = (id: string) => calendarFeedArray.find((feed) => feed.id === id)?.exportPath ?? '';
    expect(readByNodeIcal((await download(pathOf(first.id))).body)).toEqual([
      '2027-06-10/2027-06-14 Reserved (Moïen)',
    ]);
    expect(readByNodeIcal((await download(pathOf(second.id))).body)).toEqual([
      '2027-05-10/2027-05-14 Reserved (Moïen)',
    ]);
  });

  it('leaves out what a guest is just paying, and has what waits for the owner', async () => {
    const home = await site.home();
    const { id } = await site.hold(await site.person(), home.propertyId);
    const of = { userId: home.ownerId, propertyId: home.propertyId };
    const { exportPath } = await site.feeds.renewAddress(of);
    expect(readByNodeIcal((await download(exportPath ?? '')).body)).toEqual([]);
    await site.authorise(id);
    expect(readByNodeIcal((await download(exportPath ?? '')).body)).toHaveLength(1);
  });

  it('answers no more at an address that was renewed, and at none that is made up', async () => {
    const { exportPath, of } = await booked();
    const { exportPath: next } = await site.feeds.renewAddress(of);
    expect((await download(exportPath)).statusCode).toBe(404);
    expect((await download(next ?? '')).statusCode).toBe(200);
    expect((await download(`/api/calendar-feeds/${'x'.repeat(22)}.ics`)).statusCode).toBe(404);
  });
});

describe('the calls', () => {
  async function callerOf(userId: string) {
    const cookie = await insertSession(site.client, userId, { expiresAt: new Date('2027-03-02T00:00:00Z') });
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  }

  it('are for the owner alone: to anybody else there is no such home', async () => {
    const home = await site.home();
    const feed = await site.connect(home, []);
    const base = `/api/ads/${home.propertyId}`;
    const [owner, other] = [await callerOf(home.ownerId), await callerOf((await site.home()).ownerId)];
    const asked = [
      ['GET', `${base}/calendar-feeds`],
      ['PUT', `${base}/calendar-feeds/${feed.id}`, { name: 'x', url: 'https://calendar.example/' }],
      ['POST', `${base}/calendar-feeds/${feed.id}/fetch`],
      ['POST', `${base}/calendar-feeds/${feed.id}/address`],
      ['POST', `${base}/calendar-address`],
      ['POST', `${base}/calendar-conflicts/${feed.id}/settle`],
      ['DELETE', `${base}/calendar-feeds/${feed.id}`],
    ] as const;
    for (const [method, url, payload] of asked)
      expect((await other(method, url, payload)).statusCode).toBe(404);
    expect((await owner('GET', `${base}/calendar-feeds`)).json().calendarFeedArray).toHaveLength(1);
    // The calendar of another home is not theirs to change by its id.
    const own = await site.home();
    const stolen = await callerOf(own.ownerId);
    const url = `/api/ads/${own.propertyId}/calendar-feeds/${feed.id}`;
    expect((await stolen('PUT', url, { name: 'x', url: 'https://calendar.example/' })).statusCode).toBe(404);
    await stolen('DELETE', url);
    expect((await owner('GET', `${base}/calendar-feeds`)).json().calendarFeedArray).toHaveLength(1);
    expect((await owner('DELETE', `${base}/calendar-feeds/${feed.id}`)).json().calendarFeedArray).toEqual([]);
  });

  it('refuse addresses that are not public, and an eleventh calendar', async () => {
    const home = await site.home();
    const owner = await callerOf(home.ownerId);
    const put = (number: number, url: string) =>
      owner(
        'PUT',
        `/api/ads/${home.propertyId}/calendar-feeds/01890a5d-ac96-774b-bcce-b3020000${1000 + number}`,
        {
          name: 'Airbnb',
          url,
        },
      );
    expect((await put(0, 'file:///etc/passwd')).json()).toMatchObject({
      status: 400,
      code: 'calendar-address-refused',
    });
    const local = (await put(0, site.origin.replace(/:\d+$/, '/'))).json();
    expect(local.calendarFeedArray).toMatchObject([{ problem: 'address-refused', fetchedTimestamp: null }]);
    for (let number = 1; number < 10; number += 1) await put(number, 'http://10.0.0.1/');
    expect((await put(10, 'http://10.0.0.1/')).json()).toMatchObject({
      status: 409,
      code: 'too-many-calendars',
    });
    expect((await put(9, 'http://10.0.0.1/')).statusCode).toBe(200);
  });
});
