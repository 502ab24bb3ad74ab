import { type Bytes, bytesField, joined, numberField, packedField, textField, zigzag } from './protobuf.ts';

/** Pixels of a tile, from its north-west corner to the east and the south. */
type TilePoint = readonly [x: number, y: number];

export type TileFeature = {
  kind: 'point' | 'line' | 'polygon';
  points: readonly TilePoint[];
  properties: Record<string, string>;
};

/** Features by the name of their layer. */
export type TileLayers = Record<string, readonly TileFeature[]>;

export const EXTENT = 4096;
const TYPES = { point: 1, line: 2, polygon: 3 } as const;
const COMMANDS = { move: 1, line: 2, close: 7 } as const;

/** By the Mapbox Vector Tile specification, version 2. */
export function encodeVectorTile(layers: TileLayers): Bytes {
  return joined(Object.entries(layers).map(([name, features]) => bytesField(3, encodeLayer(name, features))));
}

function encodeLayer(name: string, features: readonly TileFeature[]): Bytes {
  const properties = features.flatMap((feature) => Object.entries(feature.properties));
  const keys = [...new Set(properties.map(([key]) => key))];
  const values = [...new Set(properties.map(([, value]) => value))];
  return joined([
    numberField(15, 2),
    textField(1, name),
    ...features.map((feature) => bytesField(2, encodeFeature(feature, keys, values))),
    ...keys.map((key) => textField(3, key)),
    ...values.map((value) => bytesField(4, textField(1, value))),
    numberField(5, EXTENT),
  ]);
}

function encodeFeature(feature: TileFeature, keys: readonly string[], values: readonly string[]): Bytes {
  const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
    keys.indexOf(key),
    values.indexOf(value),
  ]);
  return joined([
    packedField(2, tags),
    numberField(3, TYPES[feature.kind]),
    packedField(4, encodeGeometry(feature)),
  ]);
}

function encodeGeometry({ kind, points }: TileFeature): number[] {
  const [start, ...others] = stepsOf(points);
  const steps = others.flat();
  return [
    command(COMMANDS.move, 1),
    ...(start ?? []),
    ...(others.length > 0 ? [command(COMMANDS.line, others.length), ...steps] : []),
    ...(kind === 'polygon' ? [command(COMMANDS.close, 1)] : []),
  ];
}

/** Each point as seen from the one before. */
function stepsOf(points: readonly TilePoint[]): number[][] {
  let [atX, atY] = [0, 0];
  return points.map((point) => {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const step = [zigzag(x - atX), zigzag(y - atY)];
    [atX, atY] = [x, y];
    return step;
  });
}

function command(id: number, count: number): number {
  return id + count * 8;
}
