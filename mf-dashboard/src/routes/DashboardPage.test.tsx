import type { Session, Today } from '@moien/contract';
import { type ExampleAnswer, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { exampleCalmToday, exampleToday } from '../features/examples/example-today.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { todayStore } from '../features/today/today-store.ts';
import { todayTexts } from '../features/today/today-texts.ts';
import { DashboardPage } from './DashboardPage.tsx';

beforeAll(() => todayTexts.en.load());
afterEach(cleanup);

const ok = (body: Today): ExampleAnswer => ({ status: 200, body });
const read = { ...exampleSession, unreadMessageCount: 0 };

async function open(answers: ExampleAnswer[], session: Session = read) {
  const shown = renderPage(<DashboardPage />, {
    session,
    answers: { 'GET /api/dashboard/today': answers },
    load: (root) => root.feature(todayStore).open(),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

describe('the first page of the dashboard', () => {
  it('lists what waits, each with what to do, and what comes next', async () => {
    await open([ok(exampleToday())], { ...read, unreadMessageCount: 2 });
    const tasks = within(await screen.findByRole('list', { name: 'Waiting for you' }));
    const texts = tasks.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Go to payment'),
      expect.stringContaining('Answer the request'),
      expect.stringContaining('Answer the proposal'),
      expect.stringContaining('“Atelier am Fluss” is booked twice on some days.'),
      expect.stringContaining('You have 2 unread messages.'),
      expect.stringContaining('To be paid for your homes'),
      expect.stringContaining('“Home without a title” isn’t finished yet.'),
    ]);
    const links = tasks.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/en/dashboard/ads/manage/${exampleToday().conflict?.propertyId}`);
    expect(screen.getByRole('region', { name: 'Your next stay' })).not.toBeNull();
    const arrivals = within(screen.getByRole('list', { name: 'Arriving at your homes' }));
    expect(arrivals.getAllByRole('article')).toHaveLength(1);
  });

  it('leads to all bookings that wait, where there are more than it lists', async () => {
    await open([ok(exampleToday({ waitingCount: 9 }))]);
    const link = await screen.findByRole('link', { name: 'All 9 bookings that wait for you' });
    expect(link.getAttribute('href')).toBe('/en/dashboard/bookings');
  });

  const headings = () =>
    screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading'));
  const titles = () => headings().map(([title]) => title?.textContent);

  it('begins with a guest’s next stay, and names what waits only where something does', async () => {
    const guest = { arrivalArray: [], conflict: null, draft: null, needsPayoutAccount: false };
    await open([ok(exampleToday({ ...guest, recentFigures: null }))]);
    await screen.findByRole('region', { name: 'Your next stay' });
    expect(titles()).toEqual(['Your next stay', 'Waiting for you']);
    cleanup();
    await open([ok({ ...exampleCalmToday, nextStay: exampleToday().nextStay })]);
    await screen.findByRole('region', { name: 'Your next stay' });
    expect(titles()).toEqual(['Your next stay']);
  });

  it('begins with what waits for a host', async () => {
    await open([ok(exampleToday())]);
    await screen.findByRole('region', { name: 'Your next stay' });
    expect(titles().slice(0, 2)).toEqual(['Waiting for you', 'Your next stay']);
  });

  it('leads to a search where neither a stay nor anything else waits', async () => {
    await open([ok(exampleCalmToday)]);
    expect(await screen.findByRole('link', { name: 'Find a place to stay' })).not.toBeNull();
  });

  it('leads to homes and favourites where something waits, but no stay is booked', async () => {
    await open([ok(exampleCalmToday)], { ...read, unreadMessageCount: 2 });
    const next = within(await screen.findByRole('region', { name: 'Your next stay' }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/search',
      '/en/dashboard/favorites',
    ]);
  });

  it('says how a host’s homes did, and no income in several currencies', async () => {
    await open([ok(exampleToday())]);
    const recent = () => screen.findByRole('region', { name: 'Your homes in the last 30 days' });
    expect((await recent()).textContent).toContain('Views412Requests7Bookings5Earnings€1,864.20');
    cleanup();
    const figures = { views: 3, requests: 0, bookings: 0, income: null, currency: null };
    await open([ok({ ...exampleCalmToday, recentFigures: figures })]);
    expect((await recent()).textContent).not.toContain('Earnings');
  });

  it('says what went wrong, and tries again', async () => {
    await open([{ status: 500, body: {} }, ok(exampleCalmToday)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All quiet')).not.toBeNull();
  });
});
