import type { Bounds } from '@moien/contract';
import { encodePmtiles, type Tile } from './pmtiles-file.ts';
import type { Bytes } from './protobuf.ts';
import { EXTENT, encodeVectorTile, type TileFeature, type TileLayers } from './vector-tile.ts';

type Place = readonly [latitude: number, longitude: number];
type Drawn = Pick<TileFeature, 'kind' | 'properties'> & { layer: string; places: readonly Place[] };

/** Round the middle of Luxembourg. */
const EXAMPLE_BOUNDS: Bounds = { south: 49.52, west: 5.98, north: 49.7, east: 6.28 };
const [CENTRE_LATITUDE, CENTRE_LONGITUDE] = [49.61, 6.13];
const ZOOMS = { first: 8, last: 13 } as const;
/** What reaches so far over the edge of a tile is drawn in it, too, as a part of its width. */
const MARGIN = 0.1;

const line = (layer: string, properties: TileFeature['properties'], places: readonly Place[]): Drawn => ({
  layer,
  kind: 'line',
  properties,
  places,
});
const name = (text: string, kind: string, place: Place): Drawn => ({
  layer: 'places',
  kind: 'point',
  properties: { kind, name: text },
  places: [place],
});

/** An invented town in the layers of the Protomaps basemap, with names of quarters of Luxembourg. */
const TOWN: readonly Drawn[] = [
  {
    layer: 'earth',
    kind: 'polygon',
    properties: { kind: 'earth' },
    places: [
      [49.7, 5.98],
      [49.7, 6.28],
      [49.52, 6.28],
      [49.52, 5.98],
    ],
  },
  {
    layer: 'landuse',
    kind: 'polygon',
    properties: { kind: 'park' },
    places: [
      [49.617, 6.118],
      [49.617, 6.127],
      [49.607, 6.125],
      [49.608, 6.117],
    ],
  },
  ...streets(),
  line('water', { kind: 'river', name: 'Alzette' }, [
    [49.56, 6.125],
    [49.585, 6.14],
    [49.603, 6.137],
    [49.609, 6.134],
    [49.613, 6.14],
    [49.62, 6.133],
    [49.65, 6.135],
    [49.7, 6.12],
  ]),
  line('roads', { kind: 'rail', kind_detail: 'rail' }, [
    [49.53, 6.06],
    [49.58, 6.12],
    [49.599, 6.134],
    [49.612, 6.145],
    [49.65, 6.139],
    [49.7, 6.13],
  ]),
  line('roads', { kind: 'major_road', name: 'Boulevard Royal' }, [
    [49.606, 6.126],
    [49.612, 6.126],
    [49.617, 6.129],
  ]),
  name('Kirchberg', 'neighbourhood', [49.629, 6.151]),
  name('Limpertsberg', 'neighbourhood', [49.621, 6.121]),
  name('Gare', 'neighbourhood', [49.6, 6.131]),
  name('Bonnevoie', 'neighbourhood', [49.595, 6.142]),
  name('Hollerich', 'neighbourhood', [49.598, 6.118]),
  name('Grund', 'neighbourhood', [49.608, 6.137]),
  name('Strassen', 'locality', [49.62, 6.073]),
  name('Hesperange', 'locality', [49.568, 6.151]),
];

/** A motorway round the town, roads out of it and a net of small streets. */
function streets(): Drawn[] {
  const around = (radius: number, degrees: number): Place => [
    CENTRE_LATITUDE + radius * Math.sin((degrees * Math.PI) / 180) * 0.65,
    CENTRE_LONGITUDE + radius * Math.cos((degrees * Math.PI) / 180),
  ];
  const ring = (radius: number) => Array.from({ length: 37 }, (_, index) => around(radius, index * 10));
  const small = Array.from({ length: 60 }, (_, index) => {
    const from = around(0.006 + (index % 7) * 0.006, index * 31);
    const to = around(0.014 + (index % 5) * 0.007, index * 31 + 25);
    return line('roads', { kind: 'minor_road' }, [from, to]);
  });
  const radial = [20, 75, 140, 200, 250, 310].map((degrees) =>
    line('roads', { kind: 'major_road' }, [around(0.004, degrees), around(0.12, degrees + 8)]),
  );
  return [
    line('roads', { kind: 'highway' }, ring(0.062)),
    line('roads', { kind: 'major_road' }, ring(0.022)),
    ...radial,
    ...small,
  ];
}

/** @param attribution as whoever makes such a file writes it */
export function encodeExampleStreets(attribution = '© OpenStreetMap'): Promise<Bytes> {
  const tiles: Tile[] = [];
  for (let zoom: number = ZOOMS.first; zoom <= ZOOMS.last; zoom += 1) tiles.push(...tilesOf(zoom));
  const metadata = { name: 'Example', attribution, vector_layers: [{ id: 'roads' }, { id: 'places' }] };
  return encodePmtiles({ tiles, bounds: EXAMPLE_BOUNDS, metadata });
}

function tilesOf(zoom: number): Tile[] {
  const { south, west, north, east } = EXAMPLE_BOUNDS;
  const [left, top] = project([north, west], zoom);
  const [right, bottom] = project([south, east], zoom);
  const tiles: Tile[] = [];
  for (let x = Math.floor(left); x <= Math.floor(right); x += 1)
    for (let y = Math.floor(top); y <= Math.floor(bottom); y += 1)
      tiles.push({ zoom, x, y, bytes: encodeVectorTile(layersOf(zoom, x, y)) });
  return tiles;
}

function layersOf(zoom: number, x: number, y: number): TileLayers {
  const layers: Record<string, TileFeature[]> = {};
  for (const { layer, kind, properties, places } of TOWN) {
    const points = places.map((place) => {
      const [column, row] = project(place, zoom);
      return [(column - x) * EXTENT, (row - y) * EXTENT] as const;
    });
    if (!isInTile(points)) continue;
    const features = layers[layer] ?? [];
    layers[layer] = [...features, { kind, properties, points }];
  }
  return layers;
}

function isInTile(points: readonly (readonly [number, number])[]): boolean {
  const [least, most] = [-MARGIN * EXTENT, (1 + MARGIN) * EXTENT];
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [across, down].every((values) => Math.max(...values) >= least && Math.min(...values) <= most);
}

/** Column and row of a place among the tiles of a zoom (Web Mercator). */
function project([latitude, longitude]: Place, zoom: number): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [((longitude + 180) / 360) * 2 ** zoom, (0.5 - Math.atanh(sine) / (2 * Math.PI)) * 2 ** zoom];
}
