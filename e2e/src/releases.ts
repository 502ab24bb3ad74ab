import { fileURLToPath } from 'node:url';
import { faultLine, type Release } from '@moien/contract';
import type { FaultCase } from '@moien/tooling/testing/fault-cases';
import { readRecord, readTelemetry } from '@moien/tooling/testing/fault-watch';
import { allOf, showVersion } from '@moien/tooling/testing/release-edits';
import { openReleaseSite, type ReleaseSite } from '@moien/tooling/testing/release-site';
import { startService } from '@moien/tooling/testing/service';
import type { StackAnnouncement } from '@moien/tooling/testing/stack-service';
import type { Page } from '@playwright/test';
import { test as base, expect } from './test.ts';

export { expect };

const script = fileURLToPath(new URL('../../tooling/src/testing/stack-service.ts', import.meta.url));

/** Journeys that publish have a site of their own in each worker: others would meet their releases. */
export const test = base.extend<object, { releases: ReleaseSite }>({
  releases: [
    async ({ browserName: _ }, use) => {
      const service = await startService<StackAnnouncement>(script, { MOIEN_STACK_HOMES: '40' });
      try {
        await use(await openReleaseSite(service.announced));
      } finally {
        await service.stop();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  siteAddress: [async ({ releases }, use) => use(releases.address), { scope: 'worker' }],
});

type Fault = Pick<FaultCase, 'fault' | 'part' | 'edit'>;

/** Activates a good release of mf-search and after it one with a fault. */
export async function shipFault(releases: ReleaseSite, { edit }: Pick<Fault, 'edit'>) {
  const good = await releases.publish('mf-search', showVersion);
  await releases.activate('mf-search', good.version);
  const bad = await releases.publish('mf-search', edit ? allOf(showVersion, edit) : showVersion);
  await releases.activate('mf-search', bad.version);
  return { good, bad };
}

export function headlineOf(page: Page, { remote, version }: Release) {
  return page.locator(`h1[data-release="${remote.name}@${version}"]`);
}

export function searchBarOf(page: Page, { remote, version }: Release) {
  return page.locator(`search[data-release="${remote.name}@${version}"]`);
}

/** One line in the console and one message to the site name the fault, and nothing else. */
export async function expectFault(page: Page, bad: Release, { fault, part }: Fault): Promise<void> {
  const { name, owner } = bad.remote;
  const named = part?.(bad);
  const line = faultLine(fault, { remote: name, version: bad.version, owner, part: named });
  await expect.poll(async () => (await readRecord(page)).lines.map(({ text }) => text)).toEqual([line]);
  const event = { remote: name, version: bad.version, fault, ...(named && { part: named }) };
  expect((await readTelemetry(page)).map(({ eventArray }) => eventArray)).toEqual([[event]]);
}
