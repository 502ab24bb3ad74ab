import type { Facets, LooserCount } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { exampleFacets, filterEssentials, filterFeatures, pageOf } from '../examples/example-filters.ts';
import { readSearch } from '../search-state/search.ts';
import { searchStore } from '../search-state/search-store.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FiltersButton } from './FiltersButton.tsx';

type Answer = { count: number; facets?: Facets | null; looserArray?: LooserCount[] };

const SEARCH = {
  name: 'search',
  owner: 'Example',
  mountContract: 1 as const,
  supportedShells: '^0.1.0',
  textNamespaces: [],
  byteBudget: 0,
  slots: [],
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' as const, slots: [] }],
};

/** The header of the results of a search, before an API that counts so. */
function renderHeader(address: string, count: (asked: URLSearchParams) => Answer | Error) {
  const asked: URLSearchParams[] = [];
  const root = exampleRoot({
    languageTag: 'en',
    essentials: filterEssentials,
    registry: exampleRegistry(SEARCH),
    transport: async ({ url }) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/api/page/home/extended')
        return { status: 200, body: { featureTypeByCategoryAndSubCategoryArray: filterFeatures } };
      asked.push(searchParams);
      const answer = count(searchParams);
      if (answer instanceof Error) throw answer;
      return {
        status: 200,
        body: { ...pageOf(answer.count, answer.facets), looserArray: answer.looserArray },
      };
    },
  });
  const page: { search: string; navigate?: NavigateFunction } = { search: '' };
  const Header = () => {
    page.search = useLocation().search;
    page.navigate = useNavigate();
    return (
      <>
        <FiltersButton />
        <ActiveFilters />
      </>
    );
  };
  const go = async (to: string | number) => {
    await act(async () => {
      if (typeof to === 'number') await page.navigate?.(to);
      else await page.navigate?.(to);
    });
    await settle();
  };
  const search = root.feature(searchStore);
  const show = (parameters: URLSearchParams) => search.show(parameters, readSearch(parameters).query);
  show(new URLSearchParams(address));
  root.navigation.connect(
    exampleShell({
      navigate: async (to) => {
        show(new URL(to, 'http://localhost').searchParams);
        await page.navigate?.(to);
      },
    }),
  );
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <MemoryRouter initialEntries={[`/en/search?${address}`]}>
        <Header />
      </MemoryRouter>
    </RootStoreProvider>,
  );
  return { asked, page, go, search };
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(600));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await settle();
}
async function openFilters() {
  await press(/^Filters/);
  return within(screen.getByRole('dialog', { name: 'Filters' }));
}
const isOpen = () => screen.queryByRole('dialog', { name: 'Filters' }) !== null;
/** How many homes there are for this search: fewer with each parameter. */
const fewerEach = (parameters: URLSearchParams) => ({
  count: 504 - 10 * [...parameters.keys()].filter((name) => !['language', 'facets'].includes(name)).length,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the filters', () => {
  it('are opened by a button that says how many are chosen', async () => {
    renderHeader('cityId=2960316&typeId=2&feature-wifi=true', fewerEach);
    expect(button('Filters, 2 selected')).not.toBeNull();
    expect(isOpen()).toBe(false);
    await openFilters();
    expect(isOpen()).toBe(true);
  });

  it('say beside each choice how many homes it would leave', async () => {
    renderHeader('feature-wifi=true', fewerEach);
    const filters = await openFilters();
    const descriptionOf = (role: string, name: string) => {
      const id = filters.getByRole(role, { name }).getAttribute('aria-describedby');
      return document.getElementById(id ?? '')?.textContent;
    };
    // Choosing a term resets the place: its number would be that of homes everywhere.
    expect(descriptionOf('button', 'By the night')).toBeUndefined();
    expect(descriptionOf('checkbox', 'Available now')).toBe('96 homes');
    expect(descriptionOf('button', 'Apartment')).toBe('310 homes');
    expect(descriptionOf('button', 'Private room')).toBe('88 homes');
    expect(descriptionOf('checkbox', 'Wi-Fi')).toBe('377 homes');
    expect(descriptionOf('checkbox', 'Blackout curtains')).toBe('10,000+ homes');
  });

  it('say that numbers appear once the search is narrower, and ask only once', async () => {
    const { asked } = renderHeader('', () => ({ count: 10_001, facets: null }));
    const filters = await openFilters();
    const note = 'You’ll see numbers here once you choose a place or dates.';
    expect(filters.getByText(note)).not.toBeNull();
    const apartment = filters.getByRole('button', { name: 'Apartment' });
    expect([apartment.textContent, filters.queryAllByText(/\d+ homes/)]).toEqual(['Apartment', []]);
    const before = asked.length;
    await press('House');
    await press('House');
    expect(asked.length).toBe(before + 1);
    expect(filters.getByText(note)).not.toBeNull();
  });

  it('show the homes of all choices together before they are applied, and lead to their page', async () => {
    const { page, asked } = renderHeader('adultCount=2', fewerEach);
    await openFilters();
    expect(button('Show 494 homes')).not.toBeNull();
    await press('House');
    await press('Entire home');
    expect(button('Show 474 homes')).not.toBeNull();
    expect(page.search).toBe('?adultCount=2');
    await press('Show 474 homes');
    expect(page.search).toBe('?typeId=2&rentalTypeId=1&adultCount=2');
    expect(isOpen()).toBe(false);
    expect(button('Filters, 2 selected')).not.toBeNull();
    expect(asked.every((parameters) => parameters.get('facets') === 'true')).toBe(true);
  });

  it('begin anew with a term, and leave neither when the active one is pressed', async () => {
    const { search } = renderHeader('cityId=2960316&typeId=2&adultCount=2', fewerEach);
    await openFilters();
    await press('By the month');
    expect(search.addressOf(search.current).toString()).toBe('isAvailableForLongTerm=true');
    expect(button('By the month').getAttribute('aria-pressed')).toBe('true');
    await press('By the night');
    expect(search.addressOf(search.current).toString()).toBe('isAvailableForShortTerm=true');
    await press('House');
    await press('By the night');
    expect(search.addressOf(search.current).toString()).toBe('typeId=2');
  });

  it('offer dates and nights for a short term, months for a long one, both prices when neither is chosen', async () => {
    renderHeader('', fewerEach);
    const filters = await openFilters();
    const offered = () =>
      ['Dates', 'Price per night', 'Price per month'].filter(
        (name) => filters.queryAllByText(name).length > 0,
      );
    expect(offered()).toEqual(['Dates', 'Price per night', 'Price per month']);
    await press('By the month');
    expect(offered()).toEqual(['Price per month']);
    await press('By the night');
    expect(offered()).toEqual(['Dates', 'Price per night']);
  });

  it('keep nothing when they are closed', async () => {
    const { page, search } = renderHeader('', fewerEach);
    await openFilters();
    await press('House');
    await press('Close');
    expect(isOpen()).toBe(false);
    expect(search.draft).toBeUndefined();
    expect(page.search).toBe('?');
    await openFilters();
    expect(button('House').getAttribute('aria-pressed')).toBe('false');
  });

  it('are closed by another address, and stay so when the first comes back', async () => {
    const { go, search } = renderHeader('typeId=2', fewerEach);
    await go('/en/search?typeId=3');
    await openFilters();
    await go(-1);
    expect(isOpen()).toBe(false);
    expect(search.draft).toBeUndefined();
    await go(1);
    expect(isOpen()).toBe(false);
  });

  it('clear everything', async () => {
    const { search } = renderHeader('cityId=2960316&typeId=2&adultCount=2&feature-wifi=true', fewerEach);
    await openFilters();
    await press('Clear all');
    expect(search.addressOf(search.current).toString()).toBe('');
    expect(button('Show 504 homes')).not.toBeNull();
  });

  it('leave out one by one what is chosen, in the popup and on the page', async () => {
    const { page, search } = renderHeader('typeId=2&feature-bedrooms=2', fewerEach);
    const filters = await openFilters();
    fireEvent.click(filters.getByRole('button', { name: 'Remove filter: House' }));
    await settle();
    expect(search.addressOf(search.current).toString()).toBe('feature-bedrooms=2');
    await press('Close');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getByRole('link', { name: 'Remove filter: Bedrooms: from 2' })).not.toBeNull();
    fireEvent.click(chips.getByRole('link', { name: 'Remove filter: House' }));
    await settle();
    expect(page.search).toBe('?feature-bedrooms=2');
  });

  it('name what could be left out when no home is left', async () => {
    const { search } = renderHeader('cityId=2960316&typeId=2', (parameters) => ({
      count: parameters.has('typeId') ? 0 : 12,
      looserArray: [
        { without: 'place', count: 0 },
        { without: 'filters', count: 12 },
      ],
    }));
    const filters = await openFilters();
    expect(filters.getByText(/^It’s down to “.+”. Without it there are 12 homes.$/)).not.toBeNull();
    fireEvent.click(filters.getByRole('button', { name: 'Without filters: 12 homes' }));
    await settle();
    expect(search.addressOf(search.current).toString()).toBe('cityId=2960316');
    expect(button('Show 12 homes')).not.toBeNull();
  });

  it('name the one price that leaves no home', async () => {
    const looserArray = [{ without: 'budget' as const, count: 346 }];
    renderHeader('maximumDailyBudget=0', () => ({ count: 0, looserArray }));
    const filters = await openFilters();
    const reason = 'It’s down to “up to €0 a night”. Without it there are 346 homes.';
    expect(filters.getByText(reason)).not.toBeNull();
    expect(filters.getByRole('button', { name: /^Without a price limit/ })).not.toBeNull();
  });

  it('let a choice that leaves nothing be reached, say so and do nothing', async () => {
    const { search } = renderHeader('', fewerEach);
    await openFilters();
    const shared = button('Shared room');
    expect(shared.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(shared.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No homes left',
    );
    await press('Shared room');
    expect(search.current.propertyParameters).toEqual({});
  });

  it('show four types, then all, and a chosen one always', async () => {
    renderHeader('typeId=5', fewerEach);
    const filters = await openFilters();
    const types = () =>
      ['Apartment', 'House', 'Studio', 'Farmhouse', 'Semi-detached house', 'Loft'].filter((name) =>
        filters.queryByRole('button', { name }),
      );
    expect(types()).toHaveLength(5);
    expect(types()).toContain('Semi-detached house');
    await press('Show all 6');
    expect(types()).toHaveLength(6);
    await press('Semi-detached house');
    await press('Show fewer');
    expect(types()).toEqual(['Apartment', 'House', 'Studio', 'Farmhouse']);
  });

  it('choose prices and numbers by sliders, whose ends are no limit', async () => {
    const { search } = renderHeader('', fewerEach);
    const filters = await openFilters();
    const thumb = (group: string, name: string) =>
      within(filters.getByRole('group', { name: group })).getByRole<HTMLInputElement>('slider', { name });
    const address = () => search.addressOf(search.current).toString();
    expect(thumb('Price per night', 'At most').getAttribute('aria-valuetext')).toBe('€2,000 and more');
    fireEvent.change(thumb('Price per night', 'At most'), { target: { value: '120' } });
    expect(address()).toBe('maximumDailyBudget=120');
    fireEvent.keyDown(thumb('Price per night', 'At most'), { key: 'End' });
    expect(address()).toBe('');
    fireEvent.change(thumb('Living area', 'At most'), { target: { value: '62.5' } });
    expect(address()).toBe('feature-area=0%2C62.5');
    fireEvent.keyDown(thumb('Living area', 'At most'), { key: 'End' });
    expect(address()).toBe('');
    await settle();
  });

  it('choose rooms by number, and several that follow each other', async () => {
    const { search } = renderHeader('feature-bedrooms=2,3', fewerEach);
    const filters = await openFilters();
    const rooms = within(filters.getByRole('group', { name: 'Bedrooms' }));
    const chosen = () =>
      rooms.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['2', '3']);
    fireEvent.click(rooms.getByRole('button', { name: '4+' }));
    expect(chosen()).toEqual(['2', '3', '4+']);
    expect(search.current.featureParameters).toEqual({ bedrooms: 2 });
    fireEvent.click(rooms.getByRole('button', { name: '2' }));
    fireEvent.click(rooms.getByRole('button', { name: '1' }));
    expect(search.current.featureParameters).toEqual({ bedrooms: { minimum: 1, maximum: 1 } });
    fireEvent.click(rooms.getByRole('button', { name: '1' }));
    expect(search.current.featureParameters).toEqual({});
    await settle();
  });

  it('take numbers by fields, and correct what cannot be when the field is left', async () => {
    const { search } = renderHeader('maximumDailyBudget=150', fewerEach);
    const filters = await openFilters();
    const field = (name: string) => filters.getByRole<HTMLInputElement>('textbox', { name });
    const fill = (name: string, value: string) => {
      fireEvent.change(field(name), { target: { value } });
      fireEvent.blur(field(name));
      return field(name).value;
    };
    const address = () => search.addressOf(search.current).toString();
    expect(field('At most, Price per night').value).toBe('150');
    fireEvent.change(field('At least, Price per night'), { target: { value: '60' } });
    expect(address()).toBe('maximumDailyBudget=150');
    fireEvent.keyDown(field('At least, Price per night'), { key: 'Enter' });
    expect(address()).toBe('minimumDailyBudget=60&maximumDailyBudget=150');
    expect(fill('At least, Price per night', '400')).toBe('150');
    expect(filters.getByText(/^Only 0 € to 150 € is possible/).textContent).toContain('set it to 150\u00a0€');
    expect(fill('At least, Price per night', 'much')).toBe('150');
    expect(fill('At most, Price per night', '1,500')).toBe('1,500');
    fireEvent.focus(field('At most, Price per night'));
    expect(field('At most, Price per night').value).toBe('1500');
    fireEvent.blur(field('At most, Price per night'));
    expect(field('At most, Price per night').value).toBe('1,500');
    expect(fill('At most, Price per night', '5,000')).toBe('');
    expect(field('At most, Price per night').placeholder).toBe('2,000 +');
    expect(address()).toBe('minimumDailyBudget=150');
    expect(fill('At least, Price per night', ' ')).toBe('');
    expect(field('At least, Price per night').placeholder).toBe('0');
    expect(address()).toBe('');
    expect(fill('At most, Living area', '62.3 m²')).toBe('62.5');
    expect(search.current.featureParameters).toEqual({ area: { minimum: 0, maximum: 62.5 } });
    await settle();
  });

  it('have no price of a month for a few nights, unless one was chosen', async () => {
    const stay = (departure: string) => `arrivalDate=2030-05-02&departureDate=${departure}`;
    const hasMonth = async (address: string) => {
      renderHeader(address, fewerEach);
      const filters = await openFilters();
      const month = filters.queryByRole('group', { name: 'Price per month' });
      cleanup();
      return month !== null;
    };
    expect(await hasMonth(stay('2030-05-09'))).toBe(false);
    expect(await hasMonth(stay('2030-05-30'))).toBe(true);
    expect(await hasMonth(`${stay('2030-05-09')}&maximumMonthlyBudget=900`)).toBe(true);
  });

  it('give back what a term has cleared, until something else is chosen', async () => {
    const { search } = renderHeader('cityId=2960316&typeId=2', fewerEach);
    const filters = await openFilters();
    const address = () => search.addressOf(search.current).toString();
    await press('By the month');
    expect(filters.getByText('All other filters are cleared.')).not.toBeNull();
    await press('Undo');
    expect(address()).toBe('cityId=2960316&typeId=2');
    expect(filters.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(button('All'));
    await press('By the night');
    await press('House');
    expect(filters.queryByRole('button', { name: 'Undo' })).toBeNull();
    await press('House');
    await press('By the month');
    expect(filters.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('take place, days and guests along to another term', async () => {
    const stay = 'arrivalDate=2030-05-02&departureDate=2030-05-09&adultCount=2';
    const { search } = renderHeader(`cityId=2960316&typeId=2&${stay}`, fewerEach);
    await openFilters();
    const address = () => search.addressOf(search.current).toString();
    await press('By the month');
    await press('Keep place and guests');
    expect(address()).toBe('cityId=2960316&isAvailableForLongTerm=true&adultCount=2');
    cleanup();
    const other = renderHeader(`cityId=2960316&typeId=2&${stay}`, fewerEach);
    await openFilters();
    await press('By the night');
    await press('Keep place, dates and guests');
    expect(other.search.addressOf(other.search.current).toString()).toBe(
      `cityId=2960316&isAvailableForShortTerm=true&${stay}`,
    );
  });

  it('offer nothing to take along where only filters were chosen', async () => {
    renderHeader('typeId=2', fewerEach);
    const filters = await openFilters();
    await press('By the month');
    expect(filters.getByRole('button', { name: 'Undo' })).not.toBeNull();
    expect(filters.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  it('set a radius round a city, and say without one what it needs', async () => {
    const { search } = renderHeader('cityId=2960316', fewerEach);
    const filters = await openFilters();
    const slider = () => filters.getByRole<HTMLInputElement>('slider', { name: 'Radius' });
    expect(button('Only in Luxembourg').getAttribute('aria-pressed')).toBe('true');
    expect(filters.queryByRole('slider', { name: 'Radius' })).toBeNull();
    await press('Nearby as well');
    expect(search.current.locationParameters).toEqual({ rangeDistance: 25 });
    fireEvent.change(slider(), { target: { value: '40' } });
    expect(search.current.locationParameters).toEqual({ rangeDistance: 40 });
    fireEvent.keyDown(slider(), { key: 'End' });
    expect(search.current.locationParameters).toEqual({ rangeDistance: 199 });
    const field = filters.getByRole<HTMLInputElement>('textbox', { name: 'Up to, Radius' });
    const type = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    type('25');
    expect(search.current.locationParameters).toEqual({ rangeDistance: 25 });
    type('4');
    expect(search.current.locationParameters).toEqual({ rangeDistance: 10 });
    expect(filters.getByText('Only 10 km to 199 km is possible, so we set it to 10 km.')).not.toBeNull();
    await press('Only in Luxembourg');
    expect(search.current.locationParameters).toEqual({});
    await press('Clear the place');
    expect(filters.queryByRole('slider', { name: 'Radius' })).toBeNull();
    expect(filters.getByText('Once you have chosen a place, you can set the radius.')).not.toBeNull();
  });

  it('keep the choices when the numbers do not come, and ask again', async () => {
    let isAway = true;
    renderHeader('', () => (isAway ? new Error('Network Error') : { count: 7 }));
    const filters = await openFilters();
    await press('House');
    expect(button('House').getAttribute('aria-pressed')).toBe('true');
    expect(filters.getByRole('status').textContent).toBe(en['filters-count-unknown']);
    isAway = false;
    await press('Try again');
    expect(button('Show 7 homes')).not.toBeNull();
  });

  it('choose features, also those that are added to a booking', async () => {
    const { search } = renderHeader('feature-wifi=true', fewerEach);
    const filters = await openFilters();
    expect(filters.getByRole<HTMLInputElement>('checkbox', { name: 'Wi-Fi' }).checked).toBe(true);
    fireEvent.click(filters.getByRole('checkbox', { name: 'Breakfast can be added when you book' }));
    fireEvent.click(filters.getByRole('checkbox', { name: 'Wi-Fi' }));
    fireEvent.click(filters.getByRole('checkbox', { name: 'Sauna' }));
    await settle();
    expect(search.current.featureParameters).toEqual({ breakfast: true });
  });

  it('draw anew only the numbers that an answer changes', async () => {
    const [wifi, ...others] = exampleFacets.featureArray;
    const changed = { ...exampleFacets, featureArray: [{ featureTypeId: 21, count: 5 }, ...others] };
    renderHeader('feature-wifi=true', (asked) => ({
      count: 40,
      facets: asked.has('typeId') ? changed : exampleFacets,
    }));
    expect(wifi?.featureTypeId).toBe(21);
    const filters = await openFilters();
    const touched: (string | null | undefined)[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) touched.push(target.parentElement?.closest('label')?.textContent);
    });
    for (const box of filters.getAllByRole('checkbox')) {
      const label = box.closest('label');
      if (label)
        observer.observe(label, { subtree: true, childList: true, characterData: true, attributes: true });
    }
    await press('House');
    observer.disconnect();
    expect([...new Set(touched)]).toEqual(['Wi-Fi55 homes']);
  });
});
