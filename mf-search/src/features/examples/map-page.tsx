import {
  type PinMap,
  type PropertyPage,
  type PropertySummary,
  quoteStay,
  type RemoteDeclaration,
} from '@moien/contract';
import { RootStoreProvider, type Transport, useRootStore } from '@moien/shared-lib';
import {
  exampleEssentials,
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleSettings,
  exampleTerms,
} from '@moien/shared-lib/testing';
import type { Decorator } from '@storybook/react-webpack5';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import remote from '../../../remote.json' with { type: 'json' };
import styles from './map-page.module.css';
import { serveExampleStreets } from './streets/serve-example-streets.ts';

// The map in stories: a fake answer for its pins, and cities that give it names.

const homeId = (number: number) => `019b76da-a800-7838-a932-${String(number).padStart(12, '0')}`;

const storyQuote = quoteStay({
  arrivalDate: '2030-05-01',
  departureDate: '2030-05-05',
  nightCountByPriceMap: { 13000: 4 },
  ...exampleTerms,
});

const storyHomes: PropertySummary[] = [
  { ...exampleProperty, id: homeId(1), quote: storyQuote },
  {
    ...exampleProperty,
    id: homeId(2),
    title: 'Gemütliche Dachgeschosswohnung mit Aussicht auf das Petrusstal und Stellplatz in der Tiefgarage',
    nightlyPrice: 21_900,
  },
];

export const storyPage: PropertyPage = {
  propertyArray: storyHomes,
  page: 1,
  pageCount: 1,
  count: 2,
  isCountExact: true,
  bounds: { south: 49.55, west: 6.05, north: 49.66, east: 6.22 },
  facets: null,
};

const price = (amount: number, kind: 'stay' | 'night' = 'stay') => ({
  kind,
  amount,
  currency: 'EUR' as const,
});

const storyPins: PinMap = {
  count: 1263,
  isCountExact: true,
  pinArray: [
    {
      kind: 'property',
      propertyId: homeId(1),
      latitude: 49.625,
      longitude: 6.075,
      price: price(61_200),
      rank: 1,
    },
    {
      kind: 'property',
      propertyId: homeId(2),
      latitude: 49.597,
      longitude: 6.175,
      price: price(134_050),
      rank: 2,
    },
    {
      kind: 'property',
      propertyId: homeId(3),
      latitude: 49.64,
      longitude: 6.2,
      price: price(14_200, 'night'),
      rank: 3,
    },
    { kind: 'property', propertyId: homeId(4), latitude: 49.565, longitude: 6.09, price: null },
    cluster(49.595, 6.055, 12, []),
    cluster(49.655, 6.128, 1248, []),
    cluster(49.565, 6.2, 2, [homeId(1), homeId(2)]),
  ],
};

function cluster(latitude: number, longitude: number, count: number, propertyIdArray: string[]) {
  const bounds = {
    south: latitude - 0.01,
    north: latitude + 0.01,
    west: longitude - 0.01,
    east: longitude + 0.01,
  };
  return { kind: 'cluster' as const, latitude, longitude, count, bounds, propertyIdArray };
}

const city = (id: number, name: string, latitude: number, longitude: number, propertyCount: number) => ({
  id,
  name,
  localizedName: null,
  countryCode: 'LU',
  latitude,
  longitude,
  propertyCount,
});

const essentials = {
  ...exampleEssentials,
  cityArray: [
    ...exampleEssentials.cityArray,
    city(1, 'Esch-sur-Alzette', 49.496, 5.981, 120),
    city(2, 'Strassen', 49.62, 6.073, 40),
    city(3, 'Trier', 49.757, 6.641, 90),
    city(4, 'Metz', 49.119, 6.176, 80),
    city(5, 'Mersch', 49.749, 6.106, 20),
    city(6, 'Sandweiler', 49.616, 6.222, 9),
    city(7, 'Hesperange', 49.568, 6.151, 12),
  ],
};

/** How the server answers the map's questions. */
type Answers = {
  pins?: PinMap | 'never' | 'failed';
  /** The visitor has agreed to streets, which stand here as one drawn tile. */
  hasStreets?: boolean;
  /** The site has a file of streets of its own. */
  hasOwnStreets?: boolean;
};

const STREETS = '/story/streets.pmtiles';

const TILE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="#f2efe9"/><path d="M0 70 L256 110 M90 0 L120 256 M0 200 L256 180" stroke="#fff" stroke-width="9"/><path d="M180 0 L150 256" stroke="#f7c46c" stroke-width="11"/><circle cx="40" cy="140" r="34" fill="#cdebb0"/></svg>',
)}`;

const transportOf =
  ({ pins = storyPins }: Answers): Transport =>
  async ({ url, signal }) => {
    if (url.startsWith('/api/properties/pins')) {
      if (pins === 'never')
        return new Promise((_resolve, reject) => signal?.addEventListener('abort', reject));
      if (pins === 'failed') throw new Error('No answer.');
      return { status: 200, body: pins };
    }
    if (url.startsWith('/api/properties')) return { status: 200, body: storyPage };
    throw new Error(`No request for ${url} was expected.`);
  };

/** A page of its own whose server answers so; the map has the room of a wide page's, or of a phone. */
export const mapPage =
  (answers: Answers = {}): Decorator =>
  (Story) => {
    const { languageTag } = useRootStore();
    const { i18n } = useTranslation('search');
    const root = useMemo(
      () =>
        exampleRoot({
          languageTag,
          essentials,
          registry: exampleRegistry(remote as RemoteDeclaration),
          transport: transportOf(answers),
          choices: {
            currency: 'EUR',
            consent: answers.hasStreets ? { externalContent: true } : undefined,
          },
          settings: answers.hasOwnStreets
            ? { ...exampleSettings, mapTilesUrl: undefined, mapStreetsUrl: STREETS }
            : { ...exampleSettings, mapTilesUrl: TILE },
        }),
      [languageTag],
    );
    const [areServed, setAreServed] = useState(!answers.hasOwnStreets);
    useEffect(() => {
      if (!answers.hasOwnStreets) return;
      const stop = serveExampleStreets(STREETS);
      setAreServed(true);
      return stop;
    }, []);
    if (!areServed) return <div className={styles.room} />;
    return (
      <RootStoreProvider root={root} texts={i18n}>
        <div className={styles.room}>
          <Story />
        </div>
      </RootStoreProvider>
    );
  };
