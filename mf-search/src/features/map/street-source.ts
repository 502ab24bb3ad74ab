import type { Bounds } from '@moien/contract';
import { PMTiles, type RangeResponse } from 'pmtiles';
import { attributionOf, isFromOpenStreetMap } from './street-attribution.ts';

/** Streets of the site's own: an archive of vector tiles, and what it covers. */
export type StreetSource = {
  archive: PMTiles;
  bounds: Bounds;
  /** Of its tiles. */
  zooms: { first: number; last: number };
  /** Whose data it is. */
  isFromOpenStreetMap: boolean;
  attribution: string;
};

/** A part of the map that cannot be read is said once, and stays as the ground has it. */
class QuietArchive extends PMTiles {
  #hasWarned = false;

  override async getZxy(
    zoom: number,
    x: number,
    y: number,
    signal?: AbortSignal,
  ): Promise<RangeResponse | undefined> {
    try {
      return await super.getZxy(zoom, x, y, signal);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      if (!this.#hasWarned) console.warn('Some streets could not be loaded.', error);
      this.#hasWarned = true;
      return undefined;
    }
  }
}

/** Reads what the file says of itself. @throws when it cannot be read */
export async function openStreets(url: string): Promise<StreetSource> {
  const archive = new QuietArchive(url);
  const header = await archive.getHeader();
  const attribution = attributionOf(await archive.getMetadata());
  return {
    archive,
    bounds: { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon },
    zooms: { first: header.minZoom, last: header.maxZoom },
    isFromOpenStreetMap: isFromOpenStreetMap(attribution),
    attribution,
  };
}
