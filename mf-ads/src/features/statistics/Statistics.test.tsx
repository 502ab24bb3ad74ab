import { runInThisContext } from 'node:vm';
import { useFeatureStore } from '@moien/shared-lib';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { exampleStatistics } from '../examples/example-statistics.ts';
import { renderPage } from '../examples/render-page.tsx';
import { Statistics } from './Statistics.tsx';
import { statisticsStore } from './statistics-store.ts';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const HOME = '019b76da-a800-7838-a932-f8c36951b0e1';

function Page() {
  return <Statistics store={useFeatureStore(statisticsStore)} />;
}

const open = (statistics = exampleStatistics()) =>
  renderPage(<Page />, {
    answers: { [`GET /api/ads/${HOME}/statistics`]: [{ status: 200, body: statistics }] },
    load: (root) => root.feature(statisticsStore).open(HOME),
  });

it('compares the last thirty days with those before, and says the best one', async () => {
  open(exampleStatistics((index) => (index === 45 ? 9 : index >= 30 ? 1 : 2)));
  expect((await screen.findByText('Views')).parentElement?.textContent).toBe('Views3830 days before: 60');
  expect(screen.getByRole('img', { name: '38 views in 30 days; most on 17 May 2030: 9' })).not.toBeNull();
});

it('has each day in a table, the newest first', async () => {
  open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Show as a table' }));
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first?.textContent).toContain('31 May 2030');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(31);
});

it('says so where nobody has looked', async () => {
  open(exampleStatistics(() => 0));
  expect(await screen.findByText('Nobody has looked at this home in the last 30 days.')).not.toBeNull();
});
