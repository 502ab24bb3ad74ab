import type { SearchSort } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { OrderInfo } from './OrderInfo.tsx';

afterEach(cleanup);

function open(sort: SearchSort) {
  render(
    <RootStoreProvider root={exampleRoot({ languageTag: 'en' })} texts={createTexts('en', { search: en })}>
      <OrderInfo sort={sort} />
    </RootStoreProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'How are homes sorted?' }));
  return within(screen.getByRole('group', { name: 'How are homes sorted?' }));
}

it.each<[SearchSort, string]>([
  ['recommended', '“Recommended” shows well-rated homes first.'],
  ['price', 'Sorted by price: the cheapest home comes first.'],
  ['distance', 'Sorted by distance: the nearest home comes first.'],
  ['newest', 'The newest homes come first.'],
])('says what the order %s goes by', (sort, rule) => {
  expect(open(sort).getByText(rule, { exact: false })).not.toBeNull();
});

it('leads to the formula of the recommended order, which no other has', () => {
  const link = open('recommended').getByRole('link', { name: /^How we work out the order/ });
  expect(link.getAttribute('href')).toBe('/en/terms#how-homes-are-ordered');
  cleanup();
  expect(open('price').queryByRole('link')).toBeNull();
});
