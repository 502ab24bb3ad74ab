import type { Random } from '@moien/api/lib/random';
import type { Place } from '../places/place.ts';
import type { FacadeName } from '../scenes/families/family.ts';
import { pickWeighted } from './building.ts';

type Weights = readonly (readonly [FacadeName, number])[];

/** Quarters that were built in the last decades. */
const NEW_QUARTERS = new Set(['Kirchberg', 'Belval', 'Gasperich', 'Weimershof']);

/** Towns of flats whose streets have a face of their own; elsewhere the country's is taken. */
const FLATS_OF_TOWN: Readonly<Record<string, Weights>> = {
  Paris: [
    ['haussmann', 74],
    ['modern-block', 16],
    ['tower', 10],
  ],
  Berlin: [
    ['haussmann', 38],
    ['modern-block', 36],
    ['tower', 16],
    ['townhouse', 10],
  ],
  Munich: [
    ['haussmann', 30],
    ['modern-block', 40],
    ['townhouse', 22],
    ['tower', 8],
  ],
  Brussels: [
    ['brick-terrace', 46],
    ['haussmann', 24],
    ['modern-block', 20],
    ['tower', 10],
  ],
};

const FLATS: Readonly<Record<Place['region'], Weights>> = {
  luxembourg: [
    ['townhouse', 40],
    ['modern-block', 40],
    ['haussmann', 12],
    ['tower', 8],
  ],
  germany: [
    ['townhouse', 34],
    ['modern-block', 36],
    ['half-timbered', 20],
    ['tower', 10],
  ],
  france: [
    ['haussmann', 54],
    ['modern-block', 26],
    ['townhouse', 12],
    ['tower', 8],
  ],
  belgium: [
    ['brick-terrace', 54],
    ['modern-block', 26],
    ['townhouse', 12],
    ['tower', 8],
  ],
};

/** What no small town has. */
const URBAN = new Set<FacadeName>(['tower', 'haussmann']);

const NEW_FLATS: Weights = [
  ['tower', 46],
  ['modern-block', 54],
];

const TOWN_HOUSES: Readonly<Record<Place['region'], Weights>> = {
  luxembourg: [
    ['townhouse', 78],
    ['half-timbered', 10],
    ['brick-terrace', 12],
  ],
  germany: [
    ['half-timbered', 48],
    ['townhouse', 52],
  ],
  france: [
    ['townhouse', 66],
    ['half-timbered', 34],
  ],
  belgium: [
    ['brick-terrace', 82],
    ['townhouse', 18],
  ],
};

const COUNTRY_HOUSES: Weights = [
  ['farm', 46],
  ['townhouse', 30],
  ['half-timbered', 24],
];

const COTTAGES: Weights = [
  ['farm', 70],
  ['half-timbered', 30],
];

/** Where a home stands, as far as it shows in its house. */
export interface Surroundings {
  region: Place['region'];
  /** English name of the town. */
  town: string;
  quarter?: string | undefined;
  /** A small town or village. */
  isRural: boolean;
}

/** `propertyType` is a name of the vocabulary. */
interface TypeOfHome {
  propertyType: string;
  isHouse: boolean;
}

const FARM_TYPES = new Set(['cottage', 'chalet', 'farm-stay', 'tiny-house']);

function weightsOf({ region, town, quarter, isRural }: Surroundings, home: TypeOfHome): Weights {
  const { propertyType, isHouse } = home;
  if (FARM_TYPES.has(propertyType)) return COTTAGES;
  if (isHouse && propertyType !== 'townhouse' && isRural) return COUNTRY_HOUSES;
  if (isHouse) return TOWN_HOUSES[region];
  if (quarter !== undefined && NEW_QUARTERS.has(quarter)) return NEW_FLATS;
  const flats = FLATS_OF_TOWN[town] ?? FLATS[region];
  return isRural ? flats.filter(([facade]) => !URBAN.has(facade)) : flats;
}

/** The kind of house that a home of this place and type is drawn as. */
export function facadeOf(surroundings: Surroundings, home: TypeOfHome, random: Random): FacadeName {
  return pickWeighted(weightsOf(surroundings, home), random);
}
