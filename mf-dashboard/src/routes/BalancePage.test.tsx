import { runInThisContext } from 'node:vm';
import type { Balance, BalanceGroup } from '@moien/contract';
import { type ExampleAnswer, type ExampleAnswers, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { balanceStore } from '../features/balance/balance-store.ts';
import { balanceTexts } from '../features/balance/balance-texts.ts';
import {
  exampleBalance,
  exampleEmptyBalance,
  exampleNightLimit,
  exampleRelease,
  exampleReturned,
} from '../features/examples/example-balance.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { BalancePage } from './BalancePage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

// The chart is loaded after what stands above it.
beforeAll(async () => {
  await balanceTexts.en.load();
  await import('../features/balance/chart/MonthChart.tsx');
}, 60_000);
afterEach(cleanup);

const GET = 'GET /api/payments/balance';
const of = (body: unknown): ExampleAnswer => ({ status: 200, body });

async function open(balance: Balance, answers: ExampleAnswers = {}, group?: BalanceGroup) {
  const view = { group, currency: undefined };
  const shown = renderPage(<BalancePage data={{ view }} />, {
    answers: { [GET]: of(balance), ...answers },
    load: (root) => root.feature(balanceStore).open(view),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

describe('the page of the balance', () => {
  it('says where the money is, with the next date of each', async () => {
    await open(exampleBalance());
    const figures = await screen.findByRole('navigation', { name: 'Your money by where it is' });
    expect(
      within(figures)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Needs attention€902.10See below how to fix it',
      'Held for you€6,577.12€626.62 is due on 5 May 2030',
      'On its way€1,406.50€1,406.50 arrives by 2 May 2030',
      'Paid out€7,259.62Last: €626.62 on 12 Apr 2030',
    ]);
    expect(within(figures).getByRole('link', { name: /^Held/ }).getAttribute('href')).toBe(
      '/en/dashboard/balance?group=held',
    );
  });

  it('says what keeps money and what helps, cent by cent', async () => {
    await open(exampleBalance());
    const kept = within(await screen.findByRole('list', { name: 'What’s holding up your money' }));
    expect(kept.getByText('Your tax details are missing.')).not.toBeNull();
    expect(kept.getAllByRole('link', { name: 'Payouts and cards' })[0]?.getAttribute('href')).toBe(
      '/en/dashboard/banking-information',
    );
    expect(kept.getAllByText('−€8.52')).toHaveLength(1);
    expect(kept.getAllByText('€275.48')).toHaveLength(2);
  });

  it('warns of a limit of nights, and leads to where a permit is entered', async () => {
    const near = { ...exampleNightLimit, countedNights: 75 };
    await open(exampleBalance({ nightLimitArray: [near, { ...exampleNightLimit, year: 2031 }] }));
    const warning = (await screen.findByText(/^Luxembourg 2030: 75 of 90 nights/)).closest('[data-tone]');
    expect(warning?.getAttribute('data-tone')).toBe('warning');
    const link = within(warning as HTMLElement).getByRole('link', { name: 'Add the permit number' });
    expect(link.getAttribute('href')).toBe('/en/dashboard/banking-information');
    const calm = screen.getByText(/^Luxembourg 2031: 42 of 90 nights/);
    expect(calm.closest('[data-tone]')).toBeNull();
  });

  it('pays out again what the bank sent back', async () => {
    const { root } = await open(exampleBalance(), {
      [GET]: [of(exampleBalance()), of(exampleBalance({ attentionArray: [] }))],
      [`POST /api/payments/money-releases/${exampleReturned.id}/payout`]: of(
        exampleRelease({ state: 'payout-created' }),
      ),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pay it out again' }));
    await waitFor(() =>
      expect(root.toast.toasts.map(({ text }) => text)).toEqual(['It’s on its way again.']),
    );
    expect(screen.queryByRole('list', { name: 'What’s holding up your money' })).toBeNull();
  });

  it('shows one group, and leads back', async () => {
    const page = { releaseArray: [exampleRelease()], nextCursor: null };
    await open(exampleBalance(), { 'GET /api/payments/money-releases': of(page) }, 'held');
    const list = within(await screen.findByRole('list', { name: 'Held for you' }));
    expect(list.getByText('Released on 5 May 2030, with you by 7 May 2030')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the overview' }).getAttribute('href')).toBe(
      '/en/dashboard/balance',
    );
  });

  it('draws the months, which the arrow keys go through, and has them as a table', async () => {
    await open(exampleBalance());
    const chart = within(await screen.findByRole('group', { name: 'Month by month' }));
    const shown = () => chart.getAllByRole('img').filter((month) => month.getAttribute('tabindex') === '0');
    expect(shown()[0]?.getAttribute('aria-label')).toBe('May 2030: €626.62 arrived, €902.10 expected');
    fireEvent.keyDown(shown()[0] as Element, { key: 'ArrowRight' });
    expect(shown()).toHaveLength(1);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^June 2030: €0 arrived/);
    fireEvent.click(screen.getByRole('switch', { name: 'Show as a table' }));
    const table = within(screen.getByRole('table', { name: 'Month by month' }));
    expect(table.getAllByRole('row')).toHaveLength(1 + exampleBalance().monthArray.length);
  });

  it('opens a line of the ledger with its entries, which add up to nothing', async () => {
    await open(exampleBalance());
    const ledger = within(await screen.findByRole('list', { name: 'Every movement' }));
    expect(ledger.getByText('Guest’s card').nextElementSibling?.textContent).toBe('−€684.76');
    expect(ledger.getAllByText('+€684.76')).toHaveLength(1);
  });

  it('leads on who has no money yet', async () => {
    await open(exampleEmptyBalance);
    expect(await screen.findByRole('heading', { name: 'No money yet' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Payouts and cards' })).not.toBeNull();
  });

  it.each([
    [0, 'There’s no connection'],
    [500, 'We couldn’t load this page'],
  ])('says what became of it at %i, and tries again', async (status, title) => {
    await open(exampleBalance(), { [GET]: [exampleRefusal(status), of(exampleBalance())] });
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation', { name: 'Your money by where it is' })).not.toBeNull();
  });
});
