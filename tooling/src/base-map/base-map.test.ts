import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BASE_MAP_FILE, readAtlas } from './base-map-file.ts';
import { encodeLine } from './encode-line.ts';
import { makeBaseMap } from './make-base-map.ts';
import { type Position, simplifyLine } from './simplify-line.ts';

const BYTES_MAXIMUM = 120_000;

describe('the base map', () => {
  const kept = readFileSync(BASE_MAP_FILE, 'utf8');

  it('is what the atlas gives: node tooling/src/base-map/write-base-map.ts', () => {
    expect(JSON.stringify(makeBaseMap(readAtlas())) === JSON.stringify(JSON.parse(kept))).toBe(true);
  });

  it('may be fetched by a phone', () => {
    expect(gzipSync(JSON.stringify(JSON.parse(kept))).length).toBeLessThan(BYTES_MAXIMUM);
  });
});

describe('encodeLine', () => {
  it('writes the example of the format', () => {
    const line: Position[] = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ];
    expect(encodeLine(line, 1e-5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  });

  it('leaves out steps that are too small to see', () => {
    const line: Position[] = [
      [6, 49],
      [6.0001, 49.0001],
    ];
    expect(encodeLine(line, 0.002)).toBe('');
  });
});

describe('simplifyLine', () => {
  const bay: Position[] = [
    [0, 0],
    [1, 0.01],
    [2, 1],
    [3, 0],
    [4, 0],
  ];

  it.each([
    [0.001, 5],
    [0.6, 3],
    [2, 2],
  ])('within %d degrees %i points are left', (degrees, count) => {
    const simple = simplifyLine(bay, () => degrees);
    expect(simple).toHaveLength(count);
    expect([simple[0], simple.at(-1)]).toEqual([bay[0], bay.at(-1)]);
  });

  it('keeps a ring open', () => {
    const ring: Position[] = [...bay, [2, -1], [0, 0]];
    expect(simplifyLine(ring, () => 0.5).length).toBeGreaterThan(3);
  });
});
