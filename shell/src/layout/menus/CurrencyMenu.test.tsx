import type { Essentials } from '@moien/contract';
import { exampleEssentials } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { examplePage } from '../testing/example-page.tsx';
import { CurrencyMenu } from './CurrencyMenu.tsx';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T23:59:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const day = '2026-11-20';
const ALL_RATES: Essentials['exchangeRateArray'] = [
  { currency: 'CHF', rate: 0.95, day },
  { currency: 'GBP', rate: 0.86, day },
  { currency: 'USD', rate: 1.08, day },
];

function show(exchangeRateArray: Essentials['exchangeRateArray']) {
  const { page, root } = examplePage(<CurrencyMenu />, {
    essentials: { ...exampleEssentials, exchangeRateArray },
  });
  render(page);
  return root;
}
const items = () => within(screen.getByRole('list')).queryAllByRole('button');
const STALE = /älter als eine Woche/;

describe('CurrencyMenu', () => {
  it('names the currencies as people do, and says of which day the rates are', () => {
    show(ALL_RATES);
    expect(screen.getByRole('button', { name: 'Währung: EUR' })).not.toBeNull();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'EUR Euro',
      'CHF Schweizer Franken',
      'GBP Britisches Pfund',
      'USD US-Dollar',
    ]);
    expect(screen.getByText('EZB-Kurse vom 20. November 2026')).not.toBeNull();
  });

  it('warns of rates that are older than a week where prices are converted', () => {
    act(() => show(ALL_RATES).currency.choose('CHF'));
    expect(screen.queryByText(STALE)).toBeNull();
    cleanup();
    jest.setSystemTime(new Date('2026-11-28T00:00:00Z'));
    const root = show(ALL_RATES);
    expect(screen.queryByText(STALE)).toBeNull();
    act(() => root.currency.choose('CHF'));
    expect(screen.getByText(STALE).textContent).toContain('20.\u00a0November\u00a02026');
    expect(screen.queryByText(/^EZB-Kurse/)).toBeNull();
  });

  it('takes a choice, and shows it', () => {
    const root = show(ALL_RATES);
    fireEvent.click(screen.getByRole('button', { name: /Schweizer Franken/ }));
    expect(root.currency.code).toBe('CHF');
    expect(screen.getByRole('button', { name: 'Währung: CHF' })).not.toBeNull();
    expect(screen.getByRole('button', { current: true }).textContent).toBe('CHF Schweizer Franken');
  });

  it('offers what there is a rate for, and is not there without any', () => {
    show(ALL_RATES.slice(0, 1));
    expect(items()).toHaveLength(2);
    cleanup();
    show([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
