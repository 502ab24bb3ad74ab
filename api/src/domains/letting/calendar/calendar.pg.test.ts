import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  type Calendar,
  type CalendarHome,
  type DayChange,
  type DaySetting,
  toDay,
  UNDO_MINUTES,
} from '@moien/contract';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertBooking, insertProperty } from '../../../testing/property-factory.ts';

const TODAY = toDay(new Date());
/** The days of an early summer; the database has a clock of its own. */
const day = (number: number) => addDays(TODAY, 200 + number);
const [FIRST, LAST] = [day(1), day(10)];
const NO_RULES = {
  ruleArray: [],
  discountArray: [],
  noticeDays: 0,
  preparationDays: 0,
  bookingWindowDays: null,
};

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

async function ownerOf(count: number): Promise<{ owner: Writer; ids: string[] }> {
  const owner = await site.person();
  const ids: string[] = [];
  while (ids.length < count)
    ids.push(await insertProperty(site.client, { titles: { en: `Home ${ids.length}` } }));
  await site.client.query('update property set owner_id = $1 where id = any ($2)', [owner.userId, ids]);
  return { owner, ids };
}

async function homesOf({ call }: Writer, from = FIRST, to = LAST): Promise<CalendarHome[]> {
  return (await call('GET', `/api/calendar?from=${from}&to=${to}`)).json<Calendar>().homeArray;
}

/** Each day of a home by itself. */
const daysOf = (home: CalendarHome | undefined): (DaySetting | undefined)[] =>
  home?.runArray.flatMap(([index, count]) => Array(count).fill(home.settingArray[index])) ?? [];

type Edit = { firstDay?: string; lastDay?: string; id?: string };

const edit = ({ call }: Writer, ids: string[], change: DayChange, { id, firstDay, lastDay }: Edit = {}) =>
  call('POST', '/api/calendar/edits', {
    id: id ?? randomUUIDv7(),
    propertyIdArray: ids,
    rangeArray: [{ firstDay: firstDay ?? day(2), lastDay: lastDay ?? day(4) }],
    change,
  });

const undo = ({ call }: Writer, id: string) => call('POST', `/api/calendar/edits/${id}/undo`);

describe('the calendar of an owner', () => {
  it('tells days that are alike once, from the first to the last, of all homes by title', async () => {
    const { owner, ids } = await ownerOf(2);
    await edit(owner, ids.slice(0, 1), { price: 12_300, minimumNights: 3 });
    const homes = await homesOf(owner);
    expect(homes.map(({ propertyId, runArray }) => [propertyId, runArray])).toEqual([
      [
        ids[0],
        [
          [0, 1],
          [1, 3],
          [0, 6],
        ],
      ],
      [ids[1], [[0, 10]]],
    ]);
    expect(
      homes[0]?.settingArray.map(({ price, priceSource, minimumNights }) => [
        price,
        priceSource,
        minimumNights,
      ]),
    ).toEqual([
      [10_000, 'base', 1],
      [12_300, 'day', 3],
    ]);
  });

  it('says what takes days: until the last night of a stay', async () => {
    const { owner, ids } = await ownerOf(1);
    const guest = await site.person();
    const bookingId = await insertBooking(site.client, ids[0] ?? '', guest.userId, {
      arrival: day(3),
      departure: day(6),
    });
    const [home] = await homesOf(owner);
    expect(home?.entryArray).toEqual([
      {
        kind: 'booking',
        firstDay: day(3),
        lastDay: day(5),
        bookingId,
        guestFirstName: expect.any(String),
        conflictSource: null,
      },
    ]);
  });

  it('is one’s own, and bounded', async () => {
    const [{ owner, ids }, stranger] = [await ownerOf(1), await site.person()];
    expect(await homesOf(stranger)).toEqual([]);
    expect(refusalOf(await edit(stranger, ids, { isOpen: false }))).toBe('404 property-not-found');
    const rules = { propertyIdArray: ids, ruleSet: NO_RULES };
    expect(refusalOf(await stranger.call('PUT', '/api/calendar/rules', rules))).toBe(
      '404 property-not-found',
    );
    const refusals = await Promise.all(
      [`from=${FIRST}&to=${day(500)}`, `from=${LAST}&to=${FIRST}`, 'from=2027-02-30&to=2027-03-05'].map(
        async (query) => refusalOf(await owner.call('GET', `/api/calendar?${query}`)),
      ),
    );
    expect(refusals).toEqual(['400 too-many-days', '400 invalid-request', '400 invalid-request']);
    const far = { firstDay: day(1), lastDay: '2099-01-01' };
    expect(refusalOf(await edit(owner, ids, { isOpen: false }, far))).toBe('400 too-many-days');
  });
});

describe('an edit of the calendar', () => {
  it('changes what its preview counts, is seen by search in the same moment, and is done once', async () => {
    const { owner, ids } = await ownerOf(2);
    const body = {
      propertyIdArray: ids,
      rangeArray: [{ firstDay: day(2), lastDay: day(4) }],
      change: { isOpen: false },
    };
    const preview = (await owner.call('POST', '/api/calendar/edits/preview', body)).json();
    expect(preview).toEqual({ homeCount: 2, dayCount: 6, conflictArray: [], conflictCount: 0 });
    const id = randomUUIDv7();
    const first = await owner.call('POST', '/api/calendar/edits', { id, ...body });
    const second = await owner.call('POST', '/api/calendar/edits', { id, ...body });
    expect(first.json()).toMatchObject({ id, ...preview });
    expect(second.json()).toEqual(first.json());
    expect(refusalOf(await edit(owner, ids, { isOpen: true }, { id }))).toBe('409 edit-id-taken');
    const found = async (arrival: string, departure: string) =>
      (await site.app.inject(`/api/properties?arrivalDate=${arrival}&departureDate=${departure}`))
        .json()
        .propertyArray.filter((property: { id: string }) => ids.includes(property.id)).length;
    expect([await found(day(2), day(3)), await found(day(5), day(6))]).toEqual([0, 2]);
    const again = (await owner.call('POST', '/api/calendar/edits/preview', body)).json();
    expect([again.homeCount, again.dayCount]).toEqual([0, 0]);
  });

  it('leaves booked days open and names what has them; a price is set for them too', async () => {
    const { owner, ids } = await ownerOf(1);
    const guest = await site.person();
    const stay = { arrival: day(3), departure: day(4), allowsTurnover: true };
    await insertBooking(site.client, ids[0] ?? '', guest.userId, stay);
    const conflict = { propertyId: ids[0], kind: 'booking', firstDay: day(3), lastDay: day(3) };
    expect((await edit(owner, ids, { isOpen: false })).json()).toMatchObject({
      dayCount: 2,
      conflictArray: [conflict],
      conflictCount: 1,
    });
    await edit(owner, ids, { price: 5000 });
    const days = daysOf((await homesOf(owner))[0]).slice(1, 4);
    expect(days.map((one) => [one?.isOpen, one?.price])).toEqual([
      [false, 5000],
      [true, 5000],
      [false, 5000],
    ]);
  });

  it('is undone field by field where nothing has changed since, once, and for half an hour', async () => {
    const { owner, ids } = await ownerOf(1);
    await edit(owner, ids, { price: 7000 });
    const id = randomUUIDv7();
    await edit(owner, ids, { price: 9000, isOpen: false, allowsArrival: false }, { id });
    await edit(owner, ids, { price: 9500 }, { firstDay: day(3), lastDay: day(3) });
    const answer = await undo(owner, id);
    expect(answer.json()).toEqual({ id, homeCount: 1, dayCount: 3, keptDayCount: 0 });
    expect((await undo(owner, id)).json()).toEqual(answer.json());
    const days = daysOf((await homesOf(owner))[0]).slice(1, 4);
    expect(days.map((one) => [one?.isOpen, one?.price, one?.allowsArrival])).toEqual([
      [true, 7000, true],
      [true, 9500, true],
      [true, 7000, true],
    ]);
    const late = randomUUIDv7();
    await edit(owner, ids, { isOpen: false }, { id: late });
    expect(refusalOf(await undo(await site.person(), late))).toBe('404 edit-not-found');
    site.wait((UNDO_MINUTES + 1) * 60_000);
    expect(refusalOf(await undo(owner, late))).toBe('409 undo-expired');
  });

  it('that opened days is not undone for those that a guest has booked since', async () => {
    const { owner, ids } = await ownerOf(1);
    await edit(owner, ids, { isOpen: false });
    const id = randomUUIDv7();
    await edit(owner, ids, { isOpen: true }, { id });
    const guest = await site.person();
    const stay = { arrival: day(2), departure: day(3), allowsTurnover: true };
    await insertBooking(site.client, ids[0] ?? '', guest.userId, stay);
    expect((await undo(owner, id)).json()).toMatchObject({ dayCount: 2, keptDayCount: 1 });
  });

  it('gives one price only to homes of one currency', async () => {
    const { owner, ids } = await ownerOf(2);
    await site.client.query(`update property set currency = 'CHF' where id = $1`, [ids[1]]);
    expect(refusalOf(await edit(owner, ids, { price: 100 }))).toBe('409 mixed-currencies');
    expect((await edit(owner, ids, { price: null, isOpen: false })).statusCode).toBe(200);
  });

  it('of days that are over changes nothing', async () => {
    const { owner, ids } = await ownerOf(1);
    const over = { firstDay: '2020-05-02', lastDay: '2020-05-04' };
    expect((await edit(owner, ids, { isOpen: false }, over)).json()).toMatchObject({
      homeCount: 0,
      dayCount: 0,
    });
  });
});
