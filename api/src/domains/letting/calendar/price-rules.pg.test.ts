import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  type Calendar,
  type DayChange,
  dayTerms,
  type PriceRule,
  type RuleSet,
  toDay,
  weekdayOf,
} from '@moien/contract';
import { createRandom, type Random } from '../../../lib/random.ts';
import {
  type MessagingSite,
  openMessagingSite,
  refusalOf,
  type Writer,
} from '../../../testing/messaging-site.ts';
import { insertProperty } from '../../../testing/property-factory.ts';

const NO_RULES: RuleSet = {
  ruleArray: [],
  discountArray: [],
  noticeDays: 0,
  preparationDays: 0,
  bookingWindowDays: null,
};
const TERMS = {
  name: '',
  price: null,
  percent: null,
  minimumNights: null,
  maximumNights: null,
  arrivalWeekdayArray: null,
  departureWeekdayArray: null,
};
/** The database has a clock of its own, so days are counted from it. */
const TODAY = toDay(new Date());
const inDays = (count: number) => addDays(TODAY, count);

let site: MessagingSite;

beforeAll(async () => {
  site = await openMessagingSite();
}, 120_000);

afterAll(() => site.close());

async function homeWithOwner(): Promise<{ owner: Writer; id: string }> {
  const owner = await site.person();
  const id = await insertProperty(site.client, { bookable_until: inDays(400) });
  await site.client.query('update property set owner_id = $1 where id = $2', [owner.userId, id]);
  return { owner, id };
}

const save = ({ call }: Writer, id: string, ruleSet: Partial<RuleSet>) =>
  call('PUT', '/api/calendar/rules', { propertyIdArray: [id], ruleSet: { ...NO_RULES, ...ruleSet } });

async function calendarOf({ call }: Writer, days: number) {
  const { homeArray } = (
    await call('GET', `/api/calendar?from=${TODAY}&to=${inDays(days - 1)}`)
  ).json<Calendar>();
  const [home] = homeArray;
  if (!home) throw new Error('There is no home.');
  return {
    home,
    days: home.runArray.flatMap(([index, count]) => Array(count).fill(home.settingArray[index])),
  };
}

function drawRule(random: Random): PriceRule {
  const maybe = <Value>(value: Value): Value | null => (random.below(2) === 0 ? value : null);
  const weekdays = () => [...new Set([1 + random.below(7), 1 + random.below(7), 1 + random.below(7)])];
  const price = maybe(1 + random.below(50_000));
  const minimumNights = maybe(1 + random.below(5));
  const terms = {
    name: 'x',
    price,
    percent: price === null ? maybe(1 + random.below(400)) : null,
    minimumNights,
    maximumNights: maybe(5 + random.below(20)),
    arrivalWeekdayArray: maybe(weekdays()),
    departureWeekdayArray: maybe(weekdays()),
  };
  if (random.below(2) === 0)
    return { id: randomUUIDv7(), kind: 'weekday', weekdayArray: weekdays(), ...terms };
  const first = random.below(40);
  return {
    ...{
      id: randomUUIDv7(),
      kind: 'season',
      firstDay: inDays(first),
      lastDay: inDays(first + random.below(15)),
    },
    ...terms,
  };
}

function drawChange(random: Random): DayChange {
  const maybe = <Value>(value: Value): Value | null => (random.below(3) === 0 ? null : value);
  const changes: DayChange[] = [
    { isOpen: random.below(2) === 0 },
    { price: maybe(1 + random.below(50_000)) },
    { minimumNights: maybe(1 + random.below(5)), maximumNights: maybe(6 + random.below(20)) },
    { allowsArrival: maybe(random.below(2) === 0), allowsDeparture: maybe(random.below(2) === 0) },
  ];
  return random.pick(changes);
}

it('what the database makes of rules and settings is what the function of the contract makes of them', async () => {
  const random = createRandom(19);
  const { owner, id } = await homeWithOwner();
  const own = new Map<string, DayChange>();
  for (let round = 0; round < 25; round += 1) {
    if (random.below(2) === 0) {
      const ruleArray = Array.from({ length: random.below(6) }, () => drawRule(random));
      expect((await save(owner, id, { ruleArray })).statusCode).toBe(200);
    }
    if (random.below(4) === 0) {
      await site.client.query('update property set nightly_price = $2 where id = $1', [
        id,
        1 + random.below(30_000),
      ]);
    }
    const first = random.below(50);
    const last = first + random.below(10);
    const change = drawChange(random);
    await owner.call('POST', '/api/calendar/edits', {
      id: randomUUIDv7(),
      propertyIdArray: [id],
      rangeArray: [{ firstDay: inDays(first), lastDay: inDays(last) }],
      change,
    });
    for (let day = first; day <= last; day += 1) own.set(inDays(day), { ...own.get(inDays(day)), ...change });
    const { home, days } = await calendarOf(owner, 60);
    const base = { price: home.nightlyPrice, minimumNights: 1, maximumNights: 365 };
    const expected = days.map((_, index) => {
      const day = inDays(index);
      const { state, ...terms } = dayTerms(day, {
        ...{ base, own: own.get(day) ?? {}, rules: home.ruleSet.ruleArray, isTaken: false },
      });
      return { isOpen: state === 'open', ...terms };
    });
    expect(days).toEqual(expected);
  }
});

it('a set of rules comes back as it was saved; a rule keeps its id, so that days name it', async () => {
  const { owner, id } = await homeWithOwner();
  const summer: PriceRule = {
    ...{ ...TERMS, id: randomUUIDv7(), kind: 'season', name: 'Summer' },
    ...{ firstDay: inDays(10), lastDay: inDays(20), percent: 20 },
  };
  const ruleSet: RuleSet = {
    ruleArray: [summer],
    discountArray: [{ kind: 'weekly', percent: 10, days: null }],
    ...{ noticeDays: 2, preparationDays: 1, bookingWindowDays: 180 },
  };
  await save(owner, id, ruleSet);
  const { home, days } = await calendarOf(owner, 30);
  const [saved] = home.ruleSet.ruleArray;
  expect(home.ruleSet).toEqual({ ...ruleSet, ruleArray: [{ ...summer, id: saved?.id }] });
  expect(days[10]).toMatchObject({ price: 12_000, priceSource: 'season', ruleId: saved?.id });
  expect(home.bookableUntil).toBe(inDays(180));
  await save(owner, id, home.ruleSet);
  expect((await calendarOf(owner, 30)).home.ruleSet).toEqual(home.ruleSet);
  await save(owner, id, {});
  expect((await calendarOf(owner, 30)).days[10]).toMatchObject({ price: 10_000, priceSource: 'base' });
});

it.each<[string, Partial<RuleSet>]>([
  [
    'a season that ends before it begins',
    {
      ruleArray: [{ ...TERMS, id: randomUUIDv7(), kind: 'season', firstDay: inDays(9), lastDay: inDays(8) }],
    },
  ],
  [
    'a price and a percentage',
    {
      ruleArray: [{ ...TERMS, id: randomUUIDv7(), kind: 'weekday', weekdayArray: [5], price: 1, percent: 5 }],
    },
  ],
  [
    'fewer nights at most than at least',
    {
      ruleArray: [
        {
          ...TERMS,
          id: randomUUIDv7(),
          kind: 'weekday',
          weekdayArray: [5],
          minimumNights: 3,
          maximumNights: 2,
        },
      ],
    },
  ],
  [
    'a discount of one kind twice',
    { discountArray: [1, 2].map((percent) => ({ kind: 'weekly' as const, percent, days: null })) },
  ],
  ['days of a weekly discount', { discountArray: [{ kind: 'weekly', percent: 5, days: 3 }] }],
  ['a last minute without days', { discountArray: [{ kind: 'last-minute', percent: 5, days: null }] }],
])('refuses %s', async (_name, ruleSet) => {
  const { owner, id } = await homeWithOwner();
  expect(refusalOf(await save(owner, id, ruleSet))).toBe('400 invalid-request');
});

it('a name becomes one line without control characters', async () => {
  const { owner, id } = await homeWithOwner();
  const rule: PriceRule = { ...TERMS, id: randomUUIDv7(), kind: 'weekday', weekdayArray: [5], price: 1 };
  const name = ' Week\u0000end\n\ud800 ';
  expect((await save(owner, id, { ruleArray: [{ ...rule, name }] })).statusCode).toBe(200);
  expect((await calendarOf(owner, 7)).home.ruleSet.ruleArray).toMatchObject([{ name: 'Week end \ufffd' }]);
});

/** What a quote says to a stay, and whether a search finds the home for it. */
async function answersTo(id: string, first: number, last: number): Promise<[string, boolean]> {
  const stay = { arrivalDate: inDays(first), departureDate: inDays(last) };
  const quote = await site.app.inject({ method: 'POST', url: `/api/properties/${id}/quote`, payload: stay });
  const found = await site.app.inject(`/api/properties?${new URLSearchParams(stay)}`);
  const isFound = found.json().propertyArray.some((property: { id: string }) => property.id === id);
  return [quote.statusCode === 200 ? 'bookable' : quote.json().code, isFound];
}

it('quotes and searches keep to arrival and departure days, notice and preparation', async () => {
  const { owner, id } = await homeWithOwner();
  const weekday = (count: number) => weekdayOf(inDays(count));
  const rule: PriceRule = {
    ...{ ...TERMS, id: randomUUIDv7(), kind: 'season', firstDay: inDays(20), lastDay: inDays(40) },
    ...{ arrivalWeekdayArray: [weekday(22)], departureWeekdayArray: [weekday(25)] },
  };
  await save(owner, id, { ruleArray: [rule], noticeDays: 5, preparationDays: 2 });
  expect(await answersTo(id, 4, 6)).toEqual(['arrival-too-soon', false]);
  expect(await answersTo(id, 5, 6)).toEqual(['bookable', true]);
  expect(await answersTo(id, 22, 25)).toEqual(['bookable', true]);
  expect(await answersTo(id, 23, 25)).toEqual(['arrival-not-allowed', false]);
  expect(await answersTo(id, 22, 24)).toEqual(['departure-not-allowed', false]);
  const guest = await site.person();
  await site.client.query(
    `insert into occupancy (id, property_id, period, kind, source_id)
     values (gen_random_uuid(), $1, daterange($2, $3, '[]'), 'booking', $4)`,
    [id, inDays(60), inDays(63), guest.userId],
  );
  expect(await answersTo(id, 64, 66)).toEqual(['stay-not-available', false]);
  expect(await answersTo(id, 65, 66)).toEqual(['bookable', true]);
  expect(await answersTo(id, 56, 59)).toEqual(['stay-not-available', false]);
  expect(await answersTo(id, 56, 58)).toEqual(['bookable', true]);
});

it('the end of a calendar moves on with the days, and rules reach the new ones', async () => {
  const { owner, id } = await homeWithOwner();
  const rule: PriceRule = {
    ...TERMS,
    id: randomUUIDv7(),
    kind: 'weekday',
    weekdayArray: [1, 2, 3, 4, 5, 6, 7],
    price: 7700,
  };
  await save(owner, id, { ruleArray: [rule], bookingWindowDays: 30 });
  await site.client.query('update property set bookable_until = bookable_until - 5 where id = $1', [id]);
  await site.client.query('select extend_calendars()');
  const { home, days } = await calendarOf(owner, 30);
  expect([home.bookableUntil, days[29].price]).toEqual([inDays(30), 7700]);
});

it('replaces no rules that were changed meanwhile, unless they are already those that are wanted', async () => {
  const { owner, id } = await homeWithOwner();
  const weekend: PriceRule = {
    ...{ ...TERMS, id: randomUUIDv7(), kind: 'weekday', name: 'Weekend', weekdayArray: [5, 6], percent: 20 },
  };
  const put = (ruleSet: RuleSet, knownRuleSet: RuleSet) =>
    owner.call('PUT', '/api/calendar/rules', { propertyIdArray: [id], ruleSet, knownRuleSet });
  const first = (await calendarOf(owner, 1)).home.ruleSet;
  const wanted = { ...first, ruleArray: [weekend] };
  expect((await put(wanted, first)).statusCode).toBe(200);
  // The answer was lost.
  expect((await put(wanted, first)).statusCode).toBe(200);
  expect(refusalOf(await put({ ...first, noticeDays: 3 }, first))).toBe('412 rules-changed-elsewhere');
  const { ruleSet } = (await calendarOf(owner, 1)).home;
  expect(ruleSet.ruleArray).toMatchObject([{ name: 'Weekend' }]);
  expect((await put({ ...first, noticeDays: 3 }, ruleSet)).statusCode).toBe(200);
});
