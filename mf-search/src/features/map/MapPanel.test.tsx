import type { PinMap, PropertyPage } from '@moien/contract';
import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import {
  exampleEssentials,
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleSettings,
  exampleShell,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import texts from '../../locales/en.json' with { type: 'json' };
import { highlightStore } from '../highlight/highlight-store.ts';
import { readSearch } from '../search-state/search.ts';
import { mapStore } from './map-store.ts';

type Panel = typeof import('./MapPanel.tsx');
let panel: Panel;

const [WIDTH, HEIGHT] = [800, 600];
const CITY = 2_960_316;
const home = { ...exampleProperty, id: '019b76da-a800-7838-a932-000000000001', title: 'Bright flat' };
const otherId = '019b76da-a800-7838-a932-000000000002';
const bounds = { south: 49.5, west: 6, north: 49.7, east: 6.3 };
const page = {
  propertyArray: [home],
  page: 1,
  pageCount: 1,
  count: 3,
  isCountExact: true,
  bounds,
  facets: null,
};
const pins: PinMap = {
  count: 3,
  isCountExact: true,
  pinArray: [
    {
      kind: 'property',
      propertyId: otherId,
      latitude: 49.58,
      longitude: 6.1,
      price: { kind: 'night', amount: 9_000, currency: 'EUR' },
    },
    {
      kind: 'property',
      propertyId: home.id,
      latitude: 49.62,
      longitude: 6.1,
      price: { kind: 'stay', amount: 61_240, currency: 'EUR' },
    },
    {
      kind: 'cluster',
      latitude: 49.6,
      longitude: 6.2,
      count: 12,
      bounds: { south: 49.59, west: 6.19, north: 49.61, east: 6.21 },
      propertyIdArray: [],
    },
  ],
};

// jsdom measures nothing and draws no shapes: the map is given a size, and Leaflet is told that there is SVG.
beforeAll(async () => {
  const size = (value: number) => ({ configurable: true, get: () => value });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', size(WIDTH));
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size(HEIGHT));
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) });
  panel = await import('./MapPanel.tsx');
});
afterEach(cleanup);

type Options = { search?: string; answer?: Transport; consent?: boolean; streets?: string };

function show({ search = `cityId=${CITY}`, answer, consent, streets }: Options = {}) {
  const urls: string[] = [];
  const transport: Transport = async (request) => {
    urls.push(request.url);
    return answer ? answer(request) : { status: 200, body: pins };
  };
  const root = exampleRoot({
    languageTag: 'en',
    essentials: exampleEssentials,
    registry: exampleRegistry({
      name: 'mf-search',
      routes: [
        { id: 'search', path: 'search', isPublic: true },
        { id: 'property', path: 'property/:id', isPublic: true },
      ],
      slots: [],
    } as never),
    transport,
    choices: { currency: 'EUR', consent: consent === undefined ? undefined : { externalContent: consent } },
    settings: streets
      ? { ...exampleSettings, mapTilesUrl: undefined, mapStreetsUrl: streets }
      : exampleSettings,
  });
  const visits: [string, boolean | undefined][] = [];
  let documents = 0;
  root.navigation.connect(
    exampleShell({
      navigate: async (to, options) => void visits.push([to, options?.replace]),
      openDocument: () => {
        documents += 1;
      },
    }),
  );
  const i18n = createTexts('en', { search: texts });
  const element = (parameters: string, found: PropertyPage | undefined) => (
    <RootStoreProvider root={root} texts={i18n}>
      <MemoryRouter>
        <panel.MapPanel page={found} query={readSearch(new URLSearchParams(parameters)).query} />
      </MemoryRouter>
    </RootStoreProvider>
  );
  const { rerender } = render(element(search, page));
  const go = (parameters: string, found: PropertyPage | undefined) =>
    act(async () => rerender(element(parameters, found)));
  return { root, urls, visits, go, documents: () => documents };
}

/** The middle of the view that was asked for. */
function middleOf(url = '') {
  const [south = 0, west = 0, north = 0, east = 0] = (
    new URLSearchParams(url.split('?')[1]).get('view') ?? ''
  )
    .split(',')
    .map(Number);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

const pin = (name: string) => screen.findByRole('button', { name });

describe('the map', () => {
  it('says once for what its prices are, and how each kind looks where there are several', async () => {
    show();
    await pin('Home, €90 a night');
    const kinds = ['for the stay', 'a night'].map((text) => screen.getByText(text).dataset.price);
    expect(kinds).toEqual(['stay', 'night']);
    cleanup();
    const nights = { ...pins, pinArray: pins.pinArray.slice(0, 1) };
    show({ answer: async () => ({ status: 200, body: nights }) });
    expect((await screen.findByText('Price per night')).parentElement?.textContent).not.toContain('/night');
  });

  it('shows the homes of the looser search that finds most as dots where nothing matches', async () => {
    const { urls, go } = show();
    const looserArray = [
      { without: 'budget', count: 52 },
      { without: 'guests', count: 0 },
    ] as const;
    const empty: PropertyPage = {
      ...page,
      propertyArray: [],
      count: 0,
      bounds: null,
      looserArray: [...looserArray],
    };
    await go(`cityId=${CITY}&maximumDailyBudget=5&adultCount=2`, empty);
    await screen.findByText('Without a price limit: 52 homes');
    await waitFor(() => expect(urls.at(-1)).not.toContain('maximumDailyBudget'));
    expect(urls.at(-1)).toContain('adultCount=2');
    expect((await pin('Home, €90 a night')).hasAttribute('data-is-dot')).toBe(true);
    expect(screen.queryByText('Price per night')).toBeNull();
  });

  it('shows pins as buttons with their homes’ prices, from north to south', async () => {
    const { urls } = show();
    await pin('Bright flat, €612.40 in total');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual(['Bright flat, €612.40 in total', '12 homes', 'Home, €90 a night']);
    expect((await pin('Bright flat, €612.40 in total')).textContent).toBe('€612');
    expect(screen.getByRole('status').textContent).toBe('3 homes in this area');
    expect(urls).toHaveLength(1);
    expect(urls[0]).toMatch(/^\/api\/properties\/pins\?cityId=2960316&view=[\d.%C-]+&zoom=\d+$/);
  });

  it('opens the home of a pin, closes it by Escape and gives the focus back', async () => {
    show();
    const button = await pin('Bright flat, €612.40 in total');
    button.focus();
    fireEvent.click(button);
    const card = await screen.findByRole('region', { name: 'Selected home' });
    const link = screen.getByRole('link', { name: 'Bright flat' });
    expect(card.contains(link)).toBe(true);
    expect(link.getAttribute('href')).toBe(`/en/property/${home.id}`);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Selected home' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('lights up card and pin together', async () => {
    const { root } = show();
    const button = await pin('Bright flat, €612.40 in total');
    const highlight = root.feature(highlightStore);
    highlight.pointAtCard(home.id);
    await waitFor(() => expect(button.hasAttribute('data-is-highlighted')).toBe(true));
    highlight.leaveCard(home.id);
    await waitFor(() => expect(button.hasAttribute('data-is-highlighted')).toBe(false));
    button.focus();
    expect(highlight.pinId).toBe(home.id);
    button.blur();
    expect(highlight.pinId).toBeUndefined();
  });

  it('goes nearer when a cluster is pressed, and keeps the pins that stay', async () => {
    const { urls, root } = show();
    const kept = await pin('Bright flat, €612.40 in total');
    fireEvent.click(await pin('12 homes'));
    await waitFor(() => expect(urls).toHaveLength(2), { timeout: 3000 });
    const zoomOf = (url = '') => Number(/zoom=(\d+)/.exec(url)?.[1]);
    expect(zoomOf(urls[1])).toBeGreaterThan(zoomOf(urls[0]));
    await waitFor(() => expect(root.feature(mapStore).status).toBe('known'));
    expect(await pin('Bright flat, €612.40 in total')).toBe(kept);
  });

  it('searches where it is moved to, in one entry of the history', async () => {
    const { root, visits } = show();
    await pin('Bright flat, €612.40 in total');
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(visits).toHaveLength(1), { timeout: 3000 });
    expect(visits[0]?.[0]).toMatch(/^\/en\/search\?bounds=[\d.%C-]+$/);
    expect(visits[0]?.[1]).toBe(false);
    expect(root.feature(mapStore).sought).toBeDefined();
  });

  it('offers to search here when it does not by itself', async () => {
    const { visits } = show();
    await pin('Bright flat, €612.40 in total');
    fireEvent.click(screen.getByRole('switch', { name: 'Search as I move' }));
    expect(screen.queryByRole('button', { name: 'Search here' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Search here' }, { timeout: 3000 }));
    expect(visits).toHaveLength(1);
  });

  it('stays where it is while the homes of another place are missing, and goes there with them', async () => {
    const { urls, go } = show();
    await pin('Bright flat, €612.40 in total');
    const before = middleOf(urls[0]);
    await go('countryCode=FR', undefined);
    await waitFor(() => expect(urls).toHaveLength(2));
    expect(middleOf(urls[1])).toEqual(before);
    await go('countryCode=FR', { ...page, bounds: { south: 48, west: 2, north: 48.2, east: 2.3 } });
    await waitFor(() => expect(urls).toHaveLength(3));
    expect(middleOf(urls[2]).latitude).toBeCloseTo(48.1, 0);
  });

  it('stays where somebody has moved it when the homes of the same place are asked for again', async () => {
    const { urls, go, root } = show();
    fireEvent.click(await pin('12 homes'));
    await waitFor(() => expect(urls).toHaveLength(2), { timeout: 3000 });
    const moved = root.feature(mapStore).asked;
    await go(`cityId=${CITY}&sort=price`, undefined);
    await go(`cityId=${CITY}&sort=price`, page);
    expect(root.feature(mapStore).asked).toBe(moved);
  });

  it('says that homes did not come, and asks again', async () => {
    let isAway = true;
    show({
      answer: async () => {
        if (isAway) throw new Error('No network.');
        return { status: 200, body: pins };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the homes');
    isAway = false;
    fireEvent.click(retry);
    await pin('Bright flat, €612.40 in total');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks before it fetches streets of others, and then needs another document', async () => {
    const { root, documents } = show();
    expect(document.querySelector('.leaflet-tile')).toBeNull();
    act(() => root.consent.give({ externalContent: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Show streets' }));
    const note = within(screen.getByRole('dialog', { name: 'Show streets' }));
    expect(note.getByText(/IP address/)).toBeTruthy();
    expect(root.consent.isOpen).toBe(false);
    expect(documents()).toBe(0);
    fireEvent.click(note.getByRole('button', { name: 'Load streets' }));
    expect(root.consent.answer).toEqual({ externalContent: true });
    await waitFor(() => expect(documents()).toBe(1));
    expect(document.querySelector('.leaflet-tile')).toBeNull();
  });

  it('draws streets for who has agreed, and says whose they are', async () => {
    show({ consent: true });
    await waitFor(() => expect(document.querySelector('img.leaflet-tile')).not.toBeNull());
    expect(document.querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(
      /^https:\/\/tiles\.example\.com\//,
    );
    expect(screen.getByRole('link', { name: /OpenStreetMap/ })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Show streets' })).toBeNull();
  });

  it('stays as it is where the site’s own streets cannot be read, and says so once', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    show({ streets: '/streets/none.pmtiles' });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toBe('The streets could not be loaded.');
    await pin('Bright flat, €612.40 in total');
    expect(screen.getByText('Map data: Natural Earth')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Show streets' })).toBeNull();
    warn.mockRestore();
  });
});
