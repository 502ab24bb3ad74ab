import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import { stayStore } from '../booking-box/stay-store.ts';
import { PropertyEnd } from './PropertyEnd.tsx';

const STAY = 'arrivalDate=2030-12-01&departureDate=2031-02-01&adultCount=2';

afterEach(cleanup);

it.each([
  ['by the night with its dates', 'night', STAY],
  ['by the month without them', 'month', 'adultCount=2'],
] as const)('asks for homes like one %s', async (_how, term, asked) => {
  const urls: string[] = [];
  const root = exampleRoot({
    languageTag: 'en',
    transport: async ({ url }) => {
      urls.push(url);
      return url.includes('/similar')
        ? { status: 200, body: { propertyArray: [] } }
        : { status: 404, body: {} };
    },
  });
  const parameters = new URLSearchParams(`${STAY}&term=${term}`);
  await root.feature(stayStore).load(exampleProperty.id, parameters, '2030-11-01', AbortSignal.timeout(1000));
  await act(async () => {
    render(
      <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
        <MemoryRouter>
          <PropertyEnd
            property={{ ...exampleProperty, isAvailableForShortTerm: true, isAvailableForLongTerm: true }}
          />
        </MemoryRouter>
      </RootStoreProvider>,
    );
  });
  expect(urls.filter((url) => url.includes('/similar'))).toEqual([
    expect.stringContaining(`/similar?${asked}&language=en`),
  ]);
});
