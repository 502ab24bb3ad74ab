import { importFresh } from '@moien/shared-lib';

/** Where a country's name stands; large ones (`size` in degrees) are named first. */
export type CountryLabel = { code: string; latitude: number; longitude: number; size: number };

/**
 * Land, borders and names of countries, drawn by ourselves from Natural Earth: no map needs anybody else's
 * server.
 */
export type BaseMap = { precision: number; land: string[]; borders: string[]; countries: CountryLabel[] };

let promise: Promise<BaseMap> | undefined;

/** Loaded once; after a failure the next map asks again. */
export function loadBaseMap(): Promise<BaseMap> {
  promise ??= importFresh(
    () => import(/* webpackChunkName: "base-map" */ './base-map.json', { with: { type: 'json' } }),
  ).then(
    (module): BaseMap => module.default,
    (error: unknown) => {
      promise = undefined;
      throw error;
    },
  );
  return promise;
}
