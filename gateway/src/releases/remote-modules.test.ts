import { createHash } from 'node:crypto';
import type { OfferedRelease } from '@moien/contract';
import { offer } from '../testing/signed-registry.ts';
import { createRemoteModules } from './remote-modules.ts';

const MISSING = 'mf-search@1/server.cjs is not there';
let time: number;
let runs: { count: number };
let store: Map<string, string>;
let reads: string[];
let moduleOf: ReturnType<typeof createRemoteModules>;

beforeEach(() => {
  time = 0;
  runs = { count: 0 };
  store = new Map();
  reads = [];
  moduleOf = createRemoteModules({
    readFile: async (key) => {
      reads.push(key);
      const source = store.get(key);
      if (source === 'away') throw new Error('connect ECONNREFUSED');
      return source === undefined ? undefined : Buffer.from(source);
    },
    sharedModules: { runs },
    now: () => time,
  });
});

/** A release whose server build is this source, in the store or still to come there. */
function release(version: string, source = `exports.remote = { name: '${version}' };`): OfferedRelease {
  const serverIntegrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  return offer(version, { serverIntegrity });
}
const put = (version: string, source = `exports.remote = { name: '${version}' };`) =>
  store.set(`mf-search/${version}/server/server.cjs`, source);

it('a server build is read and run once', async () => {
  put('1');
  const first = await moduleOf(release('1'));
  expect(first).toEqual({ name: '1' });
  expect(await moduleOf(release('1'))).toBe(first);
  expect(reads).toEqual(['mf-search/1/server/server.cjs']);
});

it.each([
  ['is missing', undefined, MISSING],
  ['cannot be reached', 'away', 'cannot be read'],
])(
  'one that %s is asked for again after a second, and used as soon as it is back',
  async (_case, source, reason) => {
    if (source) put('1', source);
    await expect(moduleOf(release('1'))).rejects.toMatchObject({
      fault: 'MF-501',
      message: expect.stringContaining(reason),
    });
    put('1');
    time = 999;
    await expect(moduleOf(release('1'))).rejects.toMatchObject({ fault: 'MF-501' });
    expect(reads).toHaveLength(1);
    time = 1000;
    expect(await moduleOf(release('1'))).toEqual({ name: '1' });
  },
);

it('one with a byte changed never runs', async () => {
  put('1', 'require("runs").count += 1;');
  await expect(moduleOf(release('1'))).rejects.toMatchObject({ fault: 'MF-502' });
  expect([reads.length, runs.count]).toEqual([1, 0]);
});

it('one that throws is not run for every document', async () => {
  const source = 'require("runs").count += 1; throw new Error("broken");';
  put('1', source);
  for (time of [0, 9999]) await expect(moduleOf(release('1', source))).rejects.toThrow('broken');
  expect(runs.count).toBe(1);
  time = 10_000;
  await expect(moduleOf(release('1', source))).rejects.toMatchObject({ fault: 'MF-501' });
  expect(runs.count).toBe(2);
});

it('of a remote the three versions used last stay in memory', async () => {
  for (const version of ['1', '2', '3', '4']) {
    put(version);
    await moduleOf(release(version));
  }
  for (const version of ['4', '3', '2', '1']) await moduleOf(release(version));
  expect(reads.map((key) => key.split('/')[1])).toEqual(['1', '2', '3', '4', '1']);
});
