import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { readSearch } from '../search-state/search.ts';
import { searchStore } from '../search-state/search-store.ts';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

const METZ = {
  id: 2_994_160,
  name: 'Metz',
  localizedName: null,
  countryCode: 'FR',
  latitude: 49.1,
  longitude: 6.2,
  propertyCount: 0,
};

/** The search bar of a page with this address. */
function renderBar(address = '', props: SearchBarProps = {}) {
  const asked: unknown[] = [];
  const root = exampleRoot({
    languageTag: 'en',
    essentials: exampleEssentials,
    transport: async ({ url, body }) => {
      asked.push(body ?? url);
      if (url.startsWith('/api/city')) return { status: 200, body: { city: METZ } };
      throw new Error('Network Error');
    },
  });
  const parameters = new URLSearchParams(address);
  root.feature(searchStore).show(parameters, readSearch(parameters).query);
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <SearchBar {...props} />
    </RootStoreProvider>,
  );
  return { root, asked, search: root.feature(searchStore) };
}
/** The browser shows either one button or three, by the room there is; without styles all are there. */
const [WHOLE, WHERE, WHEN, WHO, MAGNIFIER] = [0, 1, 2, 3, 4];
const buttons = () => [...document.querySelectorAll<HTMLElement>('search > button, search > div > button')];
const texts = () =>
  buttons()
    .slice(0, MAGNIFIER)
    .map(({ textContent }) => textContent);
const press = async (index: number) => {
  const button = buttons()[index] as HTMLElement;
  await act(async () => {
    button.focus();
    fireEvent.click(button);
  });
  return button;
};
const openSections = () => [...document.querySelectorAll('details')].map(({ open }) => open);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('SearchBar', () => {
  const rows: [string, string, string[]][] = [
    [
      'nothing',
      '',
      ['Where to? Add dates · Add guests', 'Where to? Anywhere', 'When? Add dates', 'Who? Add guests'],
    ],
    [
      'a city, a stay and guests',
      'cityId=2960316&arrivalDate=2030-05-12&departureDate=2030-05-15&adultCount=2&infantCount=1&petCount=2',
      [
        'Where to? Luxembourg 12–15 May · 2 guests, 1 infant, 2 pets',
        'Where to? Luxembourg',
        'When? 12–15 May',
        'Who? 2 guests, 1 infant, 2 pets',
      ],
    ],
    [
      'a country and an arrival',
      'countryCode=LU&arrivalDate=2030-05-12',
      [
        'Where to? Luxembourg from Sun 12 May · Add guests',
        'Where to? Luxembourg',
        'When? from Sun 12 May',
        'Who? Add guests',
      ],
    ],
    [
      'a position',
      'currentCoordinates=49.6,6.1&childrenCount=1',
      [
        'Where to? Close to me Add dates · 1 guest',
        'Where to? Close to me',
        'When? Add dates',
        'Who? 1 guest',
      ],
    ],
    [
      'a part of the map',
      'bounds=49,6,50,7',
      [
        'Where to? Map area Add dates · Add guests',
        'Where to? Map area',
        'When? Add dates',
        'Who? Add guests',
      ],
    ],
  ];
  it.each(rows)('says in a few words a search for %s', (_, address, expected) => {
    renderBar(address);
    const said = texts().map((text) =>
      text?.replace(/[\s\u2009]*–[\s\u2009]*/, '–').replaceAll('\u00a0', ' '),
    );
    expect(said).toEqual(expected);
  });

  it('asks once for the name of a city that has no homes', async () => {
    const { asked } = renderBar('cityId=2994160');
    expect(texts()[WHERE ?? 0]).toBe('Where to? Selected place');
    await waitFor(() => expect(texts()[WHERE ?? 0]).toBe('Where to? Metz'));
    expect(asked).toEqual([{ cityId: 2_994_160, type: 'searchById' }]);
  });

  it('follows the page to another search', () => {
    const { search } = renderBar('adultCount=2');
    const parameters = new URLSearchParams('adultCount=3');
    act(() => search.show(parameters, readSearch(parameters).query));
    expect(texts()[WHO ?? 0]).toBe('Who? 3 guests');
  });

  it.each([
    ['the whole', WHOLE, [true, false, false]],
    ['where', WHERE, [true, false, false]],
    ['when', WHEN, [false, true, false]],
    ['who', WHO, [false, false, true]],
    ['the magnifier', MAGNIFIER, [true, false, false]],
  ])('opens the popup at the section that is pressed: %s', async (_, index, open) => {
    renderBar();
    await press(index ?? 0);
    await screen.findByRole('dialog', { name: 'Your search' });
    expect(openSections()).toEqual(open);
  });

  it('closes it without its choices, and the focus is where it was', async () => {
    const { search } = renderBar('adultCount=2');
    const button = await press(WHO ?? 0);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Adults: one more' }));
    expect(search.draft?.bookingParameters.adultCount).toBe(3);
    await act(async () => dialog.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(search.draft).toBeUndefined();
    expect(texts()[WHO ?? 0]).toBe('Who? 2 guests');
  });

  it('says that the popup is on its way, and works all the while', async () => {
    renderBar('', { load: () => new Promise(() => undefined) });
    await press(WHERE ?? 0);
    expect(document.querySelector('search')?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(en['search-popup-loading']);
  });

  it('fetches it when somebody is about to press', async () => {
    let loads = 0;
    const load: SearchBarProps['load'] = () => {
      loads += 1;
      return new Promise(() => undefined);
    };
    renderBar('', { load });
    fireEvent.pointerEnter(buttons()[WHEN ?? 0] as HTMLElement);
    expect(loads).toBe(1);
  });

  it('says that the popup did not come, and asks again at the next press', async () => {
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    let isAway = true;
    const load: SearchBarProps['load'] = async () => {
      if (isAway) throw new Error('Loading chunk failed');
      return import('../search-popup/SearchPopup.tsx');
    };
    renderBar('', { load });
    await press(WHO ?? 0);
    await screen.findByText(en['search-popup-failed']);
    isAway = false;
    await press(WHO ?? 0);
    await screen.findByRole('dialog', { name: 'Your search' });
    expect(openSections()).toEqual([false, false, true]);
    jest.restoreAllMocks();
  });
});
