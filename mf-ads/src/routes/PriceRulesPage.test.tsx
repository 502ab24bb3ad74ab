import { runInThisContext } from 'node:vm';
import type { CalendarHome, RuleSetRequest } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  exampleCalendar,
  exampleCalendarHome,
  exampleSeason,
  exampleWeekend,
  NO_RULES,
} from '../features/examples/example-calendar.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { priceRulesStore } from '../features/price-rules/price-rules-store.ts';
import { priceRulesTexts } from '../features/price-rules/price-rules-texts.ts';
import { PriceRulesPage } from './PriceRulesPage.tsx';

// jsdom lacks what the router makes a navigation of, and a layout.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const GET = 'GET /api/calendar';
const PUT = 'PUT /api/calendar/rules';
const OTHER = '019b76da-a800-7838-a932-f8c36951b0e2';
const SWISS = '019b76da-a800-7838-a932-f8c36951b0e3';
const answer = (...homes: CalendarHome[]): ExampleAnswer => ({
  status: 200,
  body: exampleCalendar(...homes),
});
const saved = (homeCount: number): ExampleAnswer => ({ status: 200, body: { homeCount } });

beforeAll(() => priceRulesTexts.en.load());
afterEach(cleanup);

async function open(answers: Record<string, ExampleAnswer[]>, propertyId?: string) {
  const shown = renderPage(<PriceRulesPage />, {
    answers,
    load: (root) => root.feature(priceRulesStore).open(propertyId),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const bodyOf = (sent: { call: string; body: unknown }[]) =>
  sent.findLast(({ call }) => call === PUT)?.body as RuleSetRequest | undefined;
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const rules = { ...NO_RULES, ruleArray: [exampleSeason(), exampleWeekend()] };
const home = exampleCalendarHome({ title: 'Old mill', ruleSet: rules });

it('says that there is no home yet, or none of this id', async () => {
  await open({ [GET]: [answer()] });
  expect(await screen.findByRole('heading', { name: 'No home yet' })).not.toBeNull();
  cleanup();
  await open({ [GET]: [answer(home)] }, OTHER);
  expect(await screen.findByRole('heading', { name: 'We can’t find this home' })).not.toBeNull();
});

it('says what went wrong, and tries again', async () => {
  await open({ [GET]: [{ status: 0 }, answer(home)] });
  expect(await screen.findByRole('heading', { name: 'No connection' })).not.toBeNull();
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'Old mill' })).not.toBeNull();
});

it('adds a weekend price, shows what it does, and saves it for one home', async () => {
  const { sent } = await open({ [GET]: [answer(exampleCalendarHome())], [PUT]: [saved(1)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a weekend price' }));
  const card = within(screen.getByRole('listitem', { name: 'Weekend' }));
  expect(card.getByText('Not complete yet')).not.toBeNull();
  expect(card.getByRole('checkbox', { name: 'Friday', checked: true })).not.toBeNull();
  fill('Increase', '20');
  expect(card.getByText(/^For example .*: €114 instead of €95$/)).not.toBeNull();
  expect(screen.getByText('Not saved yet. It will apply to 1 home.')).not.toBeNull();
  press('Save');
  await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull());
  expect(bodyOf(sent)?.ruleSet.ruleArray).toMatchObject([
    { kind: 'weekday', name: 'Weekend', weekdayArray: [5, 6], percent: 20, price: null },
  ]);
});

it('opens the first rule with something wrong instead of saving', async () => {
  const { sent } = await open({ [GET]: [answer(home)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a season' }));
  press('Close “No name yet”');
  press('Save');
  expect(await screen.findByText('Please enter a name.')).not.toBeNull();
  expect(screen.getAllByText('Please choose a day.')).toHaveLength(2);
  expect(bodyOf(sent)).toBeUndefined();
});

it('points out where another rule comes first, and changes the order by buttons that keep the focus', async () => {
  const fair = exampleSeason(
    { id: OTHER, name: 'Fair', price: 30_000, percent: null, lastDay: exampleSeason().firstDay },
    30,
  );
  const ruleArray = [exampleSeason(), fair];
  const { sent } = await open({
    [GET]: [answer(exampleCalendarHome({ ruleSet: { ...NO_RULES, ruleArray } }))],
    [PUT]: [saved(1)],
  });
  const card = within(await screen.findByRole('listitem', { name: 'Fair' }));
  expect(card.getByText(/“Sommer” takes precedence/)).not.toBeNull();
  const button = card.getByRole('button', { name: 'Move “Fair” up' });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByText('“Fair” is now number 1 of 2.')).not.toBeNull();
  expect(document.activeElement).toBe(button);
  expect(card.queryByText(/comes first/)).toBeNull();
  expect(
    within(screen.getByRole('listitem', { name: 'Sommer' })).getByText(/“Fair” takes precedence/),
  ).not.toBeNull();
  press('Save');
  await waitFor(() =>
    expect(bodyOf(sent)?.ruleSet.ruleArray.map(({ name }) => name)).toEqual(['Fair', 'Sommer']),
  );
});

it('gives the rules to other homes after a question; a price leaves out homes of another currency', async () => {
  const others = [
    exampleCalendarHome({ propertyId: OTHER, title: 'Barn' }),
    exampleCalendarHome({ propertyId: SWISS, title: 'Chalet', currency: 'CHF' }),
  ];
  const { sent } = await open({ [GET]: [answer(home, ...others)], [PUT]: [saved(2)] }, home.propertyId);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Barn' }));
  const chalet = screen.getByRole('checkbox', { name: 'Chalet' }) as HTMLInputElement;
  expect(chalet.disabled).toBe(true);
  expect(screen.getByText(/^This home has prices in CHF/)).not.toBeNull();
  expect(screen.getByText('Not saved yet. It will apply to 2 homes.')).not.toBeNull();
  press('Save');
  const question = within(await screen.findByRole('dialog', { name: 'Replace the rules of 2 homes?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Old mill',
    'Barn',
  ]);
  expect(bodyOf(sent)).toBeUndefined();
  fireEvent.click(question.getByRole('button', { name: 'Save for 2 homes' }));
  await waitFor(() => expect(bodyOf(sent)?.propertyIdArray).toEqual([home.propertyId, OTHER]));
});

it.each<[string, ExampleAnswer, string]>([
  ['offline', { status: 0 }, 'We couldn’t reach Moïen. Your entries are still here; please try again.'],
  ['a refusal', exampleRefusal(409, 'mixed-currencies'), 'The API says mixed-currencies.'],
])('keeps what is typed when saving ends in %s', async (_name, refusal, sentence) => {
  await open({ [GET]: [answer(home)], [PUT]: [refusal] });
  fireEvent.change(await screen.findByLabelText(/^Notice before arrival/), { target: { value: '3' } });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect((screen.getByLabelText(/^Notice before arrival/) as HTMLInputElement).value).toBe('3');
});

it('asks before entries are lost, and lets go once they may be', async () => {
  const { router } = await open({ [GET]: [answer(home)] });
  fireEvent.change(await screen.findByLabelText(/^Notice before arrival/), { target: { value: '3' } });
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await act(() => router.navigate('/elsewhere'));
  const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/');
  await act(() => router.navigate('/elsewhere'));
  fireEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

it('replaces what was changed in another tab only when that is saved once more', async () => {
  const elsewhere = exampleCalendarHome({ title: 'Old mill', ruleSet: { ...rules, noticeDays: 9 } });
  const { sent } = await open({
    [GET]: [answer(home), answer(elsewhere)],
    [PUT]: [exampleRefusal(412, 'rules-changed-elsewhere'), saved(1)],
  });
  fireEvent.change(await screen.findByLabelText(/^Notice before arrival/), { target: { value: '3' } });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('The API says rules-changed-elsewhere.');
  expect(bodyOf(sent)?.knownRuleSet).toEqual(home.ruleSet);
  expect((screen.getByLabelText(/^Notice before arrival/) as HTMLInputElement).value).toBe('3');
  press('Save');
  await waitFor(() => expect(bodyOf(sent)?.knownRuleSet).toEqual(elsewhere.ruleSet));
  expect(bodyOf(sent)?.ruleSet.noticeDays).toBe(3);
});
