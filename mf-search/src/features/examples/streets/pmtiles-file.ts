import type { Bounds } from '@moien/contract';
import { zxyToTileId } from 'pmtiles';
import { type Bytes, joined, varint } from './protobuf.ts';

export type Tile = { zoom: number; x: number; y: number; bytes: Bytes };

type PmtilesContent = { tiles: readonly Tile[]; bounds: Bounds; metadata: object };

type Part = { id: number; zoom: number; bytes: Bytes };

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

/**
 * A file with one directory, by the specification of PMTiles 3; directory, metadata and tiles are compressed.
 */
export async function encodePmtiles({ tiles, bounds, metadata }: PmtilesContent): Promise<Bytes> {
  const parts = await Promise.all(
    tiles.map(async ({ zoom, x, y, bytes }) => ({
      id: zxyToTileId(zoom, x, y),
      zoom,
      bytes: await gzip(bytes),
    })),
  );
  parts.sort((one, other) => one.id - other.id);
  const directory = await gzip(encodeDirectory(parts));
  const description = await gzip(new TextEncoder().encode(JSON.stringify(metadata)));
  const data = joined(parts.map(({ bytes }) => bytes));
  const sections = [directory, description, new Uint8Array(), data];
  return joined([encodeHeader(parts, sections, bounds), ...sections]);
}

function encodeHeader(parts: readonly Part[], sections: readonly Bytes[], bounds: Bounds): Bytes {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('PMTiles\u0003'));
  let offset = HEADER_BYTES;
  for (const [index, { length }] of sections.entries()) {
    view.setBigUint64(8 + 16 * index, BigInt(offset), true);
    view.setBigUint64(16 + 16 * index, BigInt(length), true);
    offset += length;
  }
  for (const at of [72, 80, 88]) view.setBigUint64(at, BigInt(parts.length), true);
  const zooms = parts.map(({ zoom }) => zoom);
  const [first, last] = [Math.min(...zooms), Math.max(...zooms)];
  bytes.set([1, GZIP, GZIP, VECTOR_TILES, first, last], 96);
  const { south, west, north, east } = bounds;
  const corners = [west, south, east, north];
  for (const [index, degrees] of corners.entries()) view.setInt32(102 + 4 * index, degrees * 1e7, true);
  view.setUint8(118, last);
  view.setInt32(119, ((west + east) / 2) * 1e7, true);
  view.setInt32(123, ((south + north) / 2) * 1e7, true);
  return bytes;
}

function encodeDirectory(parts: readonly Part[]): Bytes {
  const ids = parts.map(({ id }, index) => id - (parts[index - 1]?.id ?? 0));
  const runs = parts.map(() => 1);
  const lengths = parts.map(({ bytes }) => bytes.length);
  // One more than the offset; zero: directly after the one before.
  const offsets = parts.map((_part, index) => (index === 0 ? 1 : 0));
  return new Uint8Array([parts.length, ...ids, ...runs, ...lengths, ...offsets].flatMap(varint));
}

async function gzip(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
