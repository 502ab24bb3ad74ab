import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render, screen } from '@testing-library/react';
import english from '../../locales/en.json' with { type: 'json' };
import { PrintedMonths } from './PrintedMonths.tsx';

afterEach(cleanup);

it('leaves out the weeks of this month that have passed, and no day of this week', () => {
  render(
    <RootStoreProvider
      root={exampleRoot({ languageTag: 'en' })}
      texts={createTexts('en', { search: english })}
    >
      <PrintedMonths today="2026-11-26" unavailable={[]} count={2} />
    </RootStoreProvider>,
  );
  const days = screen.getAllByRole('table').map((month) => month.querySelectorAll('[data-state]').length);
  // From Monday the 23rd to the 30th of November, and all of December.
  expect(days).toEqual([8, 31]);
});
