import type { Favorite, FavoriteList, RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  type ExampleAnswers,
  exampleHomes,
  exampleProperty,
  exampleQuote,
  exampleRefusal,
  exampleRegistry,
  exampleRoot,
  exampleSession,
  exampleTransport,
} from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../../remote.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { propertyStore } from '../../property-details/property-store.ts';
import kept from '../locales/en.json' with { type: 'json' };
import { Favorites } from './Favorites.tsx';
import { FavoritePageStore } from './favorite-page-store.ts';
import { readView, writeView } from './favorites-view.ts';

afterEach(cleanup);

const homes = exampleHomes(3);
const [first, second, third] = homes.map(({ title }) => title);
const TODAY = '2030-05-03';
const WINTER = '019b76da-a800-7838-a932-f8c36951c001';
const lists: FavoriteList[] = [{ id: WINTER, name: 'Winter' }];
const favoriteArray: Favorite[] = homes.map((property, index) => ({
  propertyId: property.id,
  property,
  creationTimestamp: '2030-05-02T10:00:00.000Z',
  listId: index === 1 ? WINTER : null,
  note: index === 0 ? 'Near the lake' : '',
  isBookableForStay: null,
}));
const ok = (body: object) => [{ status: 200, body }];

function show(address = '', answers: ExampleAnswers = {}, favoriteListArray = lists) {
  const { transport, sent } = exampleTransport({
    'GET /api/favorites/ids': ok({ propertyIdArray: homes.map(({ id }) => id) }),
    'GET /api/favorites': ok({ favoriteArray, favoriteListArray, favoriteShareArray: [] }),
    ...answers,
  });
  const root = exampleRoot({
    languageTag: 'en',
    transport,
    session: exampleSession,
    registry: exampleRegistry(declaration as RemoteDeclaration),
  });
  const store = new FavoritePageStore(root);
  const view = readView(new URLSearchParams(address), TODAY);
  store.open(view);
  const { signal } = new AbortController();
  void root.feature(propertyStore).loadCompared(view.compare, signal);
  const router = createMemoryRouter([{ path: '*', element: <Favorites store={store} view={view} /> }]);
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en, 'kept-homes': kept })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  return sent;
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label, hidden: true }), { target: { value } });
const bodiesOf = (sent: ReturnType<typeof show>, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

describe('lists of favourites', () => {
  it('are links with the number of their homes; one shows its own alone', async () => {
    show(`list=${WINTER}`);
    const choice = await screen.findByRole('navigation', { name: kept.lists });
    expect(
      within(choice)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['All 3', 'My favourites 2', 'Winter 1']);
    expect(within(choice).getByRole('link', { name: 'Winter 1' }).getAttribute('aria-current')).toBe('true');
    expect(titles()).toEqual([second]);
  });

  it('that are unknown show all favourites, and who has none sees none', async () => {
    show(`list=${WINTER}`, {}, []);
    await screen.findByRole('heading', { name: first ?? '' });
    expect(titles()).toEqual([first, second, third]);
    expect(screen.queryByRole('navigation', { name: kept.lists })).toBeNull();
  });

  it('of favourites in no other one is the default list', async () => {
    show('list=default');
    await screen.findByRole('heading', { name: first ?? '' });
    expect(titles()).toEqual([first, third]);
  });

  it('take in a home, and the page of its former list has it no longer', async () => {
    const call = `PATCH /api/favorites/${homes[1]?.id}`;
    const sent = show(`list=${WINTER}`, { [call]: ok({ message: 'Saved' }) });
    await screen.findByRole('heading', { name: second ?? '' });
    await press('My favourites');
    await screen.findByRole('heading', { name: kept['list-empty-title'] });
    expect(bodiesOf(sent, call)).toEqual([{ listId: null }]);
  });

  it('have another name once no other list has it; what was typed stays', async () => {
    const call = `PUT /api/favorite-lists/${WINTER}`;
    const renamed = { favoriteListArray: [{ id: WINTER, name: 'Snow' }] };
    const sent = show(`list=${WINTER}`, { [call]: [exampleRefusal(409, 'taken'), ...ok(renamed)] });
    await press(kept['list-rename']);
    await type(kept['list-name'], ' ');
    await press(kept.save);
    await screen.findByText(kept['list-name-missing']);
    await type(kept['list-name'], 'Snow ');
    await press(kept.save);
    await screen.findByText('The API says taken.');
    await press(kept.save);
    await screen.findByRole('heading', { level: 2, name: 'Snow' });
    expect(bodiesOf(sent, call)).toEqual([{ name: 'Snow' }, { name: 'Snow' }]);
  });
});

describe('a note', () => {
  it('stands below its home and is changed', async () => {
    const call = `PATCH /api/favorites/${homes[0]?.id}`;
    const sent = show('', { [call]: [exampleRefusal(503), ...ok({ message: 'Saved' })] });
    await screen.findByText('Near the lake');
    await press(`Edit note: ${first}`);
    await type(`About ${first}`, 'Ask for a cot');
    await press(kept.save);
    await screen.findByText(kept['not-saved']);
    await press(kept.save);
    await screen.findByText('Ask for a cot', { selector: 'p' });
    expect(bodiesOf(sent, call)).toEqual([{ note: 'Ask for a cot' }, { note: 'Ask for a cot' }]);
  });
});

describe('a list', () => {
  it('is deleted once that is asked; its homes stay', async () => {
    const call = `DELETE /api/favorite-lists/${WINTER}`;
    const sent = show(`list=${WINTER}`, { [call]: ok({ favoriteListArray: [] }) });
    await press(kept['list-delete']);
    await screen.findByText(/The list “Winter” will be gone/);
    expect(bodiesOf(sent, call)).toHaveLength(0);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: kept['list-delete'], hidden: true }));
    await waitFor(() => expect(titles()).toEqual([first, second, third]));
  });
});

describe('a stay', () => {
  const STAY = 'arrivalDate=2030-06-01&departureDate=2030-06-04&adultCount=2';

  it('is asked for with the favourites; its total is on the card, or that it cannot be booked', async () => {
    const priced = favoriteArray.map((one, index) => ({
      ...one,
      isBookableForStay: index === 0,
      property: one.property && { ...one.property, quote: index === 0 ? exampleQuote : null },
    }));
    const answer = ok({ favoriteArray: priced, favoriteListArray: lists, favoriteShareArray: [] });
    const sent = show(`list=default&${STAY}`, { 'GET /api/favorites': answer });
    await screen.findByRole('button', { name: /2 guests/ });
    expect(sent.map(({ call }) => call)).toContain(`GET /api/favorites?language=en&${STAY}`);
    expect(await screen.findAllByText(kept['stay-unavailable'])).toHaveLength(1);
    const [card] = screen.getAllByRole('listitem').slice(5);
    expect(card?.textContent).toContain('3 nights');
    expect(screen.getByRole('link', { name: 'Winter 1' }).getAttribute('href')).toContain(STAY);
  });
});

describe('sharing a list', () => {
  const TOKEN = 'a'.repeat(43);
  const share = (hasNotes: boolean) => ({
    favoriteShareArray: [
      { listId: null, token: TOKEN, hasNotes, expiryTimestamp: '2030-10-30T10:00:00.000Z' },
    ],
  });
  const CALL = '/api/favorite-shares/default';

  it('says who sees what, makes a link without notes, adds them, and ends it', async () => {
    const sent = show('list=default', {
      [`PUT ${CALL}`]: [...ok(share(false)), ...ok(share(true))],
      [`DELETE ${CALL}`]: ok({ favoriteShareArray: [] }),
    });
    await press(kept.share);
    await screen.findByText(kept['share-about']);
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    await press(kept['share-create']);
    const link = await screen.findByRole<HTMLInputElement>('textbox', {
      name: kept['share-link'],
      hidden: true,
    });
    expect(link.value).toBe(`${window.location.origin}/en/favorites/${TOKEN}`);
    fireEvent.click(await screen.findByRole('checkbox', { name: kept['share-notes'], hidden: true }));
    await waitFor(() =>
      expect(bodiesOf(sent, `PUT ${CALL}`)).toEqual([{ hasNotes: false }, { hasNotes: true }]),
    );
    await press(kept['share-stop']);
    await screen.findByRole('button', { name: kept['share-create'], hidden: true });
    expect(bodiesOf(sent, `DELETE ${CALL}`)).toHaveLength(1);
  });

  it('says in the words of the service why there is no link', async () => {
    show('list=default', { [`PUT ${CALL}`]: [exampleRefusal(409, 'too-many-favorite-shares')] });
    await press(kept.share);
    await press(kept['share-create']);
    expect((await screen.findByRole('alert', { hidden: true })).textContent).not.toBe('');
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  });
});

describe('homes to compare', () => {
  it('are chosen up to four; two of them lead to where they stand side by side', async () => {
    show();
    await screen.findByRole('heading', { name: first ?? '' });
    const boxes = screen.getAllByRole('checkbox');
    fireEvent.click(boxes[0] as HTMLElement);
    expect(screen.queryByRole('link', { name: kept.compare })).toBeNull();
    fireEvent.click(boxes[2] as HTMLElement);
    const link = await screen.findByRole('link', { name: kept.compare });
    const ids = [homes[0]?.id, homes[2]?.id].join(',');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      `/en/dashboard/favorites?compare=${ids}`,
    );
    fireEvent.click(screen.getByRole('button', { name: kept['compare-clear'] }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stand side by side; one that is not kept has no column', async () => {
    const [one, two] = homes.map((home) => ({ ...exampleProperty, ...home }));
    const ids = [one?.id, WINTER, two?.id];
    const asked = new URLSearchParams({ language: 'en', propertyIdArray: ids.join(',') });
    const sent = show(`compare=${ids.join(',')}`, {
      'GET /api/properties/compared': ok({ propertyArray: [{ ...one, bedroomCount: 7 }, two] }),
    });
    const table = await screen.findByRole('table');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(kept['compare-title']);
    expect(sent.filter(({ call }) => call.startsWith('GET /api/properties')).map(({ call }) => call)).toEqual(
      [`GET /api/properties/compared?${asked}`],
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(first ?? ''), expect.stringContaining(second ?? '')]);
    const row = within(table).getByRole('row', { name: /^Bedrooms 7 / });
    expect(within(row).getAllByRole('cell')).toHaveLength(2);
    expect(within(table).getByRole('row', { name: /^Pets|^Cancellation/ })).not.toBeNull();
    const remove = within(table).getByRole('link', { name: `Leave out ${first}` });
    expect(remove.getAttribute('href')).not.toContain(one?.id);
  });
});

describe('the address of a view', () => {
  const reread = (address: string) => writeView(readView(new URLSearchParams(address), TODAY)).toString();

  it.each([
    '',
    'list=default',
    `list=${WINTER}&arrivalDate=2030-06-01&departureDate=2030-06-04&adultCount=2`,
  ])('reads as it was written: %s', (address) => expect(reread(address)).toBe(address));

  it('has nothing that nobody could have meant, and no day that has passed', () => {
    expect(reread('list=x&arrivalDate=2030-05-01&departureDate=2030-05-02&petCount=99&page=3')).toBe(
      'petCount=10',
    );
  });
});
