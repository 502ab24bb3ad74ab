import { runInThisContext } from 'node:vm';
import type { HostStatistics } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  exampleHomeId,
  exampleHostStatistics,
  exampleNewStatistics,
} from '../features/examples/example-host-statistics.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { statisticsStore } from '../features/statistics/statistics-store.ts';
import { statisticsTexts } from '../features/statistics/statistics-texts.ts';
import type { StatisticsView } from '../features/statistics/statistics-view.ts';
import { StatisticsPage } from './StatisticsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

// The chart is loaded after what stands above it.
beforeAll(async () => {
  await statisticsTexts.en.load();
  await import('../features/statistics/chart/DayChart.tsx');
}, 60_000);
afterEach(cleanup);

const GET = 'GET /api/statistics';
const of = (body: HostStatistics): ExampleAnswer => ({ status: 200, body });
const MONTH: StatisticsView = { period: 'month', propertyId: exampleHomeId };

/** Blobs of jsdom are read by its reader alone. */
const textOf = (blob: Blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

async function open(answer: ExampleAnswer[], view = MONTH) {
  const shown = renderPage(<StatisticsPage data={{ view }} />, {
    answers: { [GET]: answer },
    load: (root) => root.feature(statisticsStore).open(view),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

it('says each figure beside the one before and that of comparable homes', async () => {
  await open([of(exampleHostStatistics())]);
  const occupancy = (await screen.findByText('63.3%')).parentElement;
  expect(occupancy?.textContent).toContain('Before: 50%');
  expect(occupancy?.textContent).toContain('Similar homes: 46.7%');
  expect(screen.getByText('€1,864.20')).not.toBeNull();
  expect(screen.getByText('23.5 days')).not.toBeNull();
  expect(screen.getByText('1 hour 35 minutes')).not.toBeNull();
  expect(screen.getByText('Compared with the median of 12 similar homes nearby.')).not.toBeNull();
  expect(screen.getByText(/^Booked nights divided by all nights/)).not.toBeNull();
});

it('goes through the days by the keyboard, one figure at a time', async () => {
  await open([of(exampleHostStatistics())]);
  const chart = await screen.findByRole('group', { name: /^Views: / });
  const last = within(chart).getByRole('img', { name: /^Tue 30 Apr: / });
  expect(last.tabIndex).toBe(0);
  fireEvent.keyDown(last, { key: 'Home' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mon 1 Apr: 8');
  fireEvent.change(screen.getByRole('combobox', { name: 'Figure' }), { target: { value: 'occupancy' } });
  expect(screen.getByRole('img', { name: 'Thu 4 Apr: 100%' })).not.toBeNull();
});

it('shows all of it as a table, and gives it as a file', async () => {
  const made: Blob[] = [];
  globalThis.URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return 'blob:x';
  };
  globalThis.URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open([of(exampleHostStatistics({}, 'year'))], { ...MONTH, period: 'year' });
  fireEvent.click(await screen.findByRole('switch', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect(rows[1]?.textContent).toContain('March 2031');
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const text = await textOf(made[0]);
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'Day,Views,Saves,Requests,Bookings,Booked nights,Bookable nights,Earnings (EUR)',
    '2030-04-01,8,2,1,1,0,1,621.40',
  ]);
  expect(text.split('\r\n')).toHaveLength(367);
});

it('says no money where homes have several currencies', async () => {
  await open([of(exampleHostStatistics({ currency: null, comparable: null }))], {
    ...MONTH,
    propertyId: undefined,
  });
  await screen.findByText(/^Your homes have different currencies/);
  expect(screen.queryByText(/€/)).toBeNull();
  const measures = within(await screen.findByRole('combobox', { name: 'Figure' })).getAllByRole('option');
  expect(measures.map(({ textContent }) => textContent)).not.toContain('Earnings');
  expect(screen.getByText('Choose a home to compare it with similar ones.')).not.toBeNull();
});

it('says that there are too few homes to compare with', async () => {
  await open([of(exampleNewStatistics)], { ...MONTH, propertyId: undefined });
  expect(await screen.findByText(/^There are too few similar homes/)).not.toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Home' })).toBeNull();
});

it('leads on where there is no home, and back from one of somebody else', async () => {
  await open([exampleRefusal(404, 'ad-not-found')], { ...MONTH, propertyId: undefined });
  expect((await screen.findByRole('link', { name: 'Offer your home' })).getAttribute('href')).toBe(
    '/en/dashboard/ads',
  );
  cleanup();
  await open([exampleRefusal(404, 'ad-not-found')]);
  expect((await screen.findByRole('link', { name: 'All homes' })).getAttribute('href')).toBe(
    '/en/dashboard/statistics',
  );
});

it('can be tried again after a failure', async () => {
  await open([exampleRefusal(503, 'database-unavailable'), of(exampleHostStatistics())]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('63.3%')).not.toBeNull());
});
