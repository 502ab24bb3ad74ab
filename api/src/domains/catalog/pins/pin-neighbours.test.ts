import { joinNeighbours } from './pin-neighbours.ts';
import type { PinRow } from './pins.repository.ts';

const ZOOM = 10;
/** So many degrees of longitude are a pixel at this zoom. */
const PIXEL = 360 / (256 * 2 ** ZOOM);

function cluster(x: number, count: number, property_ids: string[] = []): PinRow {
  const [latitude, longitude] = [0, x * PIXEL];
  return {
    id: null,
    count,
    latitude,
    longitude,
    south: -0.1,
    north: 0.1,
    west: longitude - 0.001,
    east: longitude + 0.001,
    property_ids,
  };
}

const home = (x: number, id: string, is_best = false) => ({ ...cluster(x, 1), id, is_best }) as PinRow;

const summary = (rows: PinRow[]) => joinNeighbours(rows, ZOOM).map(({ id, count }) => id ?? count);

describe('joinNeighbours', () => {
  it('joins clusters that would lie over each other, at the middle of their homes', () => {
    const [only, ...more] = joinNeighbours([cluster(0, 10), cluster(20, 30)], ZOOM);
    expect(more).toEqual([]);
    expect(only?.count).toBe(40);
    expect((only?.longitude ?? 0) / PIXEL).toBeCloseTo(15, 1);
    expect(only?.west).toBeCloseTo(-0.001, 6);
    expect((only?.east ?? 0) - 20 * PIXEL).toBeCloseTo(0.001, 6);
  });

  it.each<[string, PinRow[], (number | string)[]]>([
    ['leaves those that have room', [cluster(0, 10), cluster(31, 30)], [10, 30]],
    ['joins a home without a price', [cluster(0, 10), home(20, 'dot')], [11]],
    ['leaves one with a price', [cluster(0, 10), home(20, 'best', true)], [10, 'best']],
    ['leaves two homes', [home(0, 'one'), home(20, 'two')], ['one', 'two']],
    ['leaves homes that no zoom parts', [cluster(0, 2, ['a', 'b']), cluster(9, 5), home(3, 'c')], [2, 6]],
  ])('%s', (_case, rows, expected) => {
    expect(summary(rows)).toEqual(expected);
  });
});
