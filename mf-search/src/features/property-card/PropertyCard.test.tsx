import type { PropertySummary, SearchSort } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  exampleEssentials,
  examplePictures,
  exampleQuote,
  exampleRegistry,
  exampleRoot,
  exampleSummary,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { highlightStore } from '../highlight/highlight-store.ts';
import { lazyWhyReason } from './lazy-why-reason.ts';
import { PropertyCard } from './PropertyCard.tsx';

beforeAll(() => lazyWhyReason.loadWithRetry());
afterEach(cleanup);

const REGISTRY = exampleRegistry({
  name: 'search',
  owner: 'Example',
  mountContract: 1,
  supportedShells: '^0.1.0',
  textNamespaces: [],
  byteBudget: 0,
  slots: [],
  routes: [{ id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article', slots: [] }],
});

const ESSENTIALS = {
  ...exampleEssentials,
  rentalTypeArray: [
    ...exampleEssentials.rentalTypeArray,
    { id: 2, name: 'private-room', text: { en: 'Private room', fr: 'Chambre privée', de: 'Privatzimmer' } },
  ],
};

function renderCard(changes: Partial<PropertySummary> = {}, sort?: SearchSort, cityId?: number) {
  const root = exampleRoot({ languageTag: 'en', registry: REGISTRY, essentials: ESSENTIALS });
  const search = new URLSearchParams('adultCount=2');
  const card = (
    <PropertyCard
      property={{ ...exampleSummary, ...changes }}
      search={search}
      cityId={cityId}
      rank={sort && { sort, place: 2, total: 52 }}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: card }]);
  const { container } = render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  const article = screen.getByRole('article');
  return { root, container, article, text: () => article.textContent };
}

const pictures = (container: HTMLElement) => container.querySelectorAll('[srcset]').length;

it('leads to the home with what is known of the stay, by one link', () => {
  renderCard({ imageArray: examplePictures(3) });
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')).toBe(`/en/property/${exampleSummary.id}?adultCount=2`);
});

it('fetches the first picture, and the others once somebody reaches for them', () => {
  const { container, article } = renderCard({ imageArray: examplePictures(9) });
  expect(pictures(container)).toBe(1);
  fireEvent.focus(within(article).getByRole('button', { name: /^Next picture/ }));
  expect(pictures(container)).toBe(5);
});

it.each([0, 1])('has nothing to turn with %i pictures', (count) => {
  renderCard({ imageArray: examplePictures(count) });
  expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
});

it('turns the pictures in a circle', () => {
  const { container } = renderCard({ imageArray: examplePictures(3) });
  const shown = () =>
    [...container.querySelectorAll('.dot')].findIndex((dot) => dot.hasAttribute('data-shown'));
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  press(/^Previous picture/);
  expect(shown()).toBe(2);
  press(/^Next picture/);
  expect(shown()).toBe(0);
});

it.each<[string, Partial<PropertySummary>, string]>([
  ['a night and a month', {}, '€142 a night€1,850 a month'],
  ['a night', { isAvailableForLongTerm: false }, '€142 a night'],
  [
    'the total of the stay, of which the lines are at hand',
    { quote: exampleQuote },
    '€685 total for 4 nights',
  ],
  ['whole euros', { nightlyPrice: 7_449, isAvailableForLongTerm: false }, '€74 a night'],
])('costs %s', (_case, changes, price) => {
  expect(renderCard(changes).text()).toContain(price);
});

it('shows the lines of the total', () => {
  const { text } = renderCard({ quote: exampleQuote });
  expect(text()).toContain('€147 a night plus fees');
  fireEvent.click(screen.getByRole('button', { name: '€685 total for 4 nights' }));
  const lines = screen.getByRole('group', { name: 'Price breakdown' });
  expect(
    within(lines)
      .getAllByRole('definition')
      .map((line) => line.textContent),
  ).toEqual(['€426', '€160', '€60', '€38.76', '€684.76']);
});

it.each([
  [40, '100 m away'],
  [940, '900 m away'],
  [960, '1 km away'],
  [1234, '1.2 km away'],
  [12_345, '12 km away'],
])('%i metres are %s', (distanceMetres, text) => {
  expect(renderCard({ distanceMetres }).text()).toContain(text);
});

it.each([
  [940, '900 m from the centre'],
  [1840, '1.8 km from the centre'],
])('in the city that was searched %i metres are %s', (distanceMetres, text) => {
  expect(renderCard({ distanceMetres }, undefined, exampleSummary.cityId).text()).toContain(text);
});

it.each<[string, Partial<PropertySummary>, number | undefined, string]>([
  ['a whole home by its property type', {}, exampleSummary.cityId, 'Apartment · Hollerich★ 4.8'],
  ['a room by its rental type', { rentalTypeId: 2 }, exampleSummary.cityId, 'Private room · Hollerich'],
  ['the city where no quarter is known', { district: null }, exampleSummary.cityId, 'Apartment · Luxembourg'],
  ['quarter and city beyond the searched one', {}, 7, 'Apartment · Hollerich, Luxembourg'],
  ['quarter and city without a search', {}, undefined, 'Apartment · Hollerich, Luxembourg'],
])('names %s', (_case, changes, cityId, text) => {
  expect(renderCard(changes, undefined, cityId).text()).toContain(text);
});

it.each<[string, Partial<PropertySummary>, string]>([
  ['here', {}, 'Rating 4.8 from 37 reviews'],
  ['elsewhere', { isRatedElsewhere: true }, 'Rating 4.8 from 37 reviews on another site'],
])('shows a rating that was given %s shortly, and says whose it is', (_where, changes, said) => {
  const { article } = renderCard(changes);
  const rating = within(article).getByRole('img', { name: said });
  expect(rating.title).toBe(said.replace('Rating ', ''));
  expect(rating.textContent).toBe('★ 4.8 (37)');
});

it('shows no rating where there is none', () => {
  expect(renderCard({ ratingAverage: null, reviewCount: 0 }).text()).not.toMatch(/★/);
});

it.each<[SearchSort, Partial<PropertySummary>, string]>([
  ['recommended', { reviewCount: 31 }, '★ 4.8 from 31 reviews'],
  ['recommended', { ratingAverage: null, reviewCount: 0 }, 'This home has no reviews yet'],
  ['price', {}, 'This home costs €142.'],
  ['price', { quote: exampleQuote }, 'This home costs €685.'],
  ['distance', { distanceMetres: 1840 }, 'This home is 1.8 km away.'],
  ['newest', {}, 'One home is newer than this one.'],
])('says why it is here when sorted as %s: %j', async (sort, changes, reason) => {
  renderCard(changes, sort);
  fireEvent.click(screen.getByRole('button', { name: 'Why is this home here?' }));
  expect(await screen.findByText('Number 2 of 52')).not.toBeNull();
  const panel = screen.getByRole('group', { name: 'Why is this home here?' });
  expect(panel.textContent).toContain(reason);
  expect(panel.textContent).toContain(exampleSummary.title);
});

it('has no place to explain outside of an order', () => {
  renderCard();
  expect(screen.queryByRole('button', { name: 'Why is this home here?' })).toBeNull();
});

it('lights up its pin, and is lit up by it', () => {
  const { root, container, article } = renderCard();
  const highlight = root.feature(highlightStore);
  fireEvent.pointerEnter(article.parentElement ?? article);
  expect(highlight.cardId).toBe(exampleSummary.id);
  fireEvent.pointerLeave(article.parentElement ?? article);
  expect(highlight.cardId).toBeUndefined();
  act(() => highlight.pointAtPin(exampleSummary.id));
  expect(container.querySelector('[data-highlighted]')).not.toBeNull();
});

it('shows hostile text as text', () => {
  const { container } = renderCard({ title: '<img src=x onerror=alert(1)>' });
  expect(screen.getByRole('heading').textContent).toBe('<img src=x onerror=alert(1)>');
  expect(container.querySelector('[src="x"]')).toBeNull();
});
