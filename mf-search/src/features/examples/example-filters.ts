import {
  type Essentials,
  type Facets,
  type FeatureCategory,
  type FeatureType,
  HISTOGRAM_PARTS,
  type PropertyPage,
} from '@moien/contract';
import { exampleEssentials, exampleExtendedData } from '@moien/shared-lib/testing';

// A marketplace for stories and tests.

const name = (en: string, fr: string, de: string) => ({ en, fr, de });

const PROPERTY_TYPES: readonly (readonly [string, string, string])[] = [
  ['Apartment', 'Appartement', 'Wohnung'],
  ['House', 'Maison', 'Haus'],
  ['Studio', 'Studio', 'Studio'],
  ['Farmhouse', 'Ferme', 'Bauernhaus'],
  ['Semi-detached house', 'Maison jumelée', 'Doppelhaushälfte mit Einliegerwohnung'],
  ['Loft', 'Loft', 'Loft'],
];

export const filterEssentials: Essentials = {
  ...exampleEssentials,
  propertyTypeArray: PROPERTY_TYPES.map(([en, fr, de], index) => ({
    id: index + 1,
    name: en.toLowerCase(),
    text: name(en, fr, de),
  })),
  rentalTypeArray: [
    { id: 1, name: 'entire-home', text: name('Entire home', 'Logement entier', 'Ganze Unterkunft') },
    { id: 2, name: 'private-room', text: name('Private room', 'Chambre privée', 'Privates Zimmer') },
    { id: 3, name: 'shared-room', text: name('Shared room', 'Chambre partagée', 'Geteiltes Zimmer') },
  ],
};

const feature = (
  id: number,
  slug: string,
  text: FeatureType['text'],
  valueTypeId: FeatureType['valueTypeId'] = 'boolean',
  unit: FeatureType['unit'] = null,
): FeatureType => ({
  id,
  name: slug,
  text,
  valueTypeId,
  defaultValue: null,
  minimumValue: null,
  maximumValue: null,
  unit,
});

/** The four kinds of value, in two categories. */
export const filterFeatures: FeatureCategory[] = [
  {
    id: 1,
    name: 'space',
    text: name('Space', 'Espace', 'Raum'),
    subCategoryArray: [
      {
        id: 1,
        name: 'size',
        text: name('Size', 'Taille', 'Größe'),
        featureTypeArray: [
          feature(1, 'area', name('Living area', 'Surface habitable', 'Wohnfläche'), 'real', 'square-metre'),
          feature(3, 'bedrooms', name('Bedrooms', 'Chambres', 'Schlafzimmer'), 'integer'),
        ],
      },
    ],
  },
  {
    id: 2,
    name: 'indoors',
    text: name('Indoors', 'Intérieur', 'Innen'),
    subCategoryArray: [
      {
        id: 3,
        name: 'comfort',
        text: name('Comfort', 'Confort', 'Komfort'),
        featureTypeArray: [
          feature(21, 'wifi', name('Wi-Fi', 'Wi-Fi', 'WLAN')),
          feature(66, 'sauna', name('Sauna', 'Sauna', 'Sauna')),
          feature(31, 'blackout-curtains', name('Blackout curtains', 'Rideaux', 'Verdunkelungsvorhänge')),
          feature(150, 'breakfast', name('Breakfast', 'Petit-déjeuner', 'Frühstück'), 'booking-option'),
        ],
      },
    ],
  },
];

/** As many as a large import brings. */
export const manyFeatures: FeatureCategory[] = [
  ...filterFeatures,
  ...exampleExtendedData.featureTypeByCategoryAndSubCategoryArray.slice(0, 1).map((category) => ({
    ...category,
    id: 9,
    text: name('Further', 'Autres', 'Weiteres'),
    subCategoryArray: [1, 2, 3, 4, 5].map((part) => ({
      id: 90 + part,
      name: `part-${part}`,
      text: name(`Part ${part}`, `Partie ${part}`, `Teil ${part}`),
      featureTypeArray: Array.from({ length: 50 }, (_none, index) => {
        const id = 1000 + part * 100 + index;
        return feature(id, `feature-${id}`, name(`Amenity ${id}`, `Équipement ${id}`, `Ausstattung ${id}`));
      }),
    })),
  })),
];

const histogram = (commonest: number) =>
  Array.from({ length: HISTOGRAM_PARTS }, (_none, index) =>
    Math.round(60 * Math.exp(-(((index - commonest) / 5) ** 2))),
  );

/** Sauna and shared rooms have none. */
export const exampleFacets: Facets = {
  shortTermCount: 412,
  longTermCount: 187,
  immediateCount: 96,
  propertyTypeArray: [310, 96, 74, 12, 3, 0].map((count, index) => ({ id: index + 1, count })),
  rentalTypeArray: [402, 88, 0].map((count, index) => ({ id: index + 1, count })),
  featureArray: [
    { featureTypeId: 21, count: 377 },
    { featureTypeId: 66, count: 0 },
    { featureTypeId: 31, count: 10_001 },
    { featureTypeId: 150, count: 41 },
    ...manyFeatures
      .flatMap(({ subCategoryArray }) => subCategoryArray.flatMap(({ featureTypeArray }) => featureTypeArray))
      .filter(({ id }) => id >= 1000)
      .map(({ id }) => ({ featureTypeId: id, count: (id * 37) % 480 })),
  ],
  dailyBudgetHistogram: histogram(9),
  monthlyBudgetHistogram: histogram(14),
};

export function pageOf(count: number, facets: Facets | null = exampleFacets): PropertyPage {
  return {
    propertyArray: [],
    page: 1,
    pageCount: Math.ceil(count / 24),
    count: Math.min(count, 10_000),
    isCountExact: count <= 10_000,
    bounds: null,
    facets,
  };
}
