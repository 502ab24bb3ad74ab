import { runInThisContext } from 'node:vm';
import type { Help } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleHelp, exampleNewHelp } from '../features/examples/example-help.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { helpStore } from '../features/help/help-store.ts';
import { helpTexts } from '../features/help/help-texts.ts';
import type { HelpView } from '../features/help/help-view.ts';
import { HelpPage } from './HelpPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

beforeAll(() => helpTexts.en.load());
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const GET = 'GET /api/dashboard/help';
const of = (body: Help): ExampleAnswer => ({ status: 200, body });
const [booking] = exampleHelp().bookingArray;
const WITH_BOOKING: HelpView = { about: { kind: 'booking', id: booking?.id ?? '' } };
const TEXT = 'Where do I find the key?';

async function open(answers: ExampleAnswer[], view: HelpView = { about: undefined }) {
  const shown = renderPage(<HelpPage data={{ view }} />, {
    answers: { [GET]: answers },
    load: (root) => root.feature(helpStore).open(view),
  });
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  return shown;
}
const hrefsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const message = () => screen.findByRole('textbox', { name: /^Your message/ });

it('lists what one has, each the way to help with it', async () => {
  await open([of(exampleHelp())]);
  const [stay, past, guest] = exampleHelp().bookingArray;
  expect(hrefsIn(await screen.findByRole('list', { name: 'Your stays' }))).toEqual([
    `/en/dashboard/help?bookingId=${stay?.id}`,
    `/en/dashboard/help?bookingId=${past?.id}`,
  ]);
  expect(hrefsIn(screen.getByRole('list', { name: 'Guests at your homes' }))).toEqual([
    `/en/dashboard/help?bookingId=${guest?.id}`,
  ]);
  expect(screen.getByRole('link', { name: 'Home without a title' })).not.toBeNull();
  expect(hrefsIn(screen.getByRole('list', { name: 'Receipts and invoices' }))).toEqual([
    `/en/dashboard/help?bookingId=${past?.id}`,
  ]);
});

it('says what there will be for somebody new, with the questions for them', async () => {
  await open([of(exampleNewHelp)]);
  expect(await screen.findByText(/^Once you book a stay/)).not.toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Can I book already?' })).not.toBeNull();
});

it('leads from a booking to its page, its conversation and its questions, the most pressing first', async () => {
  await open([of(exampleHelp())], WITH_BOOKING);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Open the stay' });
  expect(link('Open the stay')).toBe(`/en/rental-booking/${booking?.id}`);
  expect(link('Write to Anouk')).toBe(`/en/conversation/${booking?.propertyId}/${booking?.personId}/1`);
  expect(link('Receipts and invoices')).toBe(`/en/dashboard/invoices?bookingId=${booking?.id}`);
  const questions = within(screen.getByRole('region', { name: 'Questions about this stay' }));
  expect(questions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'How does a deposit for a short stay work?',
    'How do I cancel, and what do I get back?',
  ]);
});

it('says that something is not among one’s own, and offers what is', async () => {
  await open([of(exampleHelp())], { about: { kind: 'booking', id: exampleHelp().homeArray[0]?.id ?? '' } });
  expect(await screen.findByText(/^We couldn’t find this among your stays/)).not.toBeNull();
  expect(screen.getByRole('list', { name: 'Your stays' })).not.toBeNull();
});

it('keeps what was written about one thing, apart from what was written about another', async () => {
  await open([of(exampleHelp())], WITH_BOOKING);
  fireEvent.input(await message(), { target: { value: TEXT } });
  cleanup();
  await open([of(exampleHelp())]);
  expect(await message()).toHaveProperty('value', '');
  cleanup();
  await open([of(exampleHelp())], WITH_BOOKING);
  await waitFor(async () => expect(await message()).toHaveProperty('value', TEXT));
});

it('says what is wrong with a message before it is sent', async () => {
  const { sent } = await open([of(exampleHelp())], WITH_BOOKING);
  fireEvent.input(await message(), { target: { value: 'Help' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('A little more, please: at least 10 characters.')).not.toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await message()));
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

it('is tried again after a failure', async () => {
  await open([exampleRefusal(503, 'database-unavailable'), of(exampleHelp())]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Your stays' })).not.toBeNull();
});
