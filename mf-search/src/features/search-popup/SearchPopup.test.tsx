import { addDays, type City, LOCATION_SEARCH_DEBOUNCE_MILLISECONDS, toDay } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { TRIER, TRIESTE } from '../examples/example-cities.ts';
import { type ExampleAnswers, exampleTransport } from '../examples/SearchSurroundings.tsx';
import { readSearch } from '../search-state/search.ts';
import { searchStore } from '../search-state/search-store.ts';
import { SearchPopup } from './SearchPopup.tsx';
import type { SearchSection } from './search-section.ts';

type PageOptions = ExampleAnswers & { address?: string; section?: SearchSection };

/** The popup on the English page of a search. */
async function openPopup({ address = '', section = 'where', ...answers }: PageOptions = {}) {
  const visited: string[] = [];
  const asked: string[] = [];
  const answer = exampleTransport(answers);
  const root = exampleRoot({
    languageTag: 'en',
    essentials: exampleEssentials,
    registry: exampleRegistry({
      name: 'search',
      owner: 'Example',
      mountContract: 1,
      supportedShells: '^0.1.0',
      textNamespaces: [],
      byteBudget: 0,
      slots: [],
      routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards', slots: [] }],
    }),
    transport: (request) => {
      asked.push(request.url.split('?')[0] ?? '');
      return answer(request);
    },
  });
  root.navigation.connect(exampleShell({ navigate: async (to) => void visited.push(to) }));
  const search = root.feature(searchStore);
  const parameters = new URLSearchParams(address);
  search.show(parameters, readSearch(parameters).query);
  const told: string[] = [];
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <SearchPopup section={section} onClose={() => told.push('closed')} onShow={() => told.push('shown')} />
    </RootStoreProvider>,
  );
  await settle();
  return { search, visited, asked, told };
}
const settle = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await settle();
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City or town' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = async () => {
  fireEvent.submit(field());
  await settle();
};
const details = () => [...document.querySelectorAll('details')];
const openSections = () => details().map(({ open }) => open);
const show = async () => {
  await press(/^Show/);
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z') });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

describe('the sections', () => {
  it('share one name, by which at most one is open: the one that was pressed', async () => {
    await openPopup({ section: 'when' });
    expect(openSections()).toEqual([false, true, false]);
    expect(new Set(details().map((item) => item.getAttribute('name'))).size).toBe(1);
  });

  it('are headed by what they ask, with what is chosen', async () => {
    await openPopup({ address: 'cityId=2960316&arrivalDate=2026-12-12&departureDate=2026-12-15&petCount=1' });
    const summaries = details().map((item) => item.querySelector('summary')?.textContent);
    expect(summaries[0]).toBe('Where to?Luxembourg');
    expect(summaries[1]).toMatch(/^When\?12\s?–\s?15 Dec$/);
    expect(summaries[2]).toBe('Who?1 pet');
  });

  it('begin with the focus in the field of the place', async () => {
    await openPopup();
    expect(document.activeElement).toBe(field());
  });

  it('begin with the focus on the section that was pressed', async () => {
    await openPopup({ section: 'who' });
    expect(document.activeElement?.textContent).toBe('Who?Add guests');
  });
});

describe('where to', () => {
  const cities: City[] = [TRIESTE, TRIER];

  it('offers the cities with most homes before anything is typed', async () => {
    const { search } = await openPopup();
    const list = within(screen.getByRole('list', { name: 'Cities with the most homes' }));
    const offered = list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Luxembourg 520 homes']);
    fireEvent.click(list.getAllByRole('button')[0] as HTMLElement);
    await settle();
    expect(search.draft?.propertyParameters).toEqual({ cityId: 2_960_316 });
    expect(field().value).toBe('Luxembourg');
    expect(openSections()[1]).toBe(true);
  });

  it('finds places once typing pauses; the chosen one leads on to the dates', async () => {
    const { search, asked } = await openPopup({ cities });
    type('Tri');
    await settle(LOCATION_SEARCH_DEBOUNCE_MILLISECONDS - 1);
    expect(screen.queryByRole('listbox')).toBeNull();
    await settle(1);
    const options = within(screen.getByRole('listbox', { name: 'Places found' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Trier Germany · 3 homes',
      'Trieste Italy · no homes yet',
    ]);
    fireEvent.click(options[0] as HTMLElement);
    await settle();
    expect(search.draft?.propertyParameters).toEqual({ cityId: TRIER.id });
    expect(field().value).toBe('Trier');
    expect(details()[1]?.open).toBe(true);
    expect(document.activeElement).toBe(details()[1]?.querySelector('summary'));
    expect(asked.filter((url) => url === '/api/location/get-by-name')).toHaveLength(1);
  });

  it('takes the best with Enter', async () => {
    const { search } = await openPopup({ cities });
    type('Tri');
    await enter();
    expect(search.draft?.propertyParameters).toEqual({ cityId: TRIER.id });
  });

  it('is left open again when the field is emptied', async () => {
    const { search } = await openPopup({ address: 'cityId=2960316' });
    expect(field().value).toBe('Luxembourg');
    await press('Clear the place');
    expect(search.draft?.propertyParameters).toEqual({});
    expect(field().value).toBe('');
  });

  it('says that no place has the name, and the words stay', async () => {
    await openPopup({ cities: [] });
    type('Qqq');
    await enter();
    expect(screen.getByText(en['no-place-found']).getAttribute('role')).toBe('status');
    expect(field().value).toBe('Qqq');
  });

  it('shows a failure in an alert and keeps the words (specification §8)', async () => {
    await openPopup({ cities: 'failed' });
    type('Tri');
    await enter();
    expect(screen.getByRole('alert').textContent).toBe(en['place-search-failed']);
    expect(field().value).toBe('Tri');
  });

  it('offers the places that were searched before, as the essentials call them', async () => {
    localStorage.setItem(
      'recent-places',
      JSON.stringify([
        { id: 2_960_316, name: 'Lëtzebuerg' },
        { id: 9, name: 'Köln' },
      ]),
    );
    const { search } = await openPopup();
    const recent = within(screen.getByRole('list', { name: 'Recent places' })).getAllByRole('button');
    expect(recent.map(({ textContent }) => textContent)).toEqual(['Luxembourg', 'Köln']);
    await press('Köln');
    expect(search.draft?.propertyParameters).toEqual({ cityId: 9 });
    expect(details()[0]?.querySelector('summary')?.textContent).toBe('Where to?Köln');
  });
});

describe('when', () => {
  const day = (name: RegExp) => button(name);

  it('takes arrival and departure by turns, and says what comes next', async () => {
    const { search } = await openPopup({ section: 'when' });
    await settle();
    expect(screen.getByText(en['choose-arrival'])).not.toBeNull();
    fireEvent.click(day(/28 November 2026/));
    expect(screen.getByText(en['choose-departure'])).not.toBeNull();
    fireEvent.click(day(/25 November 2026/));
    expect(search.draft?.bookingParameters).toEqual({
      arrivalDate: '2026-11-25',
      departureDate: '2026-11-28',
    });
    expect(screen.getByText(/3 nights$/)).not.toBeNull();
  });

  it('says why a past day cannot be chosen, by the UTC day', async () => {
    const { search } = await openPopup({ section: 'when' });
    await settle();
    const past = day(/20 November 2026/);
    expect(past.getAttribute('aria-description')).toBe(en['day-past-reason']);
    fireEvent.click(past);
    expect(search.draft?.bookingParameters).toEqual({});
    expect(day(/21 November 2026/).getAttribute('aria-disabled')).toBeNull();
    expect(toDay(new Date())).toBe('2026-11-21');
  });

  it('shows three months', async () => {
    await openPopup({ section: 'when' });
    await settle();
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'November 2026',
      'December 2026',
      'January 2027',
    ]);
  });

  it('forgets the dates', async () => {
    const today = '2026-11-21';
    const { search } = await openPopup({
      section: 'when',
      address: `arrivalDate=${addDays(today, 2)}&departureDate=${addDays(today, 4)}&adultCount=1`,
      homes: 3,
    });
    await press('Clear dates');
    expect(search.draft?.bookingParameters).toEqual({ adultCount: 1 });
  });
});

describe('who', () => {
  it('counts each kind from none to ten', async () => {
    const { search } = await openPopup({ section: 'who', address: 'adultCount=9' });
    await press('Adults: one more');
    await press('Adults: one more');
    expect(search.draft?.bookingParameters).toEqual({ adultCount: 10 });
    expect(button('Adults: one more').getAttribute('aria-disabled')).toBe('true');
    await press('Pets: one fewer');
    expect(search.draft?.bookingParameters).toEqual({ adultCount: 10 });
    await press('Pets: one more');
    expect(search.draft?.bookingParameters).toEqual({ adultCount: 10, petCount: 1 });
  });

  const KEPT = { adult: 2, children: 1, infant: 0, pet: 0 };

  it('begins with who came along last time, unless the address names anybody', async () => {
    localStorage.setItem('guest-counts', JSON.stringify(KEPT));
    const { search } = await openPopup({ section: 'who' });
    expect(search.draft?.bookingParameters).toEqual({ adultCount: 2, childrenCount: 1 });
    cleanup();
    const other = await openPopup({ section: 'who', address: 'petCount=1' });
    expect(other.search.draft?.bookingParameters).toEqual({ petCount: 1 });
  });

  it('is kept with what is shown, and not before', async () => {
    await openPopup({ section: 'who', address: 'adultCount=1' });
    await press('Children: one more');
    expect(localStorage.getItem('guest-counts')).toBeNull();
    await show();
    expect(JSON.parse(localStorage.getItem('guest-counts') ?? '')).toEqual({ ...KEPT, adult: 1 });
  });
});

describe('the end', () => {
  const counts: [ExampleAnswers['homes'], string][] = [
    [42, 'Show 42 homes'],
    [1, 'Show 1 home'],
    [10_000, 'Show 10,000 homes'],
    [12_345, 'Show 10,000+ homes'],
    [0, 'Show results'],
    ['failed', 'Show results'],
    ['waiting', 'Show results Counting homes'],
  ];
  it.each(counts)('with %s homes is called "%s"', async (homes, name) => {
    await openPopup({ homes: homes ?? 0 });
    expect(button(name)).not.toBeNull();
  });

  it('announces the count', async () => {
    await openPopup({ homes: 42 });
    expect(screen.getByText('42 homes').getAttribute('role')).toBe('status');
  });

  it('offers to clear the dates where no home is left', async () => {
    const { search } = await openPopup({
      homes: 0,
      address: 'arrivalDate=2026-12-12&departureDate=2026-12-15',
    });
    const [offer] = within(document.querySelector('footer') as HTMLElement).getAllByRole('button', {
      name: 'Clear dates',
    });
    fireEvent.click(offer as HTMLElement);
    await settle();
    expect(search.draft?.bookingParameters).toEqual({});
  });

  it('clears all groups', async () => {
    const { search } = await openPopup({
      address: 'cityId=2960316&adultCount=2&typeId=1&feature-wifi=true',
    });
    await press('Clear all');
    expect(field().value).toBe('');
    expect(search.draft).toEqual({
      propertyParameters: {},
      locationParameters: {},
      bookingParameters: {},
      featureParameters: {},
    });
  });

  it('goes to the address of what is chosen, and remembers the place', async () => {
    const { visited, told } = await openPopup({ cities: [TRIER], address: 'utm_source=letter' });
    type('Tri');
    await enter();
    await show();
    expect(visited).toEqual([`/en/search?cityId=${TRIER.id}&utm_source=letter`]);
    expect(told).toEqual(['shown']);
    expect(JSON.parse(localStorage.getItem('recent-places') ?? '')).toEqual([
      { id: TRIER.id, name: 'Trier' },
    ]);
  });

  it('takes what was typed and not chosen as meant', async () => {
    const { visited } = await openPopup({ cities: [TRIER] });
    type('Tri');
    await show();
    expect(visited).toEqual([`/en/search?cityId=${TRIER.id}`]);
  });

  it('stays when no place has the name that was typed', async () => {
    const { visited, told } = await openPopup({ cities: [], section: 'where' });
    type('Qqq');
    await show();
    expect([visited, told]).toEqual([[], []]);
    expect(screen.getByText(en['no-place-found'])).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('keeps nothing when it is closed', async () => {
    const { told, search, visited } = await openPopup({ section: 'who' });
    await press('Adults: one more');
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await settle();
    expect(told).toEqual(['closed']);
    cleanup();
    expect(search.draft).toBeUndefined();
    expect([visited, localStorage.length]).toEqual([[], 0]);
  });
});
