import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mountSmallDisk } from '@moien/api/testing/small-disk';
import type { SignedRegistry } from '@moien/contract';
import { tinyRelease } from '@moien/tooling/testing/tiny-release';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'moien-small-disk-'));
const mounted = mountSmallDisk(folder, 2);
const disk = typeof mounted === 'string' ? undefined : mounted;
// Only root may mount a disk, as in a container.
const onSmallDisk = disk ? it : it.skip;

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ REGISTRY_FILE: join(folder, 'registry.json') });
}, 120_000);

afterAll(async () => {
  await site.close();
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Of the registry on disk. */
function keptSequence(): number {
  const { payload } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as SignedRegistry;
  return JSON.parse(payload).sequence;
}

async function activate(number: number): Promise<number> {
  const tiny = tinyRelease(number);
  await site.releases.publish(tiny);
  const { remote, version } = tiny.release;
  const event = await site.releases.activate(remote.name, version, 'a test');
  if (!('sequence' in event)) throw new Error('No approval is needed here.');
  await site.releases.untilShown(event.sequence);
  return event.sequence;
}

onSmallDisk(
  'a gateway goes on while its registry cannot be kept, and keeps the next one that can',
  async () => {
    const before = await activate(1);
    await until(() => keptSequence() === before);
    disk?.fill();
    const during = await activate(2);
    expect(during).toBeGreaterThan(before);
    await until(async () => (await storageCheck()).includes('Files of registry cannot be written'));
    expect([keptSequence(), readdirSync(folder).sort()]).toEqual([before, ['filling', 'registry.json']]);
    disk?.free();
    const after = await activate(3);
    await until(() => keptSequence() === after);
    expect(readdirSync(folder)).toEqual(['registry.json']);
    await until(async () => (await storageCheck()) === 'ok');
  },
);

async function storageCheck(): Promise<string> {
  return JSON.parse((await site.visit('/readyz')).body).checks.storage;
}

async function until(isReached: () => Promise<boolean> | boolean): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while (!(await isReached())) {
    limit.throwIfAborted();
    await delay(20);
  }
}
