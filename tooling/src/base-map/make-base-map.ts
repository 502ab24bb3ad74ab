import { mergeArcs, meshArcs } from 'topojson-client';
import { countryCodeOf } from './country-codes.ts';
import { encodeLine } from './encode-line.ts';
import { type Position, simplifyLine, type Tolerance } from './simplify-line.ts';

/** Indices of arcs: the outline of a part, then those of its lakes. */
type Polygon = { type: 'Polygon'; arcs: number[][]; properties: { name: string } };
type MultiPolygon = { type: 'MultiPolygon'; arcs: number[][][]; properties: { name: string } };
type Country = Polygon | MultiPolygon;

/**
 * TopoJSON as the package world-atlas has it: lines that neighbours share are there once, in steps of the
 * grid.
 */
export type Atlas = {
  type: 'Topology';
  arcs: number[][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { countries: { type: 'GeometryCollection'; geometries: Country[] } };
};

/**
 * Where a country's name stands; `size` is the square root of its area in degrees, so that large ones are
 * named first.
 */
type CountryLabel = { code: string; latitude: number; longitude: number; size: number };
export type BaseMap = { precision: number; land: string[]; borders: string[]; countries: CountryLabel[] };

/** Degrees. */
const PRECISION = 0.002;
const FINEST = 0.0035;
const COARSEST = 0.07;
/** Where homes are: drawn as finely as the data is. Around it lines become coarser with each degree. */
const DETAILED = { west: -5, east: 16, south: 43, north: 55 };
const COARSER_FOR_EACH_DEGREE = 0.0022;
/** Islands below so many times what may be missed are left out. */
const SMALLEST_ISLAND = 5;
/** The ice is drawn by nobody who looks for a home. */
const SOUTHERNMOST = -60;

/** Land, the borders between countries, and the countries' names, from Natural Earth's atlas. */
export function makeBaseMap(atlas: Atlas): BaseMap {
  const arcs = decodeArcs(atlas);
  const { geometries: countries } = atlas.objects.countries;
  const shown = countries.map((country) => withoutSmallParts(country, arcs));
  const simplified = arcs.map((arc) => simplifyLine(arc, tolerance));
  const land = mergeArcs(
    atlas,
    shown.filter(({ arcs }) => arcs.length > 0),
  );
  const collection = { type: 'GeometryCollection' as const, geometries: shown };
  const borders = meshArcs(atlas, collection, (one, other) => one !== other);
  return {
    precision: PRECISION,
    land: encodeAll(land.arcs.flat().map((ring) => stitch(ring, simplified))),
    borders: encodeAll(borders.arcs.map((line) => stitch(line, simplified))),
    countries: countries.flatMap((country) => labelOf(country, arcs)),
  };
}

function encodeAll(lines: Position[][]): string[] {
  return lines.map((line) => encodeLine(line, PRECISION)).filter((text) => text !== '');
}

const tolerance: Tolerance = ([longitude, latitude]) => {
  const east = Math.max(DETAILED.west - longitude, 0, longitude - DETAILED.east);
  const north = Math.max(DETAILED.south - latitude, 0, latitude - DETAILED.north);
  return Math.min(COARSEST, FINEST + COARSER_FOR_EACH_DEGREE * Math.hypot(east, north));
};

function decodeArcs({ arcs, transform }: Atlas): Position[][] {
  const [[scaleX, scaleY], [x, y]] = [transform.scale, transform.translate];
  return arcs.map((arc) => {
    let [column, row] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]): Position => {
      column += stepX;
      row += stepY;
      return [column * scaleX + x, row * scaleY + y];
    });
  });
}

/** A negative number names an arc that is walked from its end. */
function stitch(ring: readonly number[], arcs: readonly Position[][]): Position[] {
  return ring.flatMap((number, index) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
    return index === 0 ? arc : arc.slice(1);
  });
}

function partsOf(country: Country): number[][][] {
  return country.type === 'Polygon' ? [country.arcs] : country.arcs;
}

function withoutSmallParts(country: Country, arcs: readonly Position[][]): MultiPolygon {
  const parts = partsOf(country).filter(([outline = []]) => {
    const { west, east, south, north } = boxOf(stitch(outline, arcs));
    const size = Math.max((east - west) * Math.cos((south * Math.PI) / 180), north - south);
    const smallest = SMALLEST_ISLAND * tolerance([(west + east) / 2, (south + north) / 2]);
    return north > SOUTHERNMOST && (outline.length > 1 || size > smallest);
  });
  return { type: 'MultiPolygon', arcs: parts, properties: country.properties };
}

function boxOf(line: readonly Position[]) {
  const [longitudes, latitudes] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/** In the middle of the largest part. */
function labelOf(country: Country, arcs: readonly Position[][]): CountryLabel[] {
  const code = countryCodeOf(country.properties.name);
  const outlines = partsOf(country).map(([outline = []]) => stitch(outline, arcs));
  const [largest] = outlines.map(centreOf).sort((a, b) => b.area - a.area);
  if (code === undefined || !largest || largest.latitude < SOUTHERNMOST) return [];
  const [latitude, longitude] = [round(largest.latitude, 100), round(largest.longitude, 100)];
  return [{ code, latitude, longitude, size: round(Math.sqrt(largest.area), 10) }];
}

/** The centre of gravity of a ring, and its area in square degrees of latitude. */
function centreOf(ring: readonly Position[]) {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [longitude, latitude]] of ring.entries()) {
    const [nextLongitude, nextLatitude] = ring[(index + 1) % ring.length] ?? [0, 0];
    const cross = longitude * nextLatitude - nextLongitude * latitude;
    area += cross / 2;
    x += ((longitude + nextLongitude) * cross) / 6;
    y += ((latitude + nextLatitude) * cross) / 6;
  }
  const centre = area === 0 ? { longitude: 0, latitude: 0 } : { longitude: x / area, latitude: y / area };
  return { ...centre, area: Math.abs(area) * Math.cos((centre.latitude * Math.PI) / 180) };
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
