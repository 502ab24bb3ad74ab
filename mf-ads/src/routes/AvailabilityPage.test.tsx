import { addDays, type Calendar, type CalendarHome, toDay } from '@moien/contract';
import type { ExampleAnswer } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { calendarPeriod, WEEK, WEEK_COUNT } from '../features/calendar/calendar-days.ts';
import { calendarStore } from '../features/calendar/calendar-store.ts';
import { calendarTexts } from '../features/calendar/calendar-texts.ts';
import { exampleCalendarHome, exampleWeekend, NO_RULES } from '../features/examples/example-calendar.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { AvailabilityPage } from './AvailabilityPage.tsx';

const GET = 'GET /api/calendar';
const PREVIEW = 'POST /api/calendar/edits/preview';
const EDIT = 'POST /api/calendar/edits';
const ID = '019b76da-a800-7838-a932-f8c36951b0d1';
const { from, to } = calendarPeriod(toDay(new Date()));
const DAYS = WEEK * WEEK_COUNT;
/** A day of next week, so that it is not over. */
const day = (number: number) => addDays(from, WEEK + number);

const home: CalendarHome = {
  propertyId: ID,
  title: 'Old mill',
  imagePath: null,
  currency: 'EUR',
  nightlyPrice: 9500,
  bookableUntil: null,
  settingArray: [
    {
      ...{ isOpen: true, price: 9500, priceSource: 'base', ruleId: null },
      ...{ minimumNights: 1, maximumNights: 365, allowsArrival: true, allowsDeparture: true },
    },
  ],
  runArray: [[0, DAYS]],
  entryArray: [
    {
      ...{ kind: 'booking', firstDay: day(1), lastDay: day(2), bookingId: ID },
      ...{ guestFirstName: 'Léa', conflictSource: null },
    },
  ],
  ruleSet: { ruleArray: [], discountArray: [], noticeDays: 0, preparationDays: 0, bookingWindowDays: null },
};
const answer = (homeArray: CalendarHome[]): ExampleAnswer => {
  const body: Calendar = { from, to, homeArray };
  return { status: 200, body };
};

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => calendarTexts.en.load());
afterEach(cleanup);

async function open(answers: Record<string, ExampleAnswer[]>, propertyId?: string) {
  const shown = renderPage(<AvailabilityPage data={{ propertyId }} />, {
    answers,
    load: (root) => root.feature(calendarStore).open(),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

it('says that there is no home yet', async () => {
  await open({ [GET]: [answer([])] });
  expect(await screen.findByText('No home yet')).not.toBeNull();
});

it('says what went wrong, and tries again', async () => {
  await open({ [GET]: [{ status: 500, body: {} }, answer([home])] });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'Days of your homes' })).not.toBeNull();
});

it('shows the months of a home, whose days are chosen by keys, previewed, changed and given back', async () => {
  const counts = { homeCount: 1, dayCount: 3 };
  const conflict = { propertyId: ID, kind: 'booking' as const, firstDay: day(1), lastDay: day(2) };
  const preview = { ...counts, conflictArray: [conflict], conflictCount: 1 };
  const edit = { id: ID, ...preview, undoUntil: '2099-01-01T00:00:00.000Z' };
  const { sent } = await open(
    {
      [GET]: [answer([home])],
      [PREVIEW]: [{ status: 200, body: preview }],
      [EDIT]: [{ status: 200, body: edit }],
      'POST /api/calendar/edits/:id/undo': [{ status: 200, body: { id: ID, ...counts, keptDayCount: 0 } }],
    },
    ID,
  );
  const grid = await screen.findByRole('grid', { name: 'Old mill' });
  expect(within(grid).getAllByRole('gridcell', { name: /Booked by Léa/ })).toHaveLength(2);
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(grid, { key: 'ArrowRight', shiftKey: true });
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toBe('30 Nov – 2 Dec, 3 days');
  fireEvent.keyDown(grid, { key: 'Enter' });
  fireEvent.change(await screen.findByLabelText(/Price per night/), { target: { value: '120,5' } });
  expect(await screen.findByText('This changes 3 days in all (1 home).')).not.toBeNull();
  expect(screen.getByText(/^Old mill: Booked/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const bodies = sent.flatMap(({ body }) => (body && 'change' in (body as object) ? [body] : []));
  expect(bodies.at(-1)).toMatchObject({
    propertyIdArray: [ID],
    rangeArray: [{ firstDay: day(0), lastDay: day(2) }],
    change: { price: 12_050 },
  });
});

it('names the rule behind a price: at its day, of what is chosen, and where it is changed', async () => {
  const ruleSet = { ...NO_RULES, ruleArray: [exampleWeekend()] };
  await open({ [GET]: [answer([exampleCalendarHome({ propertyId: ID, title: 'Old mill', ruleSet })])] }, ID);
  const grid = await screen.findByRole('grid', { name: 'Old mill' });
  const [friday] = within(grid).getAllByRole('gridcell', { name: /^Fri.*€120 \(rule “Wochenende”\)$/ });
  fireEvent.mouseOver(friday as HTMLElement);
  expect(friday?.title).toMatch(/rule “Wochenende”/);
  // From the Monday of the second week to its Friday.
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'End', shiftKey: true });
  expect(screen.getByText('€95 (price of the home) · €120 (rule “Wochenende”)')).not.toBeNull();
  fireEvent.keyDown(grid, { key: 'Enter' });
  const now = within(await screen.findByRole('region', { name: 'As it is now' }));
  expect(now.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '€95 (price of the home), 5 days',
    '€120 (rule “Wochenende”), 2 days',
  ]);
});

it.each<[string, string | undefined]>([
  ['of all homes', undefined],
  ['of one home', ID],
])('marks days %s that another calendar has too', async (_name, propertyId) => {
  const entryArray = home.entryArray.map((entry) => ({ ...entry, conflictSource: 'Airbnb' }));
  await open({ [GET]: [answer([{ ...home, entryArray }])] }, propertyId);
  const days = await screen.findAllByRole('gridcell', { name: /Booked by Léa, also reserved in Airbnb/ });
  expect(days.map((day) => day.dataset.conflict)).toEqual(days.map(() => 'true'));
  expect(screen.getByText('Booked twice: another calendar has these days too')).not.toBeNull();
});

it.each<[string, string | undefined, string]>([
  ['all homes', undefined, '/en/dashboard/ads/availability/rules'],
  ['one home', ID, `/en/dashboard/ads/availability/rules?property=${ID}`],
])('leads to the rules of %s', async (_name, propertyId, href) => {
  await open({ [GET]: [answer([home])] }, propertyId);
  expect((await screen.findByRole('link', { name: 'Price rules' })).getAttribute('href')).toBe(href);
});

it('offers to undo an edit for as long as that is possible, also on a page that stays open', async () => {
  const { root } = await open({ [GET]: [answer([home])] });
  await screen.findByRole('grid', { name: 'Days of your homes' });
  jest.useFakeTimers();
  const minutes = (count: number) => count * 60_000;
  const undoUntil = new Date(Date.now() + minutes(30)).toISOString();
  const edit = { id: ID, homeCount: 1, dayCount: 3, conflictArray: [], conflictCount: 0, undoUntil };
  act(() => root.feature(calendarStore).rememberEdit(edit));
  act(() => jest.advanceTimersByTime(minutes(29)));
  expect(screen.getByRole('button', { name: 'Undo' })).not.toBeNull();
  act(() => jest.advanceTimersByTime(minutes(1)));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  jest.useRealTimers();
});
