import type { Favorite } from '@moien/contract';
import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import { exampleHomes, exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../../../locales/en.json' with { type: 'json' };
import { TRIER } from '../../examples/example-cities.ts';
import { propertyStore } from '../../property-details/property-store.ts';
import { Comparison } from '../favorite-lists/Comparison.tsx';
import { readView } from '../favorite-lists/favorites-view.ts';
import kept from '../locales/en.json' with { type: 'json' };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// A degree of latitude is 111.2 km: homes 0, 55.6 and 333.6 km from Trier.
const homes = exampleHomes(3).map((home, index) => ({
  ...exampleProperty,
  ...home,
  latitude: TRIER.latitude + ([0, 0.5, 3][index] ?? 0),
  longitude: TRIER.longitude,
}));
const favorites: Favorite[] = homes.map((property) => ({
  propertyId: property.id,
  property,
  creationTimestamp: '2030-05-02T10:00:00.000Z',
  listId: null,
  note: '',
  isBookableForStay: null,
}));

const KEY = 'travel-origin';
const remember = (value: string) => localStorage.setItem(KEY, value);
const FROM_TRIER = JSON.stringify([{ name: 'Trier', latitude: TRIER.latitude, longitude: TRIER.longitude }]);
const foundTrier: Transport = async () => ({ status: 200, body: { cityArray: [TRIER] } });

function show(address = '', transport: Transport = foundTrier) {
  const root = exampleRoot({ languageTag: 'en', transport });
  const { views } = root.feature(propertyStore);
  const permissions = { pets: false, smoking: false, parties: false };
  for (const property of homes) views.put(property.id, { property, featureGroups: [], permissions });
  const view = {
    ...readView(new URLSearchParams(address), '2030-05-03'),
    compare: homes.map(({ id }) => id),
  };
  const page = <Comparison view={view} favorites={favorites} />;
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en, 'kept-homes': kept })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </RootStoreProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const row = () => screen.queryByRole('row', { name: /^Getting there and back/, hidden: true });
const cells = () =>
  within(row() as HTMLElement)
    .getAllByRole('cell', { hidden: true })
    .map((cell) =>
      within(cell)
        .queryAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent?.replace('\u00a0', ' ')),
    );

it('says what the journey to each home causes from the city that is remembered, the lowest first', () => {
  remember(FROM_TRIER);
  show();
  expect(row()?.querySelector('th')?.textContent).toBe(
    'Getting there and back CO₂e from Trier, for one person',
  );
  expect(cells()).toEqual([
    [],
    ['Regional train 3.7 kg', 'Coach 6.3 kg', 'Electric car 9.7 kg', 'Car 21 kg'],
    ['Intercity train 7.2 kg', 'Coach 38 kg', 'Electric car 58 kg', 'Car 120 kg', 'Plane 190 kg'],
  ]);
  expect(within(row() as HTMLElement).getByText('No journey')).not.toBeNull();
  expect(screen.getByText(/ADEME \(Impact CO2, 2026\)/)).not.toBeNull();
});

it('divides a car among adults and children', () => {
  remember(FROM_TRIER);
  show('adultCount=2&childrenCount=2&infantCount=1');
  expect(row()?.querySelector('th')?.textContent).toMatch(/CO₂e per person from Trier, for 4 people$/);
  expect(cells()[1]).toEqual(['Electric car 2.4 kg', 'Regional train 3.7 kg', 'Car 5.1 kg', 'Coach 6.3 kg']);
});

it('asks for a city, remembers it, and forgets it', async () => {
  show();
  expect(row()).toBeNull();
  expect(screen.queryByText(/ADEME/)).toBeNull();
  fireEvent.click(button('Emissions of the trip'));
  const field = await screen.findByRole('combobox', { name: 'City or town', hidden: true });
  fireEvent.change(field, { target: { value: 'Tri' } });
  fireEvent.submit(field);
  await screen.findByRole('button', { name: 'From Trier', hidden: true });
  expect(cells()).toHaveLength(3);
  expect(localStorage.getItem(KEY)).toBe(FROM_TRIER);
  fireEvent.click(button('Clear city'));
  expect(row()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('says that no city has the name, and keeps the one before', async () => {
  remember(FROM_TRIER);
  show('', async () => ({ status: 200, body: { cityArray: [] } }));
  fireEvent.click(button('From Trier'));
  const field = await screen.findByRole('combobox', { name: 'City or town', hidden: true });
  fireEvent.change(field, { target: { value: 'Qqq' } });
  fireEvent.submit(field);
  await screen.findByText(en['no-place-found']);
  expect(row()).not.toBeNull();
});

it.each(['{', '[{"name":"Trier"}]', '[{"name":7,"latitude":49,"longitude":6}]'])(
  'does not use what it does not understand: %s',
  (text) => {
    remember(text);
    show();
    expect(row()).toBeNull();
  },
);
